/**
 * Everything of which a peer decides how much there is, with a bound on each: the one table from which the runtime and its services
 * take their defaults, and `docs/limits.md` is made.
 */

export interface LimitDefinition {
  /** What is counted. */
  readonly about: string;
  readonly unit: Unit;
  /** For contracts whose messages are flat lists of single values. */
  readonly flat: number;
  /** For all others. */
  readonly structured: number;
  /** Which options set it. */
  readonly option: LimitOption;
  /** What is beyond it is answered so in the SOAP forms. */
  readonly soap: string;
  /** And so in the HTTP forms; absent: the limit cannot be met there. */
  readonly form?: string;
  /** Which section of a specification lets a server have such a limit, or names it. */
  readonly section: string;
}

export type Unit = 'bytes' | 'characters' | 'items' | 'times' | 'milliseconds';

/** `limits` of `EndpointOptions`, `EndpointOptions` itself, `HandlerOptions`, `ServerOptions`. */
export type LimitOption = 'endpoint.limits' | 'endpoint' | 'handler' | 'server';

const MALFORMED = 'Fault, 400 (500 while the operation is not known): `Malformed XML: ...`';
const XML_SECTION = 'XML 1.0, 1.1 and 2';
const EXCEEDED = '`Maximum request length exceeded.`';
const NO_FORM = 'Text, 408, and the connection ends: no form is known yet';
const CLOSED = 'The connection is closed';
const SAME = 'The same';

/** In characters: UTF-16 units. */
export const limits = {
  maxBodyBytes: {
    about: 'Content of a request, content coding undone',
    ...{ unit: 'bytes', flat: 4 * 1024 * 1024, structured: 4 * 1024 * 1024, option: 'handler' },
    soap: `Fault, 500: ${EXCEEDED}`,
    form: `Text, 500: ${EXCEEDED}`,
    section: 'RFC 9110, 15.5.14; behaviour of .asmx hosts, 8',
  },
  maxDrainBytes: {
    about: 'Content of a refused request that is still read, so that its caller gets to see the answer',
    ...{ unit: 'bytes', flat: 64 * 1024 * 1024, structured: 64 * 1024 * 1024, option: 'handler' },
    soap: CLOSED,
    form: SAME,
    section: 'RFC 9112, 9.6',
  },
  maxInflation: {
    about: 'Content that a content coding (gzip, deflate) makes of each byte sent',
    ...{ unit: 'times', flat: 200, structured: 200, option: 'handler' },
    soap: `Fault, 500: ${EXCEEDED}`,
    form: `Text, 500: ${EXCEEDED}`,
    section: 'RFC 9110, 8.4',
  },
  depth: {
    about: 'Elements open at once, Envelope and Body among them',
    ...{ unit: 'items', flat: 16, structured: 128, option: 'endpoint.limits' },
    soap: MALFORMED,
    section: XML_SECTION,
  },
  attributes: {
    about: 'Attributes of one element, namespace declarations among them',
    ...{ unit: 'items', flat: 32, structured: 256, option: 'endpoint.limits' },
    soap: MALFORMED,
    section: XML_SECTION,
  },
  nodes: {
    about: 'Elements, runs of text, CDATA sections, comments and processing instructions of a document',
    ...{ unit: 'items', flat: 400, structured: 1_000_000, option: 'endpoint.limits' },
    soap: MALFORMED,
    section: XML_SECTION,
  },
  nameLength: {
    about: 'Name of an element, attribute, processing instruction or form parameter',
    ...{ unit: 'characters', flat: 256, structured: 1024, option: 'endpoint.limits' },
    soap: MALFORMED,
    form: 'Text, 400: `The name of a parameter is longer than ...`',
    section: XML_SECTION,
  },
  attributeLength: {
    about: 'Value of an attribute',
    ...{ unit: 'characters', flat: 4 * 1024, structured: 64 * 1024, option: 'endpoint.limits' },
    soap: MALFORMED,
    section: XML_SECTION,
  },
  textLength: {
    about: 'Text between one tag and the next, or value of a form parameter',
    ...{ unit: 'characters', flat: 16 * 1024 * 1024, structured: 16 * 1024 * 1024, option: 'endpoint.limits' },
    soap: MALFORMED,
    form: 'Text, 400: `The value of a parameter is longer than ...`',
    section: XML_SECTION,
  },
  formParameters: {
    about: 'Parameters of a query or of form content',
    ...{ unit: 'items', flat: 30, structured: 1000, option: 'endpoint.limits' },
    soap: 'Cannot be met',
    form: 'Text, 400: `There are more than ... parameters.`',
    section: 'HTML 4.01, 17.13.4',
  },
  maxQueryLength: {
    about: 'What follows `?` in a request target',
    ...{ unit: 'characters', flat: 2048, structured: 2048, option: 'endpoint' },
    soap: 'Page, 400',
    form: 'Page, 400: `The length of the query string is over ... characters.`',
    section: 'behaviour of .asmx hosts, 8',
  },
  maxPathLength: {
    about: 'What follows the service in the path of a request target, unescaped',
    ...{ unit: 'characters', flat: 260, structured: 260, option: 'endpoint' },
    soap: 'Page, 400: there is nothing there to post to',
    form: 'Page, 400: `The length of the URL is over ... characters.`',
    section: 'behaviour of .asmx hosts, 8',
  },
  maxUrlLength: {
    about: 'Request target',
    ...{ unit: 'bytes', flat: 8 * 1024, structured: 8 * 1024, option: 'handler' },
    soap: 'Fault, 414: `The request target is longer than ...`',
    form: 'Text, 414: `The request target is longer than ...`',
    section: 'RFC 9110, 4.1 and 15.5.15',
  },
  maxHeaderLines: {
    about: 'Header fields of a request',
    ...{ unit: 'items', flat: 60, structured: 60, option: 'handler' },
    soap: 'Fault, 431: `The request has more than ... header fields.`',
    form: 'Text, 431: `The request has more than ... header fields.`',
    section: 'RFC 6585, 5',
  },
  maxHeaderSize: {
    about: 'Request target and header fields together',
    ...{ unit: 'bytes', flat: 16 * 1024, structured: 16 * 1024, option: 'server' },
    soap: 'Text, 431, and the connection ends: no form is known yet',
    form: SAME,
    section: 'RFC 6585, 5',
  },
  headersTimeout: {
    about: 'From the first byte of a request to the end of its header fields',
    ...{ unit: 'milliseconds', flat: 10_000, structured: 10_000, option: 'server' },
    soap: NO_FORM,
    form: SAME,
    section: 'RFC 9110, 15.5.9',
  },
  requestTimeout: {
    about: 'From the first byte of a request to its last',
    ...{ unit: 'milliseconds', flat: 20_000, structured: 20_000, option: 'server' },
    soap: 'Text, 408, and the connection ends',
    form: SAME,
    section: 'RFC 9110, 15.5.9',
  },
  connectionsCheckingInterval: {
    about: 'How often those two are looked at: a peer may take so much longer',
    ...{ unit: 'milliseconds', flat: 1_000, structured: 1_000, option: 'server' },
    soap: 'Cannot be met',
    form: SAME,
    section: 'RFC 9110, 15.5.9',
  },
  keepAliveTimeout: {
    about: 'A connection without a request',
    ...{ unit: 'milliseconds', flat: 10_000, structured: 10_000, option: 'server' },
    soap: CLOSED,
    form: SAME,
    section: 'RFC 9112, 9.5',
  },
  answerTimeout: {
    about: 'A peer that takes nothing of its answer',
    ...{ unit: 'milliseconds', flat: 20_000, structured: 20_000, option: 'server' },
    soap: CLOSED,
    form: SAME,
    section: 'RFC 9112, 9.5',
  },
  maxConnections: {
    about: 'Connections at once to one process; those that are open are served on',
    ...{ unit: 'items', flat: 5000, structured: 5000, option: 'server' },
    soap: 'The new connection is closed',
    form: SAME,
    section: 'RFC 9112, 9.4',
  },
} as const satisfies Readonly<Record<string, LimitDefinition>>;

export type LimitName = keyof typeof limits;

/** Of contracts whose messages are flat, or of all others. */
export function defaultLimits(kind: 'flat' | 'structured'): Readonly<Record<LimitName, number>> {
  const numbers = Object.entries(limits).map(([name, definition]) => [name, definition[kind]]);
  return Object.fromEntries(numbers) as Record<LimitName, number>;
}
