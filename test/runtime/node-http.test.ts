import { createServer } from 'node:http';
import { deflateSync, gunzipSync, gzipSync } from 'node:zlib';

import { createEndpoint, createHandler, createHttpServer } from 'soapwright/runtime';
import type { HttpRequest } from 'soapwright/runtime';

import { probeService } from '../probe/probe-service.js';
import { element, envelope, PROBE_NAMESPACE, PROBE_PATH, SOAP_11, SOAP_12 } from '../support/http-requests.js';
import { listening, sendRaw } from '../support/listening.js';

const LIMIT = 10_000;
const endpoint = createEndpoint(probeService());
const server = createHttpServer(createHandler(endpoint, { maxBodyBytes: LIMIT, trustProxy: ['127.0.0.1'] }), {
  maxBodyBytes: LIMIT,
});
const { port, url } = listening(server);

const login = envelope(SOAP_11, element('Login', { username: 'user1' }));
const SOAP_HEADERS = { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${PROBE_NAMESPACE}Login"` };

function postSoap(body: string | Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url(PROBE_PATH), { method: 'POST', headers: { ...SOAP_HEADERS, ...headers }, body: body as string });
}

function rawPost(body: string, headers: string, version = 'HTTP/1.1'): string {
  return (
    `POST ${PROBE_PATH} ${version}\r\nHost: localhost\r\nContent-Type: text/xml; charset=utf-8\r\n` +
    `SOAPAction: "${PROBE_NAMESPACE}Login"\r\n${headers}\r\n${body}`
  );
}

test('sends Content-Length and the headers of the answer', async () => {
  const answer = await postSoap(login);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=0');
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
});

test('refuses content over the limit by its declared length, in the form asked', async () => {
  const soap = await postSoap('x'.repeat(LIMIT + 1));
  expect(soap.status).toBe(500);
  expect(await soap.text()).toContain(
    '<faultcode>soap:Server</faultcode><faultstring>There was an exception running the extensions specified in the ' +
      'config file. ---&gt; Maximum request length exceeded.</faultstring>',
  );
  const form = await fetch(url(`${PROBE_PATH}/Login`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'x'.repeat(LIMIT + 1),
  });
  expect(form.status).toBe(500);
  expect(await form.text()).toBe('Maximum request length exceeded.\r\n');
});

test('answers as soon as the declared length is over the limit, before any content has come', async () => {
  const text = await sendRaw(port(), rawPost('', `Content-Length: ${LIMIT + 1}\r\n`), (got) =>
    got.includes('</soap:Envelope>'),
  );
  expect(text).toMatch(/^HTTP\/1\.1 500 /);
});

test('does not ask for content over the limit that a caller announces with Expect', async () => {
  const headers = `Expect: 100-continue\r\nContent-Length: ${LIMIT + 1}\r\n`;
  const text = await sendRaw(port(), rawPost('', headers), (got) => got.includes('</soap:Envelope>'));
  expect(text).toMatch(/^HTTP\/1\.1 500 /);
});

test('tells a caller that expects it to go on', async () => {
  const headers = `Expect: 100-continue\r\nConnection: close\r\nContent-Length: ${login.length}\r\n`;
  expect(await sendRaw(port(), rawPost(login, headers))).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

test('refuses chunked content as soon as it goes over the limit', async () => {
  const chunk = `${(LIMIT + 1).toString(16)}\r\n${'x'.repeat(LIMIT + 1)}\r\n`;
  const text = await sendRaw(port(), rawPost(chunk, 'Transfer-Encoding: chunked\r\n'), (got) =>
    got.includes('</soap:Envelope>'),
  );
  expect(text).toContain('Maximum request length exceeded.');
});

test('serves the next request on a connection whose last one was refused', async () => {
  const large = rawPost('x'.repeat(LIMIT + 1), `Content-Length: ${LIMIT + 1}\r\n`);
  const small = rawPost(login, `Connection: close\r\nContent-Length: ${login.length}\r\n`);
  const text = await sendRaw(port(), large + small);
  expect(text.match(/HTTP\/1\.1 (\d+)/g)).toEqual(['HTTP/1.1 500', 'HTTP/1.1 200']);
});

test('answers pipelined requests in their order', async () => {
  const one = (name: string) => envelope(SOAP_11, element('Login', { username: name }));
  const requests = ['a1', 'b2', 'c3'].map((name, index) =>
    rawPost(one(name), `Content-Length: ${one(name).length}\r\n${index === 2 ? 'Connection: close\r\n' : ''}`),
  );
  const text = await sendRaw(port(), requests.join(''));
  expect(text.match(/username=\[\w+\]/g)).toEqual(['username=[a1]', 'username=[b2]', 'username=[c3]']);
});

test('answers HTTP/1.0 callers and closes', async () => {
  const text = await sendRaw(port(), rawPost(login, `Content-Length: ${login.length}\r\n`, 'HTTP/1.0'));
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain('username=[user1]');
});

describe('content coding', () => {
  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
  ] as const)('reads a request in %s', async (coding, pack) => {
    const answer = await postSoap(pack(login), { 'Content-Encoding': coding });
    expect(await answer.text()).toContain('username=[user1]');
  });

  test('takes content as it is when it is not in the coding that the header names', async () => {
    const answer = await postSoap(login, { 'Content-Encoding': 'gzip' });
    expect(await answer.text()).toContain('username=[user1]');
  });

  test('refuses what decodes to more than the limit', async () => {
    const answer = await postSoap(gzipSync('x'.repeat(LIMIT * 100)), { 'Content-Encoding': 'gzip' });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Maximum request length exceeded.');
  });

  test('refuses a damaged coding with 400', async () => {
    const answer = await postSoap(gzipSync(login).subarray(0, 60), { 'Content-Encoding': 'gzip' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Content-Encoding');
  });

  test('sends large answers in gzip to those who take it', async () => {
    const packed = await sendWsdlRequest('Accept-Encoding: gzip, deflate\r\n');
    expect(packed.head).toMatch(/Content-Encoding: gzip/i);
    expect(packed.head).toMatch(/Vary: Accept-Encoding/i);
    expect(gunzipSync(packed.body).toString('utf8')).toContain('wsdl:definitions');
  });

  test.each(['', 'Accept-Encoding: gzip;q=0\r\n', 'Accept-Encoding: br\r\n'])(
    'sends them plain otherwise: %j',
    async (header) => {
      const plain = await sendWsdlRequest(header);
      expect(plain.head).not.toMatch(/Content-Encoding/i);
      expect(plain.body.toString('utf8')).toContain('wsdl:definitions');
    },
  );
});

async function sendWsdlRequest(header: string): Promise<{ head: string; body: Buffer }> {
  const { get } = await import('node:http');
  const headers = Object.fromEntries([header.trim().split(': ')].filter(([name]) => name !== ''));
  return new Promise((resolve, reject) => {
    get(url(`${PROBE_PATH}?wsdl`), { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ head: response.rawHeaders.join(': '), body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

describe('who asked, and where', () => {
  const wsdlAddress = async (headers: Record<string, string>) => {
    const raw = Object.entries({ Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    const text = await sendRaw(port(), `GET ${PROBE_PATH}?wsdl HTTP/1.1\r\n${raw.join('')}\r\n`);
    return /soap:address location="([^"]*)"/.exec(text)?.[1];
  };

  test('the address in the WSDL is where it was asked', async () => {
    expect(await wsdlAddress({ Host: 'ws.example.org:8443' })).toBe(`http://ws.example.org:8443${PROBE_PATH}`);
    expect(await wsdlAddress({ Host: 'ws.example.org:80' })).toBe(`http://ws.example.org${PROBE_PATH}`);
  });

  test('a Host header that is no authority is not repeated', async () => {
    expect(await wsdlAddress({ Host: '"><script>' })).toBe(`http://127.0.0.1:${port()}${PROBE_PATH}`);
  });

  test("a trusted proxy's headers count", async () => {
    const forwarded = { Host: 'internal', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'public.example.org' };
    expect(await wsdlAddress(forwarded)).toBe(`https://public.example.org${PROBE_PATH}`);
  });
});

test('the signal of a call is aborted when its caller goes away', async () => {
  const seen = new Promise<HttpRequest>((resolve) => {
    const slow = Object.assign(
      (request: HttpRequest) => {
        resolve(request);
        return new Promise<never>(() => {});
      },
      { path: '/' },
    );
    const other = createServer(createHandler(slow)).listen(0, '127.0.0.1', () => {
      const address = other.address();
      const otherPort = typeof address === 'object' && address !== null ? address.port : 0;
      void sendRaw(otherPort, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n').catch(() => {});
      setTimeout(() => {
        other.closeAllConnections();
        other.close();
      }, 50);
    });
  });
  const { signal } = await seen;
  await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
  expect(signal?.aborted).toBe(true);
});

test('says what is wrong with a request that is no HTTP', async () => {
  const text = await sendRaw(port(), 'nonsense\r\n\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*can be understood/);
});

test.each(['%uD800', '&#xD800;*', 'Authentication.asmx', '?', '\\'])('refuses the target %s, once', async (target) => {
  expect(await sendRaw(port(), `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('takes a query in raw UTF-8', async () => {
  const request = `GET ${PROBE_PATH}/Login?username=caf\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n`;
  expect(await sendRaw(port(), Buffer.from(request, 'utf8'))).toContain('username=[caf\u00e9]');
});

test('sends a SOAP 1.2 answer to a SOAP 1.2 caller', async () => {
  const body = envelope(SOAP_12, element('Login', {}));
  const answer = await postSoap(body, { 'Content-Type': 'application/soap+xml; charset=utf-8' });
  expect(answer.headers.get('content-type')).toBe('application/soap+xml; charset=utf-8');
});
