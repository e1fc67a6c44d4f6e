import { inspect } from 'node:util';
import { AuthenticationHttpGetClient, AuthenticationHttpPostClient } from '../../../generated/authentication/client.js';
import { descriptor } from '../../../generated/authentication/descriptor.js';
import { ServiceFault, TransportError, connect } from '../../../runtime/client/index.js';
import { ledger } from './contract.js';
import { answering, scriptedServer } from './scripted-server.js';
import type { Script, ScriptedServer } from './scripted-server.js';

const xml = 'text/xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const request = { securityPassword: 's3cret', username: 'al ice+é&😀', password: ' p4ss%word ' };
const result = (text: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\r\n<string xmlns="${descriptor.namespace}">${text}</string>`;

const servers: ScriptedServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function serve(script: Script): Promise<ScriptedServer> {
  const server = await scriptedServer(script);
  servers.push(server);
  return server;
}

async function refusal(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

test('GET sends the parameters as the query, exactly', async () => {
  const server = await serve(answering(200, xml, result('ok')));
  expect(await new AuthenticationHttpGetClient({ address: server.address }).Login(request)).toEqual({
    LoginResult: 'ok',
  });
  const url = new URL(server.received[0]?.url ?? '', server.address);
  expect([server.received[0]?.method, url.pathname]).toEqual(['GET', '/Authentication.asmx/Login']);
  expect(Object.fromEntries(url.searchParams)).toEqual(request);
});

test('POST sends them as a form, and not in the URL', async () => {
  const server = await serve(answering(200, xml, result('ok')));
  await new AuthenticationHttpPostClient({ address: server.address }).Login({ ...request, authenticationToken: '' });
  expect(server.received[0]).toMatchObject({
    method: 'POST',
    url: '/Authentication.asmx/Login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(Object.fromEntries(new URLSearchParams(server.received[0]?.body))).toEqual({
    ...request,
    authenticationToken: '',
  });
});

test('an address with a query keeps it', async () => {
  const server = await serve(answering(200, xml, result('ok')));
  await new AuthenticationHttpGetClient({ address: `${server.address}?tenant=7` }).AuthenticateCookie({
    securityPassword: 'a',
    loginCookie: 'b=c|d%',
    cookieDomain: '.example.org',
  });
  expect(server.received[0]?.url).toMatch(
    /^\/Authentication\.asmx\/AuthenticateCookie\?tenant=7&securityPassword=a&loginCookie=b%3Dc%7Cd%25&/,
  );
});

test('a location with holes is filled with the parameters', async () => {
  const server = await serve(answering(200, 'text/plain', 'booked'));
  const connection = connect(ledger, 'LedgerGet', { address: server.address });
  expect(await connection.call('Book', { year: 2026, amount: '1/2 &' })).toBe('booked');
  expect(server.received[0]?.url).toBe('/Authentication.asmx/book/2026/entries?amount=1%2F2%20%26');
});

test('an operation that takes a document is sent one', async () => {
  const server = await serve(answering(204, undefined, ''));
  await connect(ledger, 'LedgerGet', { address: server.address }).call('upload', { amount: 5 });
  expect(server.received[0]).toMatchObject({ method: 'POST', url: '/Authentication.asmx/document' });
  expect(server.received[0]?.headers['content-type']).toBe('text/xml; charset=utf-8');
  expect(String(server.received[0]?.body)).toMatch(
    /^<\?xml [^>]*\?>\r\n<Book xmlns="[^"]*"><amount>5<\/amount><\/Book>$/,
  );
});

test('an operation the port does not offer is refused, whatever its name', async () => {
  const connection = connect(ledger, 'LedgerGet', { address: 'http://127.0.0.1:9/' });
  await expect(connection.call('constructor', {})).rejects.toThrow(
    'port LedgerGet does not offer operation constructor',
  );
});

test('an operation without an answer is content with any success', async () => {
  const { address } = await serve(answering(204, undefined, ''));
  expect(await connect(ledger, 'LedgerGet', { address }).call('emit', {})).toEqual({});
});

test('the result is read exactly, nil as absent', async () => {
  const spaced = await serve(answering(200, xml, result(' a\n&lt; ')));
  expect(await new AuthenticationHttpGetClient({ address: spaced.address }).Login(request)).toEqual({
    LoginResult: ' a\n< ',
  });
  const nil = `<string xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true" xmlns="${descriptor.namespace}" />`;
  const { address } = await serve(answering(200, xml, nil));
  expect((await new AuthenticationHttpGetClient({ address }).Login(request)).LoginResult ?? undefined).toBeUndefined();
});

test('status 500 with plain text is a fault with the text, HTML-decoded, without the line end', async () => {
  const body = 'Err Number: 16000 - &lt;&#233;&#128512;&quot;&#39;&amp;amp; &unknown; token\r\n';
  const { address } = await serve(answering(500, plain, body));
  const error = await refusal(new AuthenticationHttpPostClient({ address }).Login(request));
  expect(error).toBeInstanceOf(ServiceFault);
  expect(error).toMatchObject({
    message: `Err Number: 16000 - <é😀"'&amp; &unknown; token`,
    code: undefined,
    httpStatus: 500,
  });
});

test.each([
  ['an HTML page', 200, 'text/html', '<html>s3cret</html>', 'unexpected-content-type'],
  ['an HTML error page', 500, 'text/html', '<html></html>', 'unexpected-status'],
  ['plain text from a gateway', 502, plain, 'upstream down', 'unexpected-status'],
  ['an empty 500', 500, plain, '', 'unexpected-status'],
  ['an empty success', 200, xml, '', 'unreadable'],
  ['malformed XML', 200, xml, '<string', 'unreadable'],
  ['a redirect', 302, xml, '', 'unexpected-status'],
])('%s is refused by kind, and no message holds a password', async (_what, status, contentType, body, kind) => {
  const { address } = await serve(answering(status, contentType, body));
  const error = await refusal(new AuthenticationHttpGetClient({ address }).Login(request));
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({ kind, status });
  expect(inspect(error)).not.toMatch(/s3cret|p4ss/);
});

test.each(['timeout', 'unreachable'])('%s does not give the query away', async (kind) => {
  const server = await serve(() => undefined);
  if (kind === 'unreachable') await server.close();
  const error = await refusal(new AuthenticationHttpGetClient({ address: server.address, timeout: 40 }).Login(request));
  expect(error).toMatchObject({ kind });
  expect(inspect(error, { depth: 9 })).not.toMatch(/s3cret|p4ss/);
});
