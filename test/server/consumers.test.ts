/**
 * Five ways in which existing applications read the answers of this interface, each as the little program that it is. They look into the result
 * string, not at faults, so most run with `FAILURES=result`.
 */
import { gunzipSync } from 'node:zlib';
import { DOMParser } from '@xmldom/xmldom';
import type { Document, Element } from '@xmldom/xmldom';

import { AuthenticationSoapClient } from '../../generated/authentication/client.js';
import { descriptor } from '../../generated/authentication/descriptor.js';
import { SECURITY_PASSWORD as securityPassword } from './support/test-authentication.js';
import { soapEnvelope } from './support/soap-envelope.js';
import { testHost } from './support/test-host.js';
import type { TestHost } from './support/test-host.js';

const parse = (text: string): Document => new DOMParser().parseFromString(text, 'text/xml');
const elements = (document: Document, name: string): Element[] => [...document.getElementsByTagName(name)];

let host: TestHost;
let json: TestHost;
beforeAll(async () => {
  host = await testHost({ FAILURES: 'result' });
  json = await testHost({ RESULT_FORMAT: 'json' });
});
afterAll(async () => {
  await host.close();
  await json.close();
});

const right = { securityPassword, username: 'alice', password: 'alice-password' };
const wrong = { ...right, password: 'wrong' };
const bob = { securityPassword, username: 'bob', password: 'bob-password' };

describe('a WordPress plugin: PHP SoapClient, raw response, attributes of User, errors by pattern', () => {
  async function call(method: string, parameters: Readonly<Record<string, string>>): Promise<Document> {
    const response = await fetch(host.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'text/xml; charset=utf-8',
        SOAPAction: `"${descriptor.namespace}${method}"`,
        'Accept-Encoding': 'gzip, deflate',
      },
      body: soapEnvelope(method, parameters),
    });
    const raw = parse(await response.text());
    const result = elements(raw, '*').find(
      ({ nodeName }) => nodeName.toUpperCase() === `${method.toUpperCase()}RESULT`,
    );
    return parse((result?.textContent ?? '').replace('encoding="UTF-16"', 'encoding="UTF-8"'));
  }

  function verdict(document: Document): string {
    const description = elements(document, 'Error')[0]?.getAttribute('Description') ?? '';
    if (description === '') return 'user';
    return /invalid username/i.test(description)
      ? 'bad credentials'
      : /token/i.test(description)
        ? 'invalid token'
        : 'outage';
  }

  test('reads the member', async () => {
    const [user] = elements(await call('Login', right), 'User');
    const read = ['ID', 'EMAIL', 'FIRSTNAME', 'LASTNAME', 'FULL_NAME'].map((name) => user?.getAttribute(name));
    expect(read).toEqual(['1', 'alice@example.org', 'Ålice', 'O\'Neil & "Co" <x>', 'Ålice O\'Neil & "Co" <x>']);
  });

  test('takes no failure of a user for an outage, during which it lets cached users in', async () => {
    expect(verdict(await call('Login', wrong))).toBe('bad credentials');
    expect(verdict(await call('Login', bob))).toBe('invalid token');
    expect(verdict(await call('Login', { ...bob, authenticationToken: '000000' }))).toBe('invalid token');
    expect(
      verdict(await call('AuthenticateCookie', { securityPassword, loginCookie: 'x', cookieDomain: '127.0.0.1' })),
    ).toBe('invalid token');
    expect(verdict(await call('Login', { ...right, securityPassword: 'x' }))).toBe('outage');
  });
});

describe('a Drupal module: NuSOAP, securityPassword last, every Description shown', () => {
  async function call(parameters: Readonly<Record<string, string>>): Promise<Document> {
    const { securityPassword: last, ...first } = parameters;
    const headers = {
      'Content-Type': 'text/xml; charset=ISO-8859-1',
      SOAPAction: `"${descriptor.namespace}Login"`,
    };
    const body = soapEnvelope('Login', { ...first, securityPassword: last ?? '' }).replace('UTF-8', 'ISO-8859-1');
    const response = await fetch(host.url, { method: 'POST', headers, body: Buffer.from(body, 'latin1') });
    const inner = parse(await response.text()).getElementsByTagName('LoginResult')[0]?.textContent ?? '';
    return parse(inner.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, ''));
  }

  test('is served, and shows a person no more than is for them', async () => {
    expect(elements(await call(right), 'User')).toHaveLength(1);
    const shown = elements(await call(wrong), 'Error').map((error) => error.getAttribute('Description'));
    expect(shown).toEqual(['Err Number: 10000 - Invalid username or password']);
  });
});

describe('a WordPress theme: raw POST with a query, no SOAPAction, no charset, prefix cut by text', () => {
  async function call(parameters: Readonly<Record<string, string>>): Promise<string> {
    const response = await fetch(`${host.url}?op=Login`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body: soapEnvelope('Login', parameters).replaceAll('SOAP-ENV', 'soap'),
    });
    const text = (await response.text()).replaceAll('soap:', '');
    const result = parse(text).getElementsByTagName('Body')[0]?.getElementsByTagName('LoginResult')[0];
    return result?.textContent ?? '';
  }

  test('logs the person out only when Errors is not empty', async () => {
    expect(elements(parse(await call(right)), 'Errors')).toEqual([]);
    expect(elements(parse(await call(wrong)), 'Errors')[0]?.childNodes.length).toBe(1);
  });
});

describe('a Java directory provider: the result re-encoded as UTF-16 before it is parsed', () => {
  test('finds a User, and no declaration that would contradict the bytes', async () => {
    const client = new AuthenticationSoapClient({ address: host.url });
    const { LoginResult = '' } = await client.Login(right);
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(LoginResult, 'utf16le')]);
    const text = new TextDecoder('utf-16le').decode(bytes);
    expect(text.startsWith('<?xml')).toBe(false);
    expect(elements(parse(text), 'User')[0]?.getAttribute('FIRSTNAME')).toBe('Ålice');
    expect(elements(parse((await client.Login(wrong)).LoginResult ?? ''), 'User')).toEqual([]);
  });
});

describe('a .NET API: typed client, address set at run time, the result as JSON, failures as faults', () => {
  const client = (): AuthenticationSoapClient => new AuthenticationSoapClient({ address: json.url });

  test('reads the member', async () => {
    expect(JSON.parse((await client().Login(right)).LoginResult ?? '')).toEqual({
      User: {
        ID: '1',
        EMAIL: 'alice@example.org',
        FIRSTNAME: 'Ålice',
        LASTNAME: 'O\'Neil & "Co" <x>',
        FULL_NAME: 'Ålice O\'Neil & "Co" <x>',
        USERNAME: 'alice',
      },
    });
  });

  test('sees a failure as a fault', async () => {
    await expect(client().Login(wrong)).rejects.toThrow('Err Number: 10000 - Invalid username or password');
  });
});

describe('all of them', () => {
  test.each(['text/xml; charset=utf-8', 'application/x-www-form-urlencoded'])(
    'may send gzip and are answered in it when they take it: %s',
    async (type) => {
      const isSoap = type.startsWith('text/xml');
      const long = { ...right, authenticationToken: 'x'.repeat(100) };
      const { gzipSync } = await import('node:zlib');
      const body = gzipSync(isSoap ? soapEnvelope('Login', long) : new URLSearchParams(long).toString());
      const response = await fetch(isSoap ? host.url : `${host.url}/Login`, {
        method: 'POST',
        headers: { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Accept-Encoding': 'gzip' },
        body,
      });
      expect(await response.text()).toContain('alice@example.org');
    },
  );

  test('the contract is served compressed', async () => {
    const { get } = await import('node:http');
    const [encoding, bytes] = await new Promise<[string | undefined, Buffer]>((resolve) => {
      get(`${host.url}?wsdl`, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve([response.headers['content-encoding'], Buffer.concat(chunks)]));
      });
    });
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toContain('<wsdl:service name="Authentication">');
  });
});
