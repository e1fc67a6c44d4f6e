import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { Keyring } from '../../../../server/authentication/keyring.js';
import { CircuitBreaker } from '../../../../server/authentication/membership/circuit-breaker.js';
import { CookieDomains } from '../../../../server/authentication/membership/cookie-domains.js';
import { ExternalMembership } from '../../../../server/authentication/membership/external-membership.js';
import { listening } from '../../../support/listening.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
const asked: string[] = [];
const server = listening(
  createServer((request, response) => {
    asked.push(request.headers.cookie ?? '');
    answer(request, response);
  }),
);

const member: Answer = (_, response) =>
  response.end(JSON.stringify({ id: 7, username: 'carol', email: 'c@example.org' }));
const status =
  (code: number, headers = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end();

beforeEach(() => {
  asked.length = 0;
});

function membership(
  options: { timeout?: number; remember?: number; breaker?: CircuitBreaker } = {},
): ExternalMembership {
  return new ExternalMembership({
    url: server.url('/whoami'),
    cookieName: 'sso',
    domains: new CookieDomains(['example.org']),
    keyring: new Keyring({ mac: 'k', encryptionId: 'e', encryption: '' }),
    ...options,
  });
}

test('the cookie is presented as it is, and a yes is remembered for a moment', async () => {
  answer = member;
  const external = membership();
  const cookie = 'ID=1|NAME=a%20b+c';
  const expected = { id: '7', username: 'carol', email: 'c@example.org', firstName: '', lastName: '' };
  expect(await external.memberOf(cookie, '.www.example.org:443')).toEqual(expected);
  expect(await external.memberOf(cookie, 'example.org')).toEqual(expected);
  expect(asked).toEqual([`sso=${cookie}`]);
  expect(await membership({ remember: 0 }).memberOf(cookie, 'example.org')).toEqual(expected);
});

test.each([401, 403, 404, 302])('status %i is a no, which is asked for again', async (code) => {
  answer = status(code, { Location: '/login' });
  const external = membership();
  expect(await external.memberOf('x', 'example.org')).toBeUndefined();
  expect(await external.memberOf('x', 'example.org')).toBeUndefined();
  expect(asked).toHaveLength(2);
});

test.each(['a\r\nX-Evil: 1', 'a; other=1', 'a b', '', 'é', 'x'.repeat(5000)])(
  '%j is not sent anywhere',
  async (cookie) => {
    answer = member;
    expect(await membership().memberOf(cookie, 'example.org')).toBeUndefined();
    expect(asked).toEqual([]);
  },
);

test('a foreign domain is not asked about', async () => {
  answer = member;
  expect(await membership().memberOf('x', 'evil-example.org')).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each([
  ['a 500', status(500)],
  ['no JSON', (_: unknown, response: ServerResponse) => void response.end('<html>')],
  ['no member', (_: unknown, response: ServerResponse) => void response.end('{"id":1}')],
  ['too much', (_: unknown, response: ServerResponse) => void response.end('x'.repeat(100_000))],
  ['nothing in time', () => undefined],
])('%s is an outage', async (_, given) => {
  answer = given;
  await expect(membership({ timeout: 200 }).memberOf('x', 'example.org')).rejects.toMatchObject({ key: 'unavailable' });
});

test('after some outages in a row it is left alone, then asked once', async () => {
  answer = status(500);
  let now = 0;
  const external = membership({ breaker: new CircuitBreaker({ failures: 2, pause: 1000, now: () => now }) });
  const ask = () => external.memberOf('x', 'example.org').catch(() => 'outage');
  for (let count = 0; count < 5; count += 1) expect(await ask()).toBe('outage');
  expect(asked).toHaveLength(2);
  now = 1001;
  await Promise.all([ask(), ask(), ask()]);
  expect(asked).toHaveLength(3);
  now = 2002;
  answer = member;
  expect(await ask()).toMatchObject({ username: 'carol' });
  expect(await external.memberOf('y', 'example.org')).toMatchObject({ username: 'carol' });
});
