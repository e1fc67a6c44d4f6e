/** Requests to the Authentication service in its four forms: as callers send them, and ever further from that. */
import * as fc from 'fast-check';
import { gzipSync } from 'node:zlib';

import { PLANTED } from '../target.js';
import { damaged, damages } from './bytes.js';
import { anyText } from './text.js';

export interface FuzzedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** What is done to the head as it goes over the wire; `undefined`: it goes as it is. */
  readonly head: Parameters<typeof damaged>[1];
}

const NAMESPACE = 'http://example.org/Authentication/';
const SOAP_11 = 'http://schemas.xmlsoap.org/soap/envelope/';
const SOAP_12 = 'http://www.w3.org/2003/05/soap-envelope';

const PARAMETERS = ['securityPassword', 'username', 'password', 'authenticationToken', 'loginCookie', 'cookieDomain'];
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const names = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PARAMETERS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...INHERITED,
      'Login',
      'Envelope',
      'Body',
      'Header',
      'x',
      'Password',
      'é',
      '-',
      '1a',
      'a:b',
      'xmlns',
      'xml',
    ),
  },
);

const values = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...PLANTED, 'fuzz-password', 'alice', 'alice-password', '127.0.0.1', '', ' ', '123456'),
  },
  fc.constantFrom(
    '\0',
    '\ud800',
    '\ufffe',
    '😀',
    'é',
    '\r\n',
    '%',
    '&#65;',
    '<b/>',
    ']]>',
    '"',
    'a'.repeat(300),
    ...INHERITED,
  ),
  anyText,
  fc.constantFrom(1, 1, 1, 1, 1, 100, 3_000, 20_000).map((length) => 'é'.repeat(length)),
);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const texts = fc.oneof(
  { weight: 6, arbitrary: values.map(escaped) },
  values.map((value) => `<![CDATA[${value}]]>`),
  fc.constantFrom(
    '<!-- c -->',
    '<?pi x?>',
    '&amp;',
    '&#x1F600;',
    '&undefined;',
    '\n  ',
    'a<!-- b -->c',
    '<![CDATA[a]]>b<![CDATA[c]]>',
  ),
);

const attributes = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc.constantFrom(
    ' xmlns=""',
    ' xmlns="urn:other"',
    ' xmlns:p="urn:p" p:x="1"',
    ' xsi:nil="true"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="s:string"',
    ' id="a"',
    ' href="#a"',
    ' xml:space="preserve"',
    ' xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:schemaLocation="u http://127.0.0.1:1/x.xsd"',
    ' a="1" a="2"',
    ' __proto__="x" constructor="y"',
  ),
  fc.nat(40).map((count) => Array.from({ length: count }, (_, index) => ` a${index}="b"`).join('')),
);

const elements: fc.Arbitrary<string> = fc.letrec<{ element: string; content: string }>((tie) => ({
  element: fc
    .tuple(names, attributes, tie('content'))
    .map(([name, given, content]) => `<${name}${given}>${content}</${name}>`),
  content: fc.oneof(
    { maxDepth: 4, withCrossShrink: false },
    { weight: 8, arbitrary: texts },
    fc.array(tie('element'), { maxLength: 3 }).map((list) => list.join('')),
  ),
})).element;

const operations = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('Login', 'AuthenticateCookie') },
  fc.constantFrom('login', 'Nope', '', '__proto__', 'constructor', 'x'.repeat(300)),
);

const prologs = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('<?xml version="1.0" encoding="utf-8"?>', '') },
  fc.constantFrom(
    '<?xml version="1.1"?>',
    '<?xml version="1.0" encoding="utf-16"?>',
    '<?xml version="1.0" encoding="iso-8859-1"?>',
    '<?xml version="1.0" encoding="utf-7"?>',
    '<!DOCTYPE x SYSTEM "file:///etc/passwd">',
    '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;&a;">]>',
    '<?xml-stylesheet href="http://127.0.0.1:1/"?>',
    ' ',
    '\ufeff',
  ),
);

const headerBlocks = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc.tuple(attributes, elements).map(([given, element]) => `<s:Header${given}>${element}</s:Header>`),
  fc.constantFrom('<s:Header><a xmlns="u" s:mustUnderstand="1"/></s:Header>', '<s:Header/><s:Header/>', '<x/>'),
);

const envelopes = fc
  .tuple(
    prologs,
    fc.constantFrom(SOAP_11, SOAP_12, SOAP_12, SOAP_11, SOAP_11, 'urn:other', ''),
    headerBlocks,
    operations,
    attributes,
    fc.array(fc.oneof({ weight: 5, arbitrary: elements }, texts), { maxLength: 6 }),
    fc.constantFrom('', '', '', '<s:Body/>', '<!-- -->', 'x'),
  )
  .map(
    ([prolog, namespace, header, operation, given, children, after]) =>
      `${prolog}<s:Envelope xmlns:s="${namespace}">${header}<s:Body><${operation} xmlns="${NAMESPACE}"${given}>${children.join('')}</${operation}></s:Body>${after}</s:Envelope>`,
  );

/** As callers send them: every parameter once, so that the service is reached. */
const wholeEnvelopes = fc
  .tuple(
    fc.constantFrom(SOAP_11, SOAP_12),
    fc.constantFrom('Login', 'AuthenticateCookie'),
    fc.array(values, { minLength: 6, maxLength: 6 }),
  )
  .map(([namespace, operation, given]) => {
    const children = PARAMETERS.map((name, index) => `<${name}>${escaped(given[index] ?? '')}</${name}>`);
    return `<s:Envelope xmlns:s="${namespace}"><s:Body><${operation} xmlns="${NAMESPACE}">${children.join('')}</${operation}></s:Body></s:Envelope>`;
  });

const encodings: fc.Arbitrary<(text: string) => Buffer> = fc.oneof(
  { weight: 12, arbitrary: fc.constant((text: string) => Buffer.from(text, 'utf8')) },
  fc.constantFrom(
    (text: string) => Buffer.from(text, 'utf16le'),
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    (text: string) => Buffer.from(text, 'latin1'),
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf8'),
  ),
);

const BYTES = Array.from({ length: 256 }, (_, byte) =>
  /[\w.-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
);

const escapeValue = (value: string): string => {
  let text = '';
  for (const byte of Buffer.from(value, 'utf8')) text += BYTES[byte];
  return text;
};
const escapeUnits = (value: string): string =>
  Array.from({ length: value.length }, (_, index) => `%u${value.charCodeAt(index).toString(16).padStart(4, '0')}`).join(
    '',
  );

const formPairs = fc
  .tuple(
    names,
    fc.tuple(values, fc.constantFrom(escapeValue, escapeValue, escapeUnits)).map(([value, escape]) => escape(value)),
  )
  .map(([name, value]) => `${escapeValue(name)}=${value}`);
const forms = fc.oneof(
  fc
    .array(values, { minLength: 6, maxLength: 6 })
    .map((given) => PARAMETERS.map((name, index) => `${name}=${escapeValue(given[index] ?? '')}`).join('&')),
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: formPairs },
        fc.constantFrom('', 'x', '=', '%', '&', 'a=b=c', '%zz=%4', '=&='.repeat(20)),
      ),
      { maxLength: 12 },
    )
    .map((pairs) => pairs.join('&')),
);

const charsets = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('; charset=utf-8', '') },
  fc.constantFrom(
    '; charset=utf-16',
    ';charset="iso-8859-1"',
    '; charset=nope',
    '; charset=',
    ' ; charset=utf-8',
    '; charset=utf-8; charset=utf-16',
    '; action="x"',
    `; action="${NAMESPACE}Login"`,
    `; ${'a=b;'.repeat(200)}`,
  ),
);
const soapTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('text/xml', 'application/soap+xml') },
  fc.constantFrom('TEXT/XML', 'text/plain', 'multipart/related', '', 'application/x-www-form-urlencoded'),
);
const actions = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(`"${NAMESPACE}Login"`, `"${NAMESPACE}AuthenticateCookie"`, `${NAMESPACE}Login`),
  },
  fc.constantFrom(
    '""',
    '"',
    "''",
    `"${NAMESPACE}Nope"`,
    '%',
    '"%zz"',
    '<x>&"',
    `"${'a'.repeat(500)}"`,
    '__proto__',
    'é',
  ),
);
const odd = fc.oneof(
  { weight: 8, arbitrary: fc.constant([]) },
  fc.array(
    fc.constantFrom<[string, string]>(
      ['x-forwarded-for', '1.2.3.4, <x>'],
      ['x-forwarded-host', 'evil.example'],
      ['x-forwarded-proto', 'javascript'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['accept-encoding', 'gzip;q=x, *;q=0, br'],
      ['content-encoding', 'gzip'],
      ['content-encoding', 'deflate, br'],
      ['expect', '100-continue'],
      ['cookie', `membership_login=${'a'.repeat(200)}; =; ;;`],
      ['if-none-match', '"x", W/"y", *'],
      ['range', 'bytes=0-1'],
      ['te', 'trailers'],
      ['upgrade', 'websocket'],
      ['origin', 'null'],
      ['soapaction', '"x"'],
      ['x', 'y'.repeat(3000)],
    ),
    { maxLength: 4 },
  ),
);

type Parts = Omit<FuzzedRequest, 'head'>;

const soapRequests: fc.Arbitrary<Parts> = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: envelopes }, wholeEnvelopes),
    encodings,
    damages(),
    soapTypes,
    charsets,
    fc.option(actions),
    odd,
    fc.nat(20),
  )
  .map(([envelope, encode, places, type, charset, action, more, packed]) => {
    const bytes = Buffer.from(damaged(encode(envelope).toString('latin1'), places), 'latin1');
    const headers: [string, string][] = [
      ['content-type', `${type}${charset}`],
      ...(action === null ? [] : [['soapaction', action] as [string, string]]),
      ...more,
    ];
    if (packed > 0) return { method: 'POST', target: '/Authentication.asmx', headers, body: bytes };
    return {
      method: 'POST',
      target: '/Authentication.asmx',
      headers: [...headers, ['content-encoding', 'gzip']],
      body: gzipSync(bytes),
    };
  });

const formPosts: fc.Arbitrary<Parts> = fc
  .tuple(
    operations,
    forms,
    damages(),
    fc.oneof({ weight: 6, arbitrary: fc.constant('application/x-www-form-urlencoded') }, soapTypes),
    charsets,
    odd,
  )
  .map(([operation, form, places, type, charset, more]) => ({
    method: 'POST',
    target: `/Authentication.asmx/${operation}`,
    headers: [['content-type', `${type}${charset}`] as [string, string], ...more],
    body: Buffer.from(damaged(form, places), 'latin1'),
  }));

const printable = (text: string): string => text.replace(/[^\x21-\x7e]/g, (character) => escapeValue(character));

const formGets: fc.Arbitrary<Parts> = fc
  .tuple(operations, forms, damages(), odd)
  .map(([operation, form, places, more]) => ({
    method: 'GET',
    target: printable(`/Authentication.asmx/${operation}?${damaged(form, places)}`),
    headers: more,
    body: Buffer.alloc(0),
  }));

const others: fc.Arbitrary<Parts> = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE', 'PATCH', 'get', 'TRACE', 'POST'),
    fc.constantFrom(
      '/Authentication.asmx',
      '/Authentication.asmx?wsdl',
      '/authentication.ASMX?WSDL',
      '/Authentication.asmx?disco',
      '/Authentication.asmx?op=Login',
      '/Authentication.asmx?op=__proto__',
      '/Authentication.asmx?xsd=0',
      '/Authentication.asmx/',
      '/Authentication.asmx//Login',
      '/Authentication.asmx/../x',
      '/Authentication.asmx/%2e%2e/Login',
      '/Authentication.asmx/Login;a=b',
      '/Authentication%2Easmx',
      '//Authentication.asmx',
      '/',
      '/membership/login',
      '/membership/logout',
      '/membership/enrol',
      '/x',
      '/%',
      '*',
      'http://other.example/Authentication.asmx?wsdl',
      '/Authentication.asmx/%zz',
      '/Authentication.asmx?' + '%3c'.repeat(300),
      '/Authentication.asmx/Login?%00',
    ),
    odd,
    damages(1),
    forms,
  )
  .map(([method, target, more, places, form]) => ({
    method,
    target: printable(damaged(target, places)),
    headers: more,
    body: method === 'POST' || method === 'PUT' ? Buffer.from(form, 'latin1') : Buffer.alloc(0),
  }));

const heads = fc.oneof({ weight: 12, arbitrary: fc.constant([]) }, damages(2));

/** SOAP and the HTTP forms in equal parts, some requests for pages and documents, some heads that are broken on the way. */
export const requests: fc.Arbitrary<FuzzedRequest> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: soapRequests },
      { weight: 3, arbitrary: formPosts },
      { weight: 3, arbitrary: formGets },
      others,
    ),
    heads,
  )
  .map(([request, head]) => ({ ...request, head }));
