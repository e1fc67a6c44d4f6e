import ts from 'typescript';
import { descriptor } from '../../../generated/authentication/descriptor.js';
import { emitHelp } from '../../../generator/emit/help.js';
import { isSecret } from '../../../generator/emit/help-view.js';
import { loadTemplates } from '../../../generator/emit/template.js';
import type { ServiceModel } from '../../../generator/model/model.js';
import type { HelpDocuments, ServiceDescriptor } from '../../../runtime/descriptor.js';
import { placeAt, renderParts } from '../../../runtime/document-text.js';

const templates = loadTemplates();
const place = placeAt('https://login.example.org:8443/ws/Authentication.asmx');
const origin = { file: 'a.wsdl', line: 1, column: 1 } as never;

/** Of the model only the documentation of parameters is asked. */
function modelOf(parts: Readonly<Record<string, string>>): ServiceModel {
  const request = {
    kind: 'parts',
    parts: Object.entries(parts).map(([name, documentation]) => ({ kind: 'part', name, documentation, origin })),
    origin,
  };
  return { operations: [{ request }] } as unknown as ServiceModel;
}

async function emitted(of: ServiceDescriptor, model = modelOf({})): Promise<HelpDocuments> {
  const text = emitHelp(model, of, '// header\n', templates);
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS },
  });
  const evaluate = new Function('exports', outputText.replace('"use strict";', '')) as (exports: object) => void;
  const exports: { help?: HelpDocuments } = {};
  evaluate(exports);
  if (exports.help === undefined) throw new Error('nothing was exported');
  return exports.help;
}

async function page(operation: string | undefined, of = descriptor, served?: readonly string[], model?: ServiceModel) {
  const help = await emitted(of, model);
  const parts = operation === undefined ? help.index : help.operations[operation];
  return renderParts(parts ?? [], place, new Set(served ?? of.ports.map(({ name }) => name)));
}

/** What a reader sees of markup. */
function textOf(html: string): string {
  return html
    .replace(/<(style|script)>[^]*?<\/\1>|<[^>]*>/g, '')
    .replace(
      /&(lt|gt|amp|quot|#x27|#x60);/g,
      (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', '#x60': '`' })[name] ?? "'",
    );
}

test('the index names the service, its operations and where its documents are', async () => {
  const html = await page(undefined);
  expect(html).toContain('<title>Authentication Web Service</title>');
  expect(html).toContain('<a href="?op=Login">Login</a>');
  expect(html).toContain('<a href="?wsdl">Service Description</a>');
  expect(html).toContain('<link rel="alternate" type="text/xml" href="?disco">');
  expect(textOf(html)).toContain('https://login.example.org:8443/ws/Authentication.asmx?wsdl');
});

test('every page holds the style and the script that the policy hashes, and no other', async () => {
  const help = await emitted(descriptor);
  for (const parts of [help.index, ...Object.values(help.operations)]) {
    const html = renderParts(parts, place, new Set());
    expect(html.split('<style>').slice(1)).toEqual([expect.stringMatching(/^[^]*<\/style>/)]);
    expect(/<style>([^]*)<\/style>/.exec(html)?.[1]).toBe(help.style);
    expect(/<script>([^]*)<\/script>/.exec(html)?.[1]).toBe(help.script);
    expect(html).not.toMatch(/\sstyle=|\son\w+=|javascript:/);
  }
});

test('an operation page has its samples with the host and path it was asked at', async () => {
  const text = textOf(await page('Login'));
  expect(text).toContain(
    `POST /ws/Authentication.asmx HTTP/1.1\nHost: login.example.org:8443\nContent-Type: text/xml; charset=utf-8\nContent-Length: length\nSOAPAction: "${descriptor.namespace}Login"\n\n<?xml`,
  );
  expect(text).toContain('Content-Type: application/soap+xml; charset=utf-8\nContent-Length: length\n\n<?xml');
  expect(text).toContain(
    'GET /ws/Authentication.asmx/Login?securityPassword=string&username=string&password=string&authenticationToken=string HTTP/1.1',
  );
  expect(text).toContain('POST /ws/Authentication.asmx/Login HTTP/1.1');
  expect(text).toContain(`<string xmlns="${descriptor.namespace}">string</string>`);
});

test('a form that is not served leaves no trace', async () => {
  const html = await page('Login', descriptor, ['AuthenticationSoap', 'AuthenticationHttpGet']);
  expect(html).toContain('SOAP 1.1');
  expect(html).toContain('HTTP GET');
  expect(html).not.toMatch(/SOAP 1\.2|HTTP POST|<form/);
});

test('the invoke form posts to the operation, with secrets out of sight', async () => {
  const html = await page('AuthenticateCookie');
  expect(html).toContain(
    'method="post" action="https://login.example.org:8443/ws/Authentication.asmx/AuthenticateCookie"',
  );
  const inputs = [...html.matchAll(/<input id="(\S+)" name="(\S+)" type="(\S+)"/g)].map(([, , name, type]) => [
    name,
    type,
  ]);
  expect(inputs).toEqual([
    ['securityPassword', 'password'],
    ['loginCookie', 'password'],
    ['cookieDomain', 'text'],
  ]);
});

test('parameters have their documentation and say whether they may be left out', async () => {
  const html = await page('Login', descriptor, undefined, modelOf({ username: 'Who logs in, <b>exactly</b>.' }));
  expect(html).toContain('<td>Who logs in, &lt;b&gt;exactly&lt;/b&gt;.</td>');
  expect(
    html.match(/<th scope="row"><code>authenticationToken<\/code> <span class="tag">optional<\/span>/),
  ).not.toBeNull();
});

test('whatever a contract says, it stays text', async () => {
  const hostile = '`${process.exit()}` \\ </script><img src=x onerror=alert(1)> "\'';
  const of: ServiceDescriptor = {
    ...descriptor,
    name: hostile,
    documentation: hostile,
    namespace: hostile,
    operations: [{ name: '__proto__', documentation: hostile }],
    ports: [{ protocol: 'soap11', name: 'P', operations: {} }],
  };
  const help = await emitted(of);
  expect(Object.keys(help.operations)).toEqual(['__proto__']);
  const html = renderParts(help.index, place, new Set());
  expect(html).not.toContain('<img');
  expect(textOf(html)).toContain(hostile);
});

test('an operation without parameters, without an answer and without an HTTP port has a page', async () => {
  const of: ServiceDescriptor = {
    ...descriptor,
    operations: [{ name: 'Ping', oneWay: true }],
    ports: [{ protocol: 'soap12', name: 'P', operations: { Ping: { input: { body: { kind: 'empty' } } } } }],
  };
  const text = textOf(await page('Ping', of));
  expect(text).toContain('This operation takes no parameters.');
  expect(text).toContain('HTTP/1.1 202 Accepted');
});

test('the output is the same for the same contract', () => {
  const emit = () => emitHelp(modelOf({}), descriptor, '// header\n', templates);
  expect(emit()).toBe(emit());
});

test.each([
  ['password', true],
  ['securityPassword', true],
  ['authenticationToken', true],
  ['loginCookie', true],
  ['api_key', true],
  ['PIN', true],
  ['cookieDomain', false],
  ['username', false],
  ['spinach', false],
])('%s is a secret: %s', (name, secret) => {
  expect(isSecret(name)).toBe(secret);
});
