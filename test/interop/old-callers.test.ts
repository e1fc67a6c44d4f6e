/** What callers of this interface have sent for years, replayed byte for byte over a socket. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { AuthenticationSoapClient } from '../../generated/authentication/client.js';
import { descriptor } from '../../generated/authentication/descriptor.js';
import { authenticationService } from '../../generated/authentication/server.js';
import { ServiceFault, createEndpoint, createHandler, createHttpServer } from '../../runtime/index.js';
import { bodyOf, exchangeBytes, postBytes } from './byte-exchange.js';

const ns = descriptor.namespace;
const envelope11 = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body>${body}</SOAP-ENV:Body></SOAP-ENV:Envelope>`;
const login = envelope11(
  `<Login xmlns="${ns}"><securityPassword>s</securityPassword><username>Zo\u00eb</username><password>p</password></Login>`,
);

let server: Server;
let port: number;

beforeAll(async () => {
  const service = authenticationService({
    Login: ({ username, authenticationToken }) => {
      if (username === 'bob' && authenticationToken === undefined) {
        throw new ServiceFault('Err Number: 16000 - Multi factor Authenticator token is required');
      }
      return { LoginResult: username.length > 500 ? username : `user ${username}` };
    },
    AuthenticateCookie: ({ loginCookie, cookieDomain }) => ({
      AuthenticateCookieResult: `${loginCookie} of ${cookieDomain}`,
    }),
  });
  server = createHttpServer(createHandler(createEndpoint(service)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const exchange = (...pieces: readonly (string | Buffer)[]) => exchangeBytes(port, ...pieces);

const soap11 = ['Content-Type: text/xml; charset=utf-8', `SOAPAction: "${ns}Login"`];
const result = `<LoginResponse xmlns="${ns}"><LoginResult>user Zo\u00eb</LoginResult></LoginResponse>`;

test('a theme: raw POST with ?op=, text/xml without charset, no SOAPAction, the prefix cut by text replacement', async () => {
  const answer = (
    await exchange(postBytes('/Authentication.asmx?op=Login', ['Content-Type: text/xml'], login))
  ).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer.replace(/soap:/gi, '')).toContain(`<Body>${result}</Body></Envelope>`);
});

test('NuSOAP: HTTP/1.0, and the security password last', async () => {
  const body = envelope11(
    `<ns1:Login xmlns:ns1="${ns}"><ns1:username>Zo\u00eb</ns1:username><ns1:password>p</ns1:password><ns1:securityPassword>s</ns1:securityPassword></ns1:Login>`,
  );
  const answer = (
    await exchange(
      postBytes(
        '/Authentication.asmx',
        ['Content-Type: text/xml; charset=UTF-8', `SOAPAction: "${ns}Login"`],
        body,
        '1.0',
      ),
    )
  ).toString();
  expect(answer).toContain(result);
  expect(answer).not.toMatch(/transfer-encoding/i);
});

test('Axis 1: HTTP/1.0, an empty header, non-ASCII as character references', async () => {
  const body = login.replace('<SOAP-ENV:Body>', '<SOAP-ENV:Header/><SOAP-ENV:Body>').replace('\u00eb', '&#xEB;');
  expect((await exchange(postBytes('/Authentication.asmx', soap11, body, '1.0'))).toString()).toContain(result);
});

test('.NET: waits for 100 Continue before it sends the content', async () => {
  const whole = postBytes('/Authentication.asmx', [...soap11, 'Expect: 100-continue'], login);
  const end = whole.indexOf('\r\n\r\n') + 4;
  const answer = (await exchange(whole.subarray(0, end), whole.subarray(end))).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(answer).toContain(result);
});

test('.NET: form values with %uXXXX, surrogates as two, a space as +, an apostrophe as it is', async () => {
  const form = "securityPassword=s&username=Zo%u00eb+%ud83d%ude00+o'x&password=p&authenticationToken=";
  const posted = postBytes('/Authentication.asmx/Login', ['Content-Type: application/x-www-form-urlencoded'], form);
  expect((await exchange(posted)).toString()).toContain("user Zo\u00eb \u{1F600} o'x</string>");
  const get = `GET /Authentication.asmx/Login?${form} HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n`;
  expect((await exchange(get)).toString()).toContain("user Zo\u00eb \u{1F600} o'x</string>");
});

test.each([
  [
    'SOAP 1.1',
    soap11,
    envelope11(
      `<Login xmlns="${ns}"><securityPassword>s</securityPassword><username>bob</username><password>p</password></Login>`,
    ),
    '/Authentication.asmx',
  ],
  [
    'HTTP POST',
    ['Content-Type: application/x-www-form-urlencoded'],
    'securityPassword=s&username=bob&password=p',
    '/Authentication.asmx/Login',
  ],
])('a missing token over %s is asked for with error 16000', async (_form, fields, body, path) => {
  const answer = (await exchange(postBytes(path, fields, body))).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 500 /);
  expect(answer).toContain('Err Number: 16000 - Multi factor Authenticator token is required');
});

test('a cookie list with =, | and % and a domain with a leading dot arrive as they are', async () => {
  const body = envelope11(
    `<AuthenticateCookie xmlns="${ns}"><securityPassword>s</securityPassword><loginCookie>a=1|b=%2B+</loginCookie><cookieDomain>.Example.org:8080</cookieDomain></AuthenticateCookie>`,
  );
  const fields = ['Content-Type: text/xml; charset=utf-8', `SOAPAction: ${ns}AuthenticateCookie`];
  expect((await exchange(postBytes('/Authentication.asmx', fields, body))).toString()).toContain(
    'a=1|b=%2B+ of .Example.org:8080',
  );
});

test('a compressed request is read, and the answer compressed for who takes it', async () => {
  const long = login.replace('Zo\u00eb', 'x'.repeat(5000));
  const fields = [...soap11, 'Content-Encoding: gzip', 'Accept-Encoding: gzip, deflate'];
  const answer = await exchange(postBytes('/Authentication.asmx', fields, gzipSync(long)));
  expect(answer.toString('latin1')).toMatch(/content-encoding: gzip/i);
  expect(gunzipSync(bodyOf(answer)).toString()).toContain('x'.repeat(5000));
});

test('our own client compresses for our own server', async () => {
  const client = new AuthenticationSoapClient({ address: `http://127.0.0.1:${port}/Authentication.asmx`, gzip: true });
  const username = 'y'.repeat(5000);
  expect(await client.Login({ securityPassword: 's', username, password: 'p' })).toEqual({ LoginResult: username });
});

test('one connection carries one call after the other', async () => {
  const kept = postBytes('/Authentication.asmx', soap11, login, '1.1', 'keep-alive');
  const answer = (await exchange(kept, kept, postBytes('/Authentication.asmx', soap11, login))).toString();
  expect(answer.split(result)).toHaveLength(4);
});

test('chunked content is read', async () => {
  const fields = ['Host: example.org', ...soap11, 'Transfer-Encoding: chunked', 'Connection: close'].join('\r\n');
  const content = Buffer.from(login);
  const chunks = [content.subarray(0, 7), content.subarray(7)].map((chunk) =>
    Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]),
  );
  const head = Buffer.from(`POST /Authentication.asmx HTTP/1.1\r\n${fields}\r\n\r\n`);
  expect((await exchange(Buffer.concat([head, ...chunks, Buffer.from('0\r\n\r\n')]))).toString()).toContain(result);
});
