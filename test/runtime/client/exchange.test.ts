import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { exchange } from '../../../runtime/client/exchange.js';
import { settingsOf } from '../../../runtime/client/options.js';
import type { CallOptions, ClientOptions } from '../../../runtime/client/options.js';
import { TransportError } from '../../../runtime/client/transport-error.js';
import { answering, scriptedServer } from './scripted-server.js';
import type { Script, ScriptedServer } from './scripted-server.js';

const servers: ScriptedServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function serve(script: Script): Promise<ScriptedServer> {
  const server = await scriptedServer(script);
  servers.push(server);
  return server;
}

function post(address: string, options: ClientOptions = {}, call: CallOptions = {}) {
  const outgoing = {
    method: 'POST',
    url: new URL(address),
    headers: { 'Content-Type': 'text/xml' },
    body: '<a>é</a>',
  } as const;
  return exchange(outgoing, settingsOf(options), call);
}

function get(address: string, options: ClientOptions = {}) {
  return exchange({ method: 'GET', url: new URL(address), headers: {} }, settingsOf(options), {});
}

async function failure(promise: Promise<unknown>): Promise<TransportError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof TransportError)) throw new Error(`expected a TransportError, got ${inspect(error)}`);
  return error;
}

test("sends body and fields; the call's own fields win over the client's and the protocol's", async () => {
  const server = await serve(answering(200, 'text/xml', '<b/>'));
  await post(
    server.address,
    { headers: { 'X-One': '1', 'X-Two': '1' } },
    { headers: { 'x-two': '2', 'content-type': 'a/b' } },
  );
  const [{ headers, body, method } = { headers: {} }] = server.received;
  expect([method, body]).toEqual(['POST', '<a>é</a>']);
  expect(headers).toMatchObject({ 'x-one': '1', 'x-two': '2', 'content-type': 'a/b', 'content-length': '9' });
});

test('refuses a field value that is none without repeating it', async () => {
  await expect(post('http://127.0.0.1:9', { headers: { Authorization: 'Bearer s3\ncret' } })).rejects.toThrow(
    '"Authorization" with the value given is no HTTP field',
  );
});

test('compresses requests when asked to, and reads compressed answers unasked', async () => {
  const server = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('<b/>'));
  });
  const answer = await post(server.address, { gzip: true });
  expect(server.received[0]).toMatchObject({ body: '<a>é</a>', headers: { 'content-encoding': 'gzip' } });
  expect(Buffer.from(answer.bytes).toString()).toBe('<b/>');
});

test('an answer with a broken compression is unreadable', async () => {
  const server = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('<b/>');
  });
  expect(await failure(post(server.address))).toMatchObject({ kind: 'unreadable', code: 'Z_DATA_ERROR' });
});

test('says that nobody listens', async () => {
  const server = await scriptedServer(answering(200, 'text/xml', ''));
  await server.close();
  const error = await failure(get(`${server.address}?password=s3cret`));
  expect(error).toMatchObject({ kind: 'unreachable', code: 'ECONNREFUSED', address: server.address });
  expect(error.message).toBe(`no answer from ${server.address}: ECONNREFUSED`);
});

test('says that a name has no address', async () => {
  expect(await failure(get('http://nowhere.invalid/'))).toMatchObject({ kind: 'unreachable' });
});

test('a connection that breaks before or within the answer is interrupted, since the call may have been carried out', async () => {
  const before = await serve((_request, response) => response.destroy());
  expect(await failure(post(before.address))).toMatchObject({ kind: 'interrupted' });
  const within = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('<b>');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await failure(post(within.address))).toMatchObject({ kind: 'interrupted' });
  const compressed = gzipSync(`<b>${'0123456789'.repeat(300)}</b>`);
  const withinGzip = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': compressed.length });
    response.write(compressed.subarray(0, 40), () => setTimeout(() => response.destroy(), 20));
  });
  expect(await failure(post(withinGzip.address))).toMatchObject({ kind: 'interrupted' });
});

test('something that does not speak HTTP is interrupted', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('220 mail.example.org ESMTP\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await failure(get(`http://127.0.0.1:${port}/`))).toMatchObject({ kind: 'interrupted' });
  server.close();
});

test('gives up when its time is over, with no answer and with one that trickles', async () => {
  const silent = await serve(() => undefined);
  expect(await failure(post(silent.address, { timeout: 50 }))).toMatchObject({
    kind: 'timeout',
    message: `no complete answer from ${silent.address} within 50 ms`,
  });
  const trickling = await serve((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(timer));
  });
  expect(await failure(post(trickling.address, {}, { timeout: 60 }))).toMatchObject({ kind: 'timeout' });
});

test("ends when the caller's signal says so, before and during the call, with the signal's reason", async () => {
  const silent = await serve(() => undefined);
  const early = await failure(post(silent.address, {}, { signal: AbortSignal.abort('changed my mind') }));
  expect(early).toMatchObject({ kind: 'aborted', cause: 'changed my mind' });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  expect(await failure(post(silent.address, {}, { signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
});

test('a fetch that heeds no signal does not hold the call', async () => {
  const stuck = () => new Promise<Response>(() => undefined);
  expect(await failure(post('http://127.0.0.1:9/', { fetch: stuck, timeout: 20 }))).toMatchObject({ kind: 'timeout' });
});

test('reads no more of an answer than it may, compressed or not', async () => {
  const server = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000)));
  });
  expect(await failure(post(server.address, { maxAnswerBytes: 1_000_000 }))).toMatchObject({
    kind: 'unreadable',
    message: `the answer from ${server.address} is larger than 1000000 bytes`,
  });
});

describe('redirects', () => {
  const redirecting =
    (status: number, location: (own: string) => string): Script =>
    (request, response) => {
      if (request.url.startsWith('/moved')) response.writeHead(200).end('<b/>');
      else response.writeHead(status, { Location: location(`http://${request.headers.host ?? ''}`) }).end();
    };

  test('within the origin are followed where the request stays what it was', async () => {
    const permanent = await serve(redirecting(308, () => '/moved?to=here'));
    expect((await post(permanent.address)).status).toBe(200);
    expect(permanent.received[1]).toMatchObject({ method: 'POST', url: '/moved?to=here', body: '<a>é</a>' });
    const found = await serve(redirecting(302, (own) => `${own}/moved`));
    expect((await get(found.address)).status).toBe(200);
  });

  test('that would turn a POST into a GET are not followed', async () => {
    const server = await serve(redirecting(302, () => '/moved'));
    expect((await post(server.address)).status).toBe(302);
    expect(server.received).toHaveLength(1);
  });

  test('to another origin are not followed: the request holds credentials', async () => {
    const other = await serve(answering(200, 'text/xml', '<b/>'));
    const server = await serve(redirecting(307, () => other.address));
    expect((await post(server.address)).status).toBe(307);
    expect(other.received).toHaveLength(0);
  });

  test('that never end do end', async () => {
    const server = await serve((_request, response) => response.writeHead(307, { Location: '/again' }).end());
    expect((await post(server.address)).status).toBe(307);
    expect(server.received).toHaveLength(6);
  });
});

const onTestEnd: (() => void)[] = [];
afterEach(() => onTestEnd.splice(0).forEach((end) => end()));

/** A peer on a bare socket: writes what it is told for each request that has come in. */
async function rawPeer(answer: (socket: Socket, count: number) => void): Promise<{ readonly address: string }> {
  let count = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('data', (chunk) => chunk.includes('</a>') && answer(socket, ++count));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestEnd.push(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return { address: `http://127.0.0.1:${port}/` };
}

describe('on the wire', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n';

  test.each<[string, string, string]>([
    ['a chunk that is cut off', `${head}Transfer-Encoding: chunked\r\n\r\n10\r\n<b>`, 'interrupted'],
    ['a last chunk that never comes', `${head}Transfer-Encoding: chunked\r\n\r\n3\r\n<b>\r\n`, 'interrupted'],
    ['a chunk size that is none', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n<b>\r\n`, 'interrupted'],
    ['two lengths that differ', `${head}Content-Length: 4\r\nContent-Length: 5\r\n\r\n<b/>`, 'interrupted'],
    ['fields without end', `${head}${'X-Filler: x\r\n'.repeat(5000)}`, 'interrupted'],
  ])('%s is an error of its kind', async (_what, text, kind) => {
    const peer = await rawPeer((socket) => socket.end(text, 'latin1'));
    expect(await failure(post(peer.address, { timeout: 5000 }))).toMatchObject({ kind });
  });

  test('interim answers are passed over', async () => {
    const early = 'HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n';
    const peer = await rawPeer((socket) => socket.end(`${early}${head}Content-Length: 4\r\n\r\n<b/>`));
    expect((await post(peer.address)).bytes.toString()).toBe(Buffer.from('<b/>').toString());
  });

  test('a kept connection that the peer has closed since is replaced by another', async () => {
    const peer = await rawPeer((socket) => {
      socket.write(`${head}Content-Length: 4\r\n\r\n<b/>`);
      setTimeout(() => socket.end(), 10);
    });
    for (let call = 0; call < 3; call++) {
      expect((await post(peer.address)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });

  test('a kept connection that the peer closes over the next request is an interruption, and no request is sent twice', async () => {
    let requests = 0;
    const peer = await rawPeer((socket, count) => {
      requests = count;
      if (count === 1) socket.write(`${head}Content-Length: 4\r\n\r\n<b/>`);
      else socket.destroy();
    });
    expect((await post(peer.address)).status).toBe(200);
    expect(await failure(post(peer.address))).toMatchObject({ kind: 'interrupted' });
    expect(requests).toBe(2);
  });
});
