/** Who means harm, or has a bad line: requests that no program should send, and peers that hold a connection for as long as they may. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { Random } from '../../test/support/random.js';
import { requestOf } from './requests.js';

/** Milliseconds for which a hostile caller waits for its answer. */
const PATIENCE = 3_000;

const SOAP = 'POST /Authentication.asmx HTTP/1.1\r\nHost: x\r\nContent-Type: text/xml; charset=utf-8\r\n';
const FORM =
  'POST /Authentication.asmx/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const ENVELOPE = '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>';

const withLength = (head: string, body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`), Buffer.from(body)]);

const BOMB = gzipSync(Buffer.alloc(20_000_000));

/** One request after the other; none is answered with a member. */
export function* hostileRequests(seed: number): Generator<Buffer, never> {
  const random = new Random(seed);
  for (;;) yield random.pick(KINDS)(random);
}

const KINDS: readonly ((random: Random) => Buffer)[] = [
  () =>
    withLength(
      SOAP,
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${ENVELOPE}&b;</s:Body></s:Envelope>`,
    ),
  () => withLength(SOAP, `${ENVELOPE}${'<a>'.repeat(20_000)}`),
  () =>
    withLength(
      SOAP,
      `${ENVELOPE}<a ${Array.from({ length: 9_000 }, (_, index) => `a${index}="${index}"`).join(' ')}/>`,
    ),
  () => withLength(SOAP, Buffer.concat([Buffer.from(ENVELOPE), randomBytes(30_000)])),
  () => withLength(SOAP, ENVELOPE.repeat(2)),
  () => withLength(`${SOAP}Content-Encoding: gzip\r\n`, BOMB),
  () => withLength(`${SOAP}Content-Encoding: gzip\r\n`, randomBytes(2_000)),
  () => withLength(FORM, `securityPassword=x&username=a&password=${'x'.repeat(200_000)}`),
  () => withLength(FORM, 'a&'.repeat(50_000)),
  () => withLength(FORM, `${'securityPassword=x&'.repeat(2_000)}username=%00%ff%zz`),
  () => Buffer.from(`${FORM}Content-Length: 999999999\r\n\r\nx`),
  () => Buffer.from(`${FORM}Content-Length: 10\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`),
  () => Buffer.from(`${FORM}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nx`),
  () => Buffer.from(`GET /Authentication.asmx/Login?${'x'.repeat(15_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
  () =>
    Buffer.from(
      `GET / HTTP/1.1\r\n${Array.from({ length: 3_000 }, (_, index) => `A${index}: ${index}\r\n`).join('')}\r\n`,
    ),
  () => randomBytes(5_000),
  (random) => requestOf('http-post', 'Login', { username: `guess-${random.between(1, 1e9)}`, password: 'guess' }),
  (random) =>
    requestOf('soap12', 'AuthenticateCookie', {
      loginCookie: 'x'.repeat(random.between(1, 60_000)),
      cookieDomain: '*',
    }),
];

/** Sends it and waits for a while; half of them hang up without waiting. */
export async function attack(port: number, request: Buffer, hangsUp: boolean): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const answered = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  socket.write(request);
  await Promise.race([answered, delay(hangsUp ? 5 : PATIENCE, undefined, { ref: false })]);
  socket.destroy();
}

/** Peers of four kinds that come back whenever they are thrown out; the function it returns ends them. */
export function startSlowPeers(port: number, count: number): () => void {
  const peers = Array.from({ length: count }, (_, index) => new SlowPeer(port, WAYS[index % WAYS.length] ?? 'silent'));
  return () => peers.forEach((peer) => peer.end());
}

const WAYS = ['silent', 'headers', 'body', 'never reads'] as const;

class SlowPeer {
  readonly #timer: NodeJS.Timeout;
  readonly #port: number;
  readonly #way: (typeof WAYS)[number];
  #socket: Socket;

  constructor(port: number, way: (typeof WAYS)[number]) {
    this.#port = port;
    this.#way = way;
    this.#socket = this.#begin();
    this.#timer = setInterval(() => this.#goOn(), 1_000);
  }

  end(): void {
    clearInterval(this.#timer);
    this.#socket.destroy();
  }

  #begin(): Socket {
    const socket = connect(this.#port, '127.0.0.1').on('error', () => undefined);
    if (this.#way === 'headers') socket.write('GET / HTTP/1.1\r\nX-Slow: ');
    if (this.#way === 'body') socket.write(`${FORM}Content-Length: 1000\r\n\r\n`);
    if (this.#way === 'never reads') {
      socket.pause();
      socket.write('GET /Authentication.asmx?wsdl HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50));
    } else {
      socket.resume();
    }
    return socket;
  }

  #goOn(): void {
    if (this.#socket.destroyed) this.#socket = this.#begin();
    else if (this.#way === 'headers' || this.#way === 'body') this.#socket.write('x');
  }
}
