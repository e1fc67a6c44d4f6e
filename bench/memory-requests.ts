/** The requests that might take the most memory, as bytes: what is long, what becomes long, and what becomes many objects. */
import { gzipSync } from 'node:zlib';

export interface CostlyRequest {
  readonly name: string;
  readonly bytes: Buffer;
  /** How many at once; what they add is shared among them. */
  readonly times: number;
  /** Whether its last byte is sent, so that there is an answer. */
  readonly whole: boolean;
}

const KIB = 1024;
const MIB = 1024 * KIB;

interface Framing {
  readonly path: string;
  readonly type: string;
  readonly headers: readonly string[];
  /** Around the content that is costly. */
  readonly before: string;
  readonly after: string;
  /** What the content with its frame may be long. */
  readonly most: number;
}

const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/';

const login: Framing = {
  path: '/Authentication.asmx',
  type: 'text/xml',
  headers: ['SOAPAction: "http://example.org/Authentication/Login"'],
  before: `<s:Envelope xmlns:s="${ENVELOPE}"><s:Body><Login xmlns="http://example.org/Authentication/">`,
  after: '</Login></s:Body></s:Envelope>',
  most: 64 * KIB,
};

const loginForm: Framing = {
  path: '/Authentication.asmx/Login',
  type: 'application/x-www-form-urlencoded',
  headers: [],
  before: 'securityPassword=bench-security-password&username=alice&password=',
  after: '',
  most: 64 * KIB,
};

const order: Framing = {
  path: '/Orders.asmx',
  type: 'text/xml',
  headers: ['SOAPAction: "http://ws.example.com/orders/Submit"'],
  before: `<s:Envelope xmlns:s="${ENVELOPE}"><s:Body><Submit xmlns="http://ws.example.com/orders/">`,
  after: '</Submit></s:Body></s:Envelope>',
  most: 4 * MIB,
};

/** One that is answered, on a connection of its own. */
export const usualLogin = (): Buffer => post(loginForm, fill(loginForm, 'x', 10));
export const usualOrder = (): Buffer => post(order, framed(order, '<order><id>1</id><customer>c</customer></order>'));

/** Against the service with its flat contract. */
export function authenticationRequests(): CostlyRequest[] {
  return [
    one('a login with its hash', usualLogin()),
    one('text at its limit', post(login, framed(login, `<username>${'x'.repeat(16 * KIB)}</username>`))),
    one('text as long as the content may be', post(login, fill(login, 'x'))),
    one('as many elements as there may be', post(login, framed(login, '<a/>'.repeat(390)))),
    one('elements as long as the content may be', post(login, fill(login, '<a/>'))),
    one('attributes at their limit', post(login, framed(login, `<a ${numbered('b', 32)}/>`.repeat(100)))),
    one('a form at its limit', post(loginForm, fill(loginForm, '%41'))),
    one('parameters as long as the content may be', post(loginForm, fill(loginForm, '&a='))),
    one(
      'gzip that becomes as much as it may',
      post(login, gzipped(fill(login, digits(40_000))), ['Content-Encoding: gzip']),
    ),
    one('a gzip bomb', post(login, gzipped(Buffer.alloc(60 * MIB)), ['Content-Encoding: gzip'])),
    one('content of 64 MiB, refused', post(login, Buffer.alloc(64 * MIB - KIB, 'x'))),
    one('content in chunks of one byte', chunked(login, fill(login, 'x'))),
    one('header fields at their limit', post(login, framed(login, ''), headerLines(50, 300))),
    one('header fields without end', post(login, framed(login, ''), headerLines(1000, 100))),
    hundred('a hundred that stop before their last byte', post(login, fill(login, 'x')).subarray(0, -1), false),
    hundred('a hundred at once', post(login, fill(login, '<a>&#65;</a>')), true),
  ];
}

/** Against a structured contract: 4 MiB of content, a million nodes, 128 deep. */
export function ordersRequests(): CostlyRequest[] {
  const line = '<line><sku>s</sku><quantity>1</quantity><price>1</price><note>n</note></line>';
  const ordered: Framing = {
    ...order,
    before: `${order.before}<order><id>1</id><customer>c</customer>`,
    after: `</order>${order.after}`,
  };
  const text: Framing = {
    ...order,
    before: `${order.before}<order><id>1</id><customer>`,
    after: `</customer></order>${order.after}`,
  };
  return [
    one('orders: 4 MiB of text, and back', post(text, fill(text, 'x'))),
    one('orders: 4 MiB of references', post(text, fill(text, '&#65;'))),
    one('orders: 4 MiB of comments in a value', post(text, fill(text, 'a<!---->'))),
    one('orders: 4 MiB of lines, and back', post(ordered, fill(ordered, line))),
    one('orders: 4 MiB of empty elements', post(order, fill(order, '<a/>'))),
    one('orders: 4 MiB of empty orders', post(order, fill(order, '<order/>'))),
    one('orders: 4 MiB of depth', post(order, fill(order, '<a>'.repeat(120) + '</a>'.repeat(120)))),
    one('orders: 4 MiB of attributes', post(order, fill(order, `<a ${numbered('b', 250)}/>`))),
    one('orders: 4 MiB of namespaces', post(order, fill(order, `<a ${numbered('xmlns:b', 250)}/>`))),
    one(
      'orders: 4 MiB from gzip',
      post(order, gzipped(fill(order, `<a>${digits(40_000)}</a>`)), ['Content-Encoding: gzip']),
    ),
    one('orders: 4 MiB in chunks of one byte', chunked(order, fill(order, 'x'))),
  ];
}

const one = (name: string, bytes: Buffer): CostlyRequest => ({ name, bytes, times: 1, whole: true });
const hundred = (name: string, bytes: Buffer, whole: boolean): CostlyRequest => ({ name, bytes, times: 100, whole });

function framed({ before, after }: Framing, content: string): Buffer {
  return Buffer.from(before + content + after);
}

/** As many of a piece as may be. */
function fill(
  framing: Framing,
  piece: string,
  most = framing.most - framing.before.length - framing.after.length,
): Buffer {
  return framed(framing, piece.repeat(Math.floor(most / piece.length)));
}

function numbered(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index}="c"`).join(' ');
}

function headerLines(count: number, length: number): string[] {
  return Array.from({ length: count }, (_, index) => `X-${index}: ${'x'.repeat(length - 8)}`);
}

/** More text than gzip looks back on, so that it is not taken for a bomb. */
function digits(count: number): string {
  return Array.from({ length: count }, (_, index) => Math.floor((index * 7919) ** 2 / 97) % 10).join('');
}

function gzipped(content: Buffer): Buffer {
  return gzipSync(content);
}

function head({ path, type, headers }: Framing, more: readonly string[]): string {
  const usual = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', `Content-Type: ${type}`];
  return `${[...usual, ...headers, ...more].join('\r\n')}\r\n\r\n`;
}

function post(framing: Framing, content: Buffer, headers: readonly string[] = []): Buffer {
  const length = `Content-Length: ${content.length}`;
  return Buffer.concat([Buffer.from(head(framing, [...headers, length])), content]);
}

function chunked(framing: Framing, content: Buffer): Buffer {
  const chunks = [...content.toString('latin1')].map((byte) => `1\r\n${byte}\r\n`).join('');
  return Buffer.from(`${head(framing, ['Transfer-Encoding: chunked'])}${chunks}0\r\n\r\n`);
}
