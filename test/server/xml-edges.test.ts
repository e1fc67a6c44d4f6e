/** What XML and SOAP offer to an attacker, sent to the service: nothing is followed, nothing is read in two ways. */
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

import { SECURITY_PASSWORD } from './support/test-authentication.js';
import { SOAP_FORMS, soapLogin } from './support/forms.js';
import type { Sent } from './support/forms.js';
import { testHost } from './support/test-host.js';
import type { TestHost } from './support/test-host.js';

let host: TestHost;
let canary: Server;
let visits = 0;
let away: string;
beforeAll(async () => {
  host = await testHost();
  canary = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  away = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/x`;
});
afterAll(async () => {
  await host.close();
  canary.close();
});

async function ask({ target, headers }: Sent, body: string | Uint8Array): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(target, host.url), { method: 'POST', headers, body: body as string });
  return { status: response.status, text: await response.text() };
}

describe.each(SOAP_FORMS)('%s', (form) => {
  const sent = soapLogin(form);
  const prefixed = (prolog: string): string => prolog + sent.body;
  const inside = (content: string): string => soapLogin(form, { content }).body;

  test.each<[string, () => string]>([
    ['a DOCTYPE', () => prefixed('<!DOCTYPE x>')],
    ['an external subset', () => prefixed(`<!DOCTYPE x SYSTEM "${away}">`)],
    ['an external entity', () => prefixed(`<!DOCTYPE x [<!ENTITY e SYSTEM "${away}">]>`)],
    ['a file as an entity', () => prefixed('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>')],
    ['a parameter entity', () => prefixed(`<!DOCTYPE x [<!ENTITY % e SYSTEM "${away}"> %e;]>`)],
    ['entities of entities', () => prefixed('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>')],
    ['an entity that nothing declares', () => inside('<x>&e;</x>')],
  ])('%s is refused, and nothing is fetched', async (_what, body) => {
    const { status, text } = await ask(sent, body());
    expect([400, 500]).toContain(status);
    expect(text).toContain('Malformed XML: ');
    expect(text).not.toContain('root:');
    expect(visits).toBe(0);
  });

  test.each<[string, () => string]>([
    ['XInclude', () => inside(`<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="${away}" parse="text"/>`)],
    ['a style sheet', () => prefixed(`<?xml-stylesheet type="text/xsl" href="${away}"?>`)],
    [
      'xsi:schemaLocation',
      () =>
        inside(
          `<x xmlns:s="http://www.w3.org/2001/XMLSchema-instance" s:schemaLocation="u ${away}" s:noNamespaceSchemaLocation="${away}"/>`,
        ),
    ],
    ['xml:base', () => inside(`<x xml:base="${away}" href="y"/>`)],
    ['a reference', () => inside(`<x href="${away}"/><x href="#y"/><x id="y"/>`)],
    ['a namespace that is an address', () => inside(`<x xmlns="${away}"/>`)],
  ])('%s is not followed', async (_what, body) => {
    expect((await ask(sent, body())).text).toContain('Err Number: ');
    expect(visits).toBe(0);
  });

  const right = `<username>alice</username><password>alice-password</password>`;
  const login = (parameters: string): string =>
    sent.body.replace(
      /<securityPassword>.*<\/password>/,
      `<securityPassword>${SECURITY_PASSWORD}</securityPassword>${parameters}`,
    );

  test('the right parameters log in', async () => {
    expect((await ask(sent, login(right))).status).toBe(200);
  });

  test.each<[string, string]>([
    ['a comment in a value', '<username>al<!-- -->ice</username><password>alice-password</password>'],
    ['a processing instruction in a value', '<username>al<?x?>ice</username><password>alice-password</password>'],
    ['an element in a value', '<username>al<b/>ice</username><password>alice-password</password>'],
    ['a parameter twice', `<username>bob</username>${right}`],
    ['a value by reference', '<username href="#a"/><x id="a">alice</x><password>alice-password</password>'],
    ['a value in an attribute', '<username value="alice"/><password>alice-password</password>'],
    ['a parameter of another namespace', '<username xmlns="urn:x">alice</username><password>alice-password</password>'],
  ])('%s does not log in', async (_what, parameters) => {
    expect((await ask(sent, login(parameters))).status).not.toBe(200);
  });

  test('CDATA and references are the text they stand for', async () => {
    const parts = '<username><![CDATA[al]]>&#105;c<![CDATA[e]]></username><password>alice&#x2D;password</password>';
    expect((await ask(sent, login(parts))).status).toBe(200);
  });

  test.each<[string, number[]]>([
    ['an overlong slash', [0xc0, 0xaf]],
    ['an overlong NUL', [0xc0, 0x80]],
    ['a surrogate in UTF-8', [0xed, 0xa0, 0x80]],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['a continuation without a beginning', [0x80]],
    ['a beginning without its end', [0xe2, 0x82]],
    ['Latin-1 among UTF-8', [0xe9]],
    ['NUL', [0]],
  ])('%s is refused', async (_what, bytes) => {
    const [before = '', after = ''] = inside('<x>|</x>').split('|');
    const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
    expect((await ask(sent, body)).status).toBe(400);
  });

  test.each(['utf-7', 'utf-32', 'ebcdic-cp-us', 'hz-gb-2312', 'x-user-defined', 'replacement', 'utf-16'])(
    'a document that says it is in %s is not read as something else',
    async (encoding) => {
      const { 'content-type': contentType = '', ...others } = sent.headers;
      const headers = { ...others, 'content-type': contentType.replace(/;.*/, '') };
      const { status } = await ask({ ...sent, headers }, prefixed(`<?xml version="1.0" encoding="${encoding}"?>`));
      expect([400, 500]).toContain(status);
    },
  );
});

test('the SOAPAction decides, and the content of another operation is none of its own', async () => {
  const cookie =
    '<AuthenticateCookie xmlns="http://example.org/Authentication/"><securityPassword>x</securityPassword></AuthenticateCookie>';
  const sent = soapLogin('soap11');
  const { text } = await ask(sent, sent.body.replace(/<Login[^]*<\/Login>/, cookie));
  expect(text).toContain('Missing parameter: securityPassword.');
});
