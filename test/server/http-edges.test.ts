/** What is odd about HTTP itself, byte for byte over sockets: framing, targets, methods, headers, and what an answer repeats of them. */
import { sendRaw } from '../support/listening.js';
import { formLogin, soapLogin } from './support/forms.js';
import { testHost } from './support/test-host.js';
import type { TestHost } from './support/test-host.js';

let host: TestHost;
let port: number;
beforeAll(async () => {
  host = await testHost();
  port = Number(new URL(host.url).port);
});
afterAll(() => host.close());

const PATH = '/Authentication.asmx';
const { body, headers } = soapLogin('soap11');
const SOAP = Object.entries(headers)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

const send = (bytes: string): Promise<string> => sendRaw(port, Buffer.from(bytes, 'latin1'));
const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const post = (framing: string, content: string = body): string =>
  `POST ${PATH} HTTP/1.1\r\nHost: x\r\n${SOAP}${framing}\r\n${content}`;
const get = (target: string, more = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`;
const chunked = (content: string): string => `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`;
const SMUGGLED = `GET ${PATH}?wsdl HTTP/1.1\r\nHost: smuggled\r\n\r\n`;

describe('a request whose end is not certain is refused, its connection ends, and nothing behind it is a request', () => {
  const length = body.length;
  test.each<[string, string]>([
    ['two lengths that differ', post(`Content-Length: ${length}\r\nContent-Length: ${length + 5}\r\n`) + SMUGGLED],
    ['the same length twice', post(`Content-Length: ${length}\r\nContent-Length: ${length}\r\n`) + SMUGGLED],
    ['a list of lengths', post(`Content-Length: ${length}, ${length}\r\n`) + SMUGGLED],
    ['length and chunked', post(`Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`, chunked(body)) + SMUGGLED],
    ['chunked and length', post(`Transfer-Encoding: chunked\r\nContent-Length: 5\r\n`, chunked(body)) + SMUGGLED],
    ['a length with a sign', post(`Content-Length: +${length}\r\n`) + SMUGGLED],
    ['a negative length', post('Content-Length: -1\r\n') + SMUGGLED],
    ['a length in hexadecimal', post(`Content-Length: 0x${length.toString(16)}\r\n`) + SMUGGLED],
    ['a length without bounds', post('Content-Length: 99999999999999999999999\r\n') + SMUGGLED],
    [
      'chunked twice',
      post('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked, identity\r\n', chunked(body)) + SMUGGLED,
    ],
    ['a coding behind chunked', post('Transfer-Encoding: chunked, gzip\r\n', chunked(body)) + SMUGGLED],
    ['a blank before the colon', post(`Content-Length : ${length}\r\n`) + SMUGGLED],
    ['a tab before the colon of Transfer-Encoding', post('Transfer-Encoding\t: chunked\r\n', chunked(body)) + SMUGGLED],
    ['a folded header', post(`X: a\r\n Content-Length: 0\r\nContent-Length : ${length}\r\n`) + SMUGGLED],
    ['a line that ends with LF alone', `POST ${PATH} HTTP/1.1\nHost: x\n${SOAP}Content-Length: 0\n\n${SMUGGLED}`],
    ['a CR in a header', post(`X: a\rTransfer-Encoding: chunked\r\nContent-Length : ${length}\r\n`) + SMUGGLED],
    ['a NUL in a header', post(`X: a\0b\r\nContent-Length: ${length}\r\n`) + SMUGGLED],
    ['a chunk size that is none', post('Transfer-Encoding: chunked\r\n', `zz\r\n${body}\r\n0\r\n\r\n`) + SMUGGLED],
    [
      'a chunk that is longer than it says',
      post('Transfer-Encoding: chunked\r\n', `3\r\n${body}\r\n0\r\n\r\n`) + SMUGGLED,
    ],
    [
      'a chunk size that ends with LF alone',
      post('Transfer-Encoding: chunked\r\n', `${length.toString(16)}\n${body}\r\n0\r\n\r\n`) + SMUGGLED,
    ],
    ['no method', ` ${PATH} HTTP/1.1\r\nHost: x\r\n\r\n${SMUGGLED}`],
    ['another version', `GET ${PATH} HTTP/9.9\r\nHost: x\r\n\r\n${SMUGGLED}`],
  ])('%s', async (_what, bytes) => {
    const text = await send(bytes);
    expect(statuses(text)).toEqual([400]);
    expect(text).not.toContain('smuggled');
  });

  test('without a length there is no content', async () => {
    const text = await send(post('') + '');
    expect(statuses(text)[0]).toBe(400);
    expect(statuses(text)).not.toContain(200);
  });
});

test('chunked content is read, whatever its extensions, and trailers change nothing', async () => {
  const text = await send(
    post(
      'Transfer-Encoding: chunked\r\nConnection: close\r\n',
      `${body.length.toString(16)};a=b\r\n${body}\r\n0\r\nContent-Type: text/plain\r\nHost: evil\r\n\r\n`,
    ),
  );
  expect(text).toContain('Err Number: ');
});

test('requests that come in one packet are answered each, in their order', async () => {
  const forms = ['a', 'b', 'c'].map((name) => get(`${PATH}/${name}`).replace('Connection: close\r\n', ''));
  const text = await send([...forms, get(`${PATH}/d`)].join(''));
  expect([...text.matchAll(/(\w) Web Service method name/g)].map(([, name]) => name)).toEqual(['a', 'b', 'c', 'd']);
});

describe('targets', () => {
  test.each<[string, string, number]>([
    ['an absolute form', `http://other.example${PATH}?wsdl`, 404],
    ['an authority', 'other.example:443', 400],
    ['a star', '*', 404],
    ['a doubled slash before the file', `/${PATH}?wsdl`, 404],
    ['dot segments', `/x/..${PATH}?wsdl`, 404],
    ['encoded dot segments', `/x/%2e%2e${PATH}?wsdl`, 404],
    ['dot segments after the file', `${PATH}/../../etc/passwd`, 500],
    ['encoded dot segments after the file', `${PATH}/%2e%2e%2f%2e%2e%2fetc/passwd`, 500],
    ['a doubled slash before the operation', `${PATH}//Login`, 500],
    ['a path parameter', `${PATH};a=b`, 404],
    ['a path parameter behind the operation', `${PATH}/Login;a=b`, 500],
    ['a backslash', `${PATH}/..%5c..%5cx`, 400],
    ['an encoded NUL', `${PATH}/Login%00`, 500],
    ['an encoded question mark', `${PATH}%3fwsdl`, 404],
    ['an overlong slash', `${PATH}%c0%afLogin`, 404],
    ['an escape of an escape', `${PATH}/%254cogin`, 400],
    ['a fragment', `${PATH}?wsdl#x`, 200],
  ])('%s', async (_what, target, status) => {
    const text = await send(get(target));
    expect(statuses(text)).toEqual([status]);
    expect(text).not.toMatch(/root:|node_modules/);
  });

  test.each(['get', 'Get', 'gET', 'POSTX', 'FOO'])('method %s is none', async (method) => {
    const status = statuses(await send(get(PATH).replace('GET', method)))[0];
    expect([400, 405]).toContain(status);
  });

  test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])('method %s is not served', async (method) => {
    const text = await send(get(PATH).replace('GET', method));
    expect(text).toMatch(/^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD, POST\r\n/);
  });

  test('TRACE and CONNECT repeat nothing', async () => {
    for (const method of ['TRACE', 'CONNECT']) {
      const text = await send(get(PATH, 'X-Secret: zQ-secret\r\n').replace('GET', method));
      expect(text).not.toContain('zQ-secret');
    }
  });
});

describe('what a caller says of itself', () => {
  const wsdlFor = (named: string): Promise<string> =>
    send(`GET ${PATH}?wsdl HTTP/1.1\r\n${named}Connection: close\r\n\r\n`);
  const own = (): string => `http://127.0.0.1:${port}${PATH}`;

  test.each([
    '"><script>alert(1)</script>',
    'x/../..',
    'user:password@evil.example',
    'evil.example/path?',
    'evil.example#',
    'a b',
    'x'.repeat(300),
    'é',
    '[::1',
    'evil.example:99999999',
    "evil'onload=x",
  ])('a Host that is no authority is in no document: %s', async (named) => {
    const text = await wsdlFor(`Host: ${named}\r\n`);
    expect(statuses(text)).toEqual([200]);
    expect(text).toContain(`location="${own()}"`);
    const page = await send(`GET ${PATH} HTTP/1.1\r\nHost: ${named}\r\nConnection: close\r\n\r\n`);
    expect(page).not.toContain(named);
  });

  test('two Hosts, or none, are refused', async () => {
    expect(statuses(await wsdlFor('Host: a\r\nHost: b\r\n'))).toEqual([400]);
    expect(statuses(await wsdlFor(''))).toEqual([400]);
  });

  test('forwarding headers of a stranger change nothing', async () => {
    const text = await wsdlFor(
      'Host: a\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: javascript\r\nForwarded: host=evil.example\r\nX-Forwarded-For: 1.2.3.4\r\nX-Original-URL: /evil\r\n',
    );
    expect(text).toContain(`location="http://a${PATH}"`);
    expect(text).not.toMatch(/evil|javascript/);
    expect(host.log()).not.toContain('1.2.3.4');
  });

  test.each([
    ['the operation', `${PATH}/x%0d%0aSet-Cookie:%20a=b`],
    ['a parameter', `${PATH}/Login?%0d%0aSet-Cookie:%20a=b=1`],
    ['the page asked for', `${PATH}?op=%0d%0aSet-Cookie:%20a=b`],
    ['another path', `/%0d%0aSet-Cookie:%20a=b`],
    ['the membership pages', `/membership/login?return=%0d%0aSet-Cookie:%20a=b`],
  ])('a line end in %s makes no header', async (_what, target) => {
    const text = await send(get(target));
    const head = text.slice(0, text.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/Set-Cookie: a/i);
    expect(statuses(text)).toHaveLength(1);
  });

  test('a line end in a SOAPAction is no line end', async () => {
    const text = await send(
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/xml\r\nSOAPAction: "%0d%0aSet-Cookie: a=b"\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(text.slice(0, text.indexOf('\r\n\r\n'))).not.toMatch(/^Set-Cookie/im);
    expect(text).toContain('did not recognize the value of HTTP Header SOAPAction');
  });
});

describe('names that every object has', () => {
  const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  test.each(NAMES)(
    '%s as element, attribute, parameter, header, operation and page is a name like others',
    async (name) => {
      const { body: envelope } = soapLogin('soap11', { content: `<${name} ${name}="x">y</${name}>` });
      const framing = `${name}: z\r\nConnection: close\r\nContent-Length: ${envelope.length}\r\n`;
      expect(await send(post(framing, envelope))).toContain('Err Number: ');
      const { target } = formLogin('http-get', `&${name}=x&${name}=y`);
      expect(await send(get(target, `${name}: z\r\n`))).toContain('Err Number: ');
      expect(await send(get(`${PATH}/${name}`))).toContain(`${name} Web Service method name is not valid.`);
      expect(await send(get(`${PATH}?op=${name}`))).toContain('Method Not Found');
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    },
  );
});
