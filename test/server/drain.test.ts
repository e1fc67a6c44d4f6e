/** The orderly end under load, over sockets; `npm run bench -- drain` does it with a thousand requests, a process and a hundred rounds. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { SECURITY_PASSWORD } from './support/test-authentication.js';
import { testHost } from './support/test-host.js';

const IN_FLIGHT = 200;
const IDLE = 20;

/** A connection and everything it hears until it ends. */
class Caller {
  readonly socket: Socket;
  readonly ended: Promise<string>;
  #heard = '';

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname).setEncoding('latin1');
    this.socket.on('data', (text: string) => (this.#heard += text));
    this.ended = new Promise((resolve, reject) => {
      this.socket.on('error', reject).on('close', () => resolve(this.#heard));
    });
  }

  send(operation: string, fields: Readonly<Record<string, string>>): this {
    const body = new URLSearchParams({ securityPassword: SECURITY_PASSWORD, ...fields }).toString();
    const head = `POST /Authentication.asmx/${operation} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded`;
    this.socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    return this;
  }

  /** An answer has come. */
  async answered(): Promise<this> {
    while (!this.#heard.includes('Err Number')) await new Promise((resolve) => this.socket.once('data', resolve));
    return this;
  }
}

const cookie = { loginCookie: 'x', cookieDomain: '127.0.0.1' };
const login = { username: 'alice', password: 'x' };

test('readiness goes first, no request in flight is cut, idle connections end', async () => {
  const host = await testHost({ ADMIN_PORT: '0', DRAIN_NOTICE_SECONDS: '1', ARGON2: 'm=4096,t=1,p=1' });
  const idle = Array.from({ length: IDLE }, () => new Caller(host.url).send('AuthenticateCookie', cookie));
  await Promise.all(idle.map((caller) => caller.answered()));
  const begun = Array.from({ length: IN_FLIGHT }, (_, index) =>
    index % 2 === 0
      ? new Caller(host.url).send('Login', login)
      : new Caller(host.url).send('AuthenticateCookie', cookie),
  );
  await begun[0]?.answered();

  const closed = host.close();
  const { status } = await fetch(`${host.adminUrl}/readyz`);
  const late = new Caller(host.url).send('AuthenticateCookie', cookie);
  expect(status).toBe(503);
  expect(await late.ended).toContain('Connection: close');
  for (const caller of [late, ...begun, ...idle]) {
    expect(await caller.ended).toMatch(/^HTTP\/1\.1 50[03] [^]*\r\n\r\nErr Number: 1000[013] - .*\r\n$/);
  }
  await closed;
  await expect(new Caller(host.url).ended).rejects.toThrow('ECONNREFUSED');
});
