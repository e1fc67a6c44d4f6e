/**
 * How twenty-two toolkits write a call of Login: their HTTP fields, media types, XML declarations, prefixes and envelopes, as they
 * were seen on the wire. Only the host and the values are ours.
 */
import { descriptor } from '../../generated/authentication/descriptor.js';

const ns = descriptor.namespace;
const soap11 = 'http://schemas.xmlsoap.org/soap/envelope/';
const soap12 = 'http://www.w3.org/2003/05/soap-envelope';
const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const xsd = 'xmlns:xsd="http://www.w3.org/2001/XMLSchema"';
const action = `SOAPAction: "${ns}Login"`;
const text = 'Content-Type: text/xml; charset=utf-8';
const soapXml = 'Content-Type: application/soap+xml; charset=utf-8';
const actionParameter = `action="${ns}Login"`;

export interface ToolkitRequest {
  readonly toolkit: string;
  /** Of the envelope, which is that of the answer too. */
  readonly version: 'SOAP 1.1' | 'SOAP 1.2';
  readonly http?: '1.0';
  readonly fields: readonly string[];
  /** The content for a username. */
  readonly write: (username: string) => string;
}

/** The children of Login in the contract's order, in its namespace by default or by prefix, the last one left out. */
function parameters(username: string, prefix = '', attributes = ''): string {
  const given = { securityPassword: 's', username, password: 'p' };
  return Object.entries(given)
    .map(([name, value]) => `<${prefix}${name}${attributes}>${value}</${prefix}${name}>`)
    .join('');
}

const plain = (username: string): string => `<Login xmlns="${ns}">${parameters(username)}</Login>`;
const prefixed = (prefix: string, username: string, declared = ''): string =>
  `<${prefix}:Login${declared}>${parameters(username, `${prefix}:`)}</${prefix}:Login>`;

function envelope(prefix: string, namespace: string, attributes: string, content: string): string {
  const start = attributes === '' ? '' : ` ${attributes}`;
  return `<${prefix}:Envelope xmlns:${prefix}="${namespace}"${start}>${content}</${prefix}:Envelope>`;
}

const body = (prefix: string, content: string): string => `<${prefix}:Body>${content}</${prefix}:Body>`;

const utf8 = '<?xml version="1.0" encoding="utf-8"?>';

/** .NET's proxies, and node-soap but for its token. */
const dotNet = (namespace: string) => (username: string) =>
  utf8 + envelope('soap', namespace, `${xsi} ${xsd}`, body('soap', plain(username)));
const wcf = (namespace: string) => (username: string) =>
  envelope(
    's',
    namespace,
    '',
    body('s', `<Login xmlns="${ns}" xmlns:i="${xsi.slice(11, -1)}">${parameters(username)}</Login>`),
  );
const jaxws = (namespace: string) => (username: string) =>
  `<?xml version='1.0' encoding='UTF-8'?>${envelope('S', namespace, '', body('S', plain(username)))}`;
const saaj = (prefix: string, namespace: string) => (username: string) =>
  envelope(
    prefix,
    namespace,
    '',
    `<${prefix}:Header/>${body(prefix, prefixed('ns1', username, ` xmlns:ns1="${ns}"`))}`,
  );
const zeep = (namespace: string) => (username: string) =>
  `<?xml version='1.0' encoding='utf-8'?>\n` +
  envelope('soap-env', namespace, '', body('soap-env', prefixed('ns0', username, ` xmlns:ns0="${ns}"`)));
const suds = (username: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>` +
  envelope(
    'SOAP-ENV',
    soap11,
    `xmlns:ns0="${ns}" xmlns:ns1="${soap11}" ${xsi}`,
    `<SOAP-ENV:Header/>${body('ns1', prefixed('ns0', username))}`,
  );
const pySimpleSoap = (namespace: string) => (username: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>` +
  envelope(
    'soap',
    namespace,
    `${xsi} ${xsd}`,
    `<soap:Header/>${body('soap', prefixed('ns', username, ` xmlns:ns="${ns}"`))}`,
  );
const php = (prefix: string, namespace: string) => (username: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${envelope(prefix, namespace, `xmlns:ns1="${ns}"`, body(prefix, prefixed('ns1', username)))}\n`;
const nuSoap = (username: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>` +
  envelope('SOAP-ENV', soap11, `${xsd} ${xsi}`, body('SOAP-ENV', plain(username)));
const gSoap = (namespace: string) => (username: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n` +
  envelope('SOAP-ENV', namespace, `${xsi} ${xsd} xmlns:ns1="${ns}"`, body('SOAP-ENV', prefixed('ns1', username)));
const kdSoap = (namespace: string) => (username: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>` +
  envelope('soap', namespace, `${xsd} ${xsi} xmlns:n1="${ns}"`, body('soap', prefixed('n1', username)));
/** The encoding style on the envelope, which SOAP 1.2 forbids there, and a type at every parameter. */
const soapLite = (namespace: string, encoding: string) => (username: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>` +
  envelope(
    'soap',
    namespace,
    `soap:encodingStyle="${encoding}" ${xsi} ${xsd}`,
    body('soap', `<Login xmlns="${ns}">${parameters(username, '', ' xsi:type="xsd:string"')}</Login>`),
  );
const soapWsdl = (username: string) =>
  `<?xml version="1.0"?>${envelope('SOAP-ENV', soap11, xsi, body('SOAP-ENV', plain(username)))}`;
const soap4r = (username: string) =>
  `<?xml version="1.0" encoding="utf-8" ?>\n` +
  envelope('env', soap11, `${xsd} ${xsi}`, `\n  ${body('env', prefixed('n1', username, ` xmlns:n1="${ns}"`))}\n`);
const tclws = (username: string) =>
  `<?xml  version="1.0"  encoding="utf-8"?>\n` +
  envelope('SOAP-ENV', soap11, `${xsi} ${xsd} xmlns:xs="${ns}"`, body('SOAP-ENV', prefixed('xs', username)));
const luaSoap = (prefix: string, namespace: string, encoding: string) => (username: string) =>
  `<?xml version="1.0"?>` +
  envelope(
    prefix,
    namespace,
    `${prefix}:encodingStyle="${encoding}" ${xsi} ${xsd}`,
    body(prefix, plain(ascii(username))),
  );
const strongSoap = (namespace: string) => (username: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` +
  envelope('soap', namespace, '', `<soap:Header/>${body('soap', prefixed('ns1', username, ` xmlns:ns1="${ns}"`))}`);
const easySoap = (namespace: string) => (username: string) =>
  `\n${envelope('soapenv', namespace, `xmlns:aut="${ns}"`, `\n<soapenv:Header/>${body('soapenv', prefixed('aut', username))}`)}`;
/** No token is written as nil, which an .asmx host reads as empty text. */
const nodeSoap = (namespace: string) => (username: string) =>
  dotNet(namespace)(username).replace('</Login>', '<authenticationToken xsi:nil="true"></authenticationToken></Login>');
const curl = (namespace: string) => (username: string) =>
  envelope('soap', namespace, '', body('soap', plain(username)));

/** Without a charset `text/xml` is US-ASCII: references are the way to say more. Axis 1 writes them too. */
function ascii(username: string): string {
  return username.replace(/[^\0-\x7f]/gu, (character) => `&#x${character.codePointAt(0)?.toString(16).toUpperCase()};`);
}

const encoding11 = 'http://schemas.xmlsoap.org/soap/encoding/';
const encoding12 = 'http://www.w3.org/2003/05/soap-encoding';
const [one, two] = ['SOAP 1.1', 'SOAP 1.2'] as const;

export const toolkitRequests: readonly ToolkitRequest[] = [
  { toolkit: 'wsdl.exe', version: one, fields: [text, action], write: dotNet(soap11) },
  { toolkit: 'wsdl.exe', version: two, fields: [`${soapXml}; ${actionParameter}`], write: dotNet(soap12) },
  { toolkit: 'WCF', version: one, fields: [text, action, 'Accept-Encoding: gzip, deflate'], write: wcf(soap11) },
  { toolkit: 'WCF (action in a field)', version: two, fields: [soapXml, action], write: wcf(soap12) },
  {
    toolkit: 'JAX-WS',
    version: one,
    fields: ['Accept: text/xml, multipart/related', text, action],
    write: jaxws(soap11),
  },
  { toolkit: 'JAX-WS', version: two, fields: [`${soapXml};${actionParameter}`], write: jaxws(soap12) },
  {
    toolkit: 'Axis 1',
    version: one,
    http: '1.0',
    fields: [
      text,
      'Accept: application/soap+xml, application/dime, multipart/related, text/*',
      'Pragma: no-cache',
      action,
    ],
    write: (username) => nuSoap(ascii(username)),
  },
  {
    toolkit: 'SAAJ',
    version: one,
    fields: [text, action],
    write: saaj('SOAP-ENV', soap11),
  },
  { toolkit: 'SAAJ (no action)', version: two, fields: [soapXml], write: saaj('env', soap12) },
  { toolkit: 'zeep', version: one, fields: [action, text], write: zeep(soap11) },
  { toolkit: 'zeep', version: two, fields: [action, `${soapXml}; ${actionParameter}`], write: zeep(soap12) },
  { toolkit: 'suds', version: one, fields: [text, action], write: suds },
  {
    toolkit: 'pysimplesoap',
    version: one,
    fields: ['content-type: text/xml; charset="UTF-8"', `soapaction: "${ns}Login"`],
    write: pySimpleSoap(soap11),
  },
  {
    toolkit: 'pysimplesoap (as text/xml)',
    version: two,
    fields: ['Content-type: text/xml; charset="UTF-8"', `Soapaction: "${ns}Login"`],
    write: pySimpleSoap(soap12),
  },
  { toolkit: 'PHP', version: one, fields: [text, action], write: php('SOAP-ENV', soap11) },
  { toolkit: 'PHP', version: two, fields: [`${soapXml}; ${actionParameter}`], write: php('env', soap12) },
  {
    toolkit: 'NuSOAP',
    version: one,
    http: '1.0',
    fields: ['Content-Type: text/xml; charset=UTF-8', action],
    write: nuSoap,
  },
  { toolkit: 'gSOAP', version: one, fields: [text, action], write: gSoap(soap11) },
  { toolkit: 'gSOAP', version: two, fields: [`${soapXml}; ${actionParameter}`, action], write: gSoap(soap12) },
  { toolkit: 'KDSoap', version: one, fields: ['Content-Type: text/xml;charset=utf-8', action], write: kdSoap(soap11) },
  {
    toolkit: 'KDSoap (an action without quotes)',
    version: two,
    fields: [`Content-Type: application/soap+xml;charset=utf-8;action=${ns}Login`],
    write: kdSoap(soap12),
  },
  { toolkit: 'SOAP::Lite', version: one, fields: [text, action], write: soapLite(soap11, encoding11) },
  { toolkit: 'SOAP::Lite', version: two, fields: [soapXml, action], write: soapLite(soap12, encoding12) },
  { toolkit: 'SOAP::WSDL', version: one, fields: [text, action], write: soapWsdl },
  { toolkit: 'soap4r', version: one, fields: [text, `Soapaction: "${ns}Login"`], write: soap4r },
  { toolkit: 'tclws', version: one, fields: ['Content-Type: text/xml;charset=utf-8', action], write: tclws },
  {
    toolkit: 'LuaSOAP',
    version: one,
    fields: ['Content-Type: text/xml', action],
    write: luaSoap('soap', soap11, encoding11),
  },
  {
    toolkit: 'LuaSOAP (no action, no charset)',
    version: two,
    fields: ['Content-Type: application/soap+xml'],
    write: luaSoap('soap', soap12, encoding12),
  },
  { toolkit: 'strong-soap', version: one, fields: [text, action], write: strongSoap(soap11) },
  { toolkit: 'strong-soap (no action)', version: two, fields: [soapXml], write: strongSoap(soap12) },
  {
    toolkit: 'easy-soap-request (an action without quotes)',
    version: one,
    fields: ['Content-Type: text/xml;charset=UTF-8', `soapAction: ${ns}Login`],
    write: easySoap(soap11),
  },
  {
    toolkit: 'easy-soap-request',
    version: two,
    fields: [`Content-Type: application/soap+xml;charset=UTF-8; ${actionParameter}`],
    write: easySoap(soap12),
  },
  { toolkit: 'node-soap', version: one, fields: [text, action], write: nodeSoap(soap11) },
  { toolkit: 'node-soap', version: two, fields: [`${soapXml}; ${actionParameter}`], write: nodeSoap(soap12) },
  { toolkit: 'curl', version: one, fields: [text, action], write: curl(soap11) },
  { toolkit: 'curl (no action)', version: two, fields: [soapXml], write: curl(soap12) },
];
