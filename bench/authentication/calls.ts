/** Calls over HTTP POST on kept connections, and what came of them. */
import { Agent, request } from 'node:http';
import { Secret, TOTP } from 'otpauth';

import { SECURITY_PASSWORD } from './service-process.js';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

export function post(url: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export function login(url: string, username: string, password: string, authenticationToken = ''): Promise<Answer> {
  return post(`${url}/Login`, { securityPassword: SECURITY_PASSWORD, username, password, authenticationToken });
}

export function authenticateCookie(url: string, loginCookie: string): Promise<Answer> {
  return post(`${url}/AuthenticateCookie`, {
    securityPassword: SECURITY_PASSWORD,
    loginCookie,
    cookieDomain: '127.0.0.1',
  });
}

export const TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

export function currentCode(): string {
  return new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate();
}

/** Does `work` for every item, so many at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const runner = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
}
