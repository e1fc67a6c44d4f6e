import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

import { createEndpoint, createHandler, createHttpServer } from 'soapwright/runtime';
import type { HttpRequest, HttpResponse } from 'soapwright/runtime';

import { probeService } from '../probe/probe-service.js';
import { element, envelope, PROBE_NAMESPACE, PROBE_PATH, SOAP_11 } from '../support/http-requests.js';
import { listening, sendRaw } from '../support/listening.js';

const TIMES = {
  headersTimeout: 150,
  requestTimeout: 300,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 100,
  answerTimeout: 200,
};

const login = envelope(SOAP_11, element('Login', { username: 'user1' }));

function post(body: string | Buffer, headers = ''): Buffer {
  const head =
    `POST ${PROBE_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: text/xml\r\nSOAPAction: "${PROBE_NAMESPACE}Login"\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body as string)]);
}

describe('peers that take their time', () => {
  const server = createHttpServer(createHandler(createEndpoint(probeService())), TIMES);
  const { port } = listening(server);

  test('headers that do not end are answered 408, and the connection ends', async () => {
    expect(await sendRaw(port(), 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  test('a peer that sends a byte now and then has no more time than others', async () => {
    const socket = connect(port(), '127.0.0.1');
    const dripping = setInterval(() => socket.write('x'), 20);
    socket.write('GET /');
    const text = await received(socket);
    clearInterval(dripping);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('content that does not end is answered 408, and the connection ends', async () => {
    const text = await sendRaw(port(), post(login).subarray(0, -10));
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a connection is closed when no request comes on it', async () => {
    expect(await sendRaw(port(), '')).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('a connection is closed when no further request comes on it', async () => {
    expect((await sendRaw(port(), post(login))).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  test('a peer that has closed its side still gets its answer', async () => {
    const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
    socket.end(post(login));
    expect(await received(socket)).toContain('username=[user1]');
  });
});

test('a service may take longer than any peer', async () => {
  const slow = async (): Promise<HttpResponse> => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { status: 200, headers: {}, body: 'done' };
  };
  await withServer(createHandler(Object.assign(slow, { path: '/' })), TIMES, async (port) => {
    expect(await sendRaw(port, post(login))).toContain('\r\n\r\ndone');
  });
});

test('a peer that takes nothing of its answer is let go', async () => {
  const large = async (_request: HttpRequest): Promise<HttpResponse> => ({
    status: 200,
    headers: {},
    body: Buffer.alloc(32 * 1024 * 1024),
  });
  await withServer(createHandler(Object.assign(large, { path: '/' })), TIMES, async (port, server) => {
    const closed = new Promise<void>((resolve) => server.on('connection', (socket) => socket.on('close', resolve)));
    const socket = connect(port, '127.0.0.1', () => socket.write(post(login)));
    socket.on('error', () => undefined).pause();
    await closed;
    socket.destroy();
  });
});

test('connections beyond the limit are closed, and the old ones are served on', async () => {
  const handler = createHandler(createEndpoint(probeService()));
  await withServer(handler, { maxConnections: 3 }, async (port) => {
    const old = await Promise.all([opened(port), opened(port), opened(port)]);
    expect(await received(connect(port, '127.0.0.1'))).toBe('');
    for (const socket of old) {
      socket.write(post(login, 'Connection: close\r\n'));
      expect(await received(socket)).toContain('username=[user1]');
    }
    const next = await opened(port);
    next.write(post(login, 'Connection: close\r\n'));
    expect(await received(next)).toContain('username=[user1]');
  });
});

describe('content in a coding', () => {
  const padded = envelope(SOAP_11, `${element('Login', { username: 'user1' })}${' '.repeat(50_000)}`);
  const packed = gzipSync(padded);
  const ratio = Math.ceil(padded.length / packed.length);
  const send = (maxInflation: number, content: Buffer, maxBodyBytes = 1_000_000): Promise<string> =>
    withServer(createHandler(createEndpoint(probeService()), { maxInflation, maxBodyBytes }), {}, (port) =>
      sendRaw(port, post(content, 'Content-Encoding: gzip\r\nConnection: close\r\n')),
    );

  test('may grow as many times as the limit says, and no more', async () => {
    expect(await send(ratio + 1, packed)).toContain('username=[user1]');
    expect(await send(ratio, packed)).toContain('username=[user1]');
    expect(await send(ratio - 1, packed)).toContain('Maximum request length exceeded.');
  });

  test('may be as long, decoded, as content may be', async () => {
    expect(await send(10_000, packed, padded.length + 1)).toContain('username=[user1]');
    expect(await send(10_000, packed, padded.length)).toContain('username=[user1]');
    expect(await send(10_000, packed, padded.length - 1)).toContain('Maximum request length exceeded.');
  });

  test('a bomb of a thousand members is measured as one', async () => {
    const bomb = Buffer.concat(Array.from({ length: 1000 }, () => gzipSync(Buffer.alloc(10_000))));
    expect(await send(10_000, bomb)).toContain('Maximum request length exceeded.');
  });

  test.each<[string, (content: Buffer) => Buffer]>([
    ['cut off', (content) => content.subarray(0, -9)],
    ['cut off after its first bytes', (content) => content.subarray(0, 3)],
    ['with another check sum', (content) => Buffer.concat([content.subarray(0, -8), Buffer.alloc(8)])],
    ['with bytes of something else inside', (content) => Buffer.from(content).fill(0xff, 12, 40)],
  ])('broken content is answered: %s', async (_how, broken) => {
    expect(await send(2 * ratio, broken(packed))).toMatch(
      /^HTTP\/1\.1 400 [^]*does not decode by its Content-Encoding/,
    );
  });
});

test('so much of a refused request is read, and no more', async () => {
  const limits = { maxBodyBytes: 1000, maxDrainBytes: 200_000 };
  await withServer(createHandler(createEndpoint(probeService()), limits), {}, async (port, server) => {
    const within = await sendRaw(port, post('x'.repeat(190_000), 'Connection: close\r\n'));
    expect(within).toContain('Maximum request length exceeded.');
    const read = new Promise<number>((resolve) =>
      server.on('connection', (peer) => peer.on('close', () => resolve(peer.bytesRead))),
    );
    const socket = await opened(port);
    socket.write(post('x'.repeat(8_000_000)));
    await received(socket);
    expect(await read).toBeLessThan(1_000_000);
  });
});

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject);
  });
}

/** All that comes until the connection ends, however it ends. */
function received(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

async function withServer<Result>(
  handler: Parameters<typeof createHttpServer>[0],
  options: Parameters<typeof createHttpServer>[1],
  use: (port: number, server: ReturnType<typeof createHttpServer>) => Promise<Result>,
): Promise<Result> {
  const server = createHttpServer(handler, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    return await use(typeof address === 'object' && address !== null ? address.port : 0, server);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
