import { createHash } from 'node:crypto';

import { createEndpoint } from 'soapwright/runtime';
import type { BoundService, EndpointOptions, HttpRequest } from 'soapwright/runtime';

import { probeService } from '../probe/probe-service.js';
import { get, PROBE_PATH } from '../support/http-requests.js';

const help = {
  style: 'body { color: black }',
  index: ['<h1>Operations at ', { hole: 'host' }, '</h1>'],
  operations: { Login: ['<h1>Login</h1><form action="', { hole: 'address' }, '/Login">'] },
} as const;

const service: BoundService = {
  ...probeService(),
  documents: {
    ...probeService().documents,
    wsdl: [
      '<a location="',
      { hole: 'schema', index: 0 },
      '" />',
      { ports: ['AuthenticationHttpGet', 'AuthenticationHttpPost'], content: ['<forms />'] },
      '<address location="',
      { hole: 'address' },
      '" />',
    ],
    schemas: [['<schema />']],
    help,
  },
};

const ask = (request: HttpRequest, options?: EndpointOptions) => createEndpoint(service, options)(request);
const body = async (query: string, options?: EndpointOptions) =>
  String((await ask(get(PROBE_PATH + query), options)).body);

test.each(['?wsdl', '?WSDL', '?wSdL', '?WSDL&x=1', '?x=1&wsdl'])('%s is the contract', async (query) => {
  const { status, headers } = await ask(get(PROBE_PATH + query));
  expect([status, headers['Content-Type']]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(await body(query)).toContain(`<address location="http://localhost${PROBE_PATH}" />`);
});

test.each(['?wsdl=0', '?WSDL=', '?schema=x'])('%s asks for a part that does not exist', async (query) => {
  const { status, headers } = await ask(get(PROBE_PATH + query));
  expect([status, headers['Content-Type']]).toEqual([500, 'text/plain; charset=utf-8']);
});

test.each(['', '?', '?foo', '?singleWsdl', '?schema', '?wsdl&disco', '?op='])('%j is the help page', async (query) => {
  const { status, headers } = await ask(get(PROBE_PATH + query));
  expect([status, headers['Content-Type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('imported schemas are served by their number, under the address of the WSDL', async () => {
  expect(await body('?wsdl')).toContain(`<a location="http://localhost${PROBE_PATH}?xsd=0" />`);
  expect(await body('?xsd=0')).toBe('<schema />');
  expect((await ask(get(`${PROBE_PATH}?xsd=1`))).status).toBe(500);
});

test('only the ports that are served are listed', async () => {
  expect(await body('?wsdl')).toContain('<forms />');
  expect(await body('?wsdl', { protocols: ['soap11', 'http-get'] })).toContain('<forms />');
  expect(await body('?wsdl', { protocols: ['soap11', 'soap12'] })).not.toContain('<forms />');
  expect(await body('?disco', { protocols: ['soap12'] })).toMatch(
    /^(?:(?!AuthenticationSoap")[^])*AuthenticationSoap12"/,
  );
});

test('the public URL comes before the one that was asked', async () => {
  const options = { publicUrl: 'https://login.example.org/base/' };
  expect(await body('?wsdl', options)).toContain(`location="https://login.example.org/base${PROBE_PATH}"`);
  expect(await body('?disco', options)).toContain(`ref="https://login.example.org/base${PROBE_PATH}?wsdl"`);
});

test('an address is escaped wherever it stands', async () => {
  const { body: text } = await ask({ ...get(`${PROBE_PATH}?wsdl`), origin: 'http://a"&<b>' });
  expect(text).toContain('location="http://a&quot;&amp;&lt;b&gt;/Authentication.asmx"');
});

test('who has the bytes already is told so', async () => {
  const first = await ask(get(`${PROBE_PATH}?wsdl`));
  const tag = first.headers['ETag'] ?? '';
  const again = (value: string) => ask({ ...get(`${PROBE_PATH}?wsdl`), headers: { 'if-none-match': value } });
  expect((await again(tag)).status).toBe(304);
  expect((await again(`"x", W/${tag}`)).status).toBe(304);
  expect((await again('"x"')).status).toBe(200);
  expect((await ask(get(`${PROBE_PATH}?wsdl`), { publicUrl: 'https://b' })).headers['ETag']).not.toBe(tag);
});

describe('the help page', () => {
  test('says where it was asked', async () => {
    expect(await body('')).toBe('<h1>Operations at localhost</h1>');
    expect(await body('?op=Login')).toContain(`action="http://localhost${PROBE_PATH}/Login"`);
  });

  test('of an operation that does not exist says so, with 200', async () => {
    expect((await ask(get(`${PROBE_PATH}?op=<b>`))).status).toBe(200);
    expect(await body('?op=%3Cb%3E')).toContain('Method &#39;&lt;b&gt;&#39; was not found in service Authentication.');
    expect(await body('?op=constructor')).toContain('Method Not Found');
  });

  test('runs nothing but its own style and script', async () => {
    const policy = (await ask(get(PROBE_PATH))).headers['Content-Security-Policy'] ?? '';
    const hash = createHash('sha256').update(help.style).digest('base64');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('can be switched off, and the WSDL stays', async () => {
    expect((await ask(get(PROBE_PATH), { documentation: false })).status).toBe(404);
    expect((await ask(get(`${PROBE_PATH}?wsdl`), { documentation: false })).status).toBe(200);
  });
});
