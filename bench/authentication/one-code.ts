/**
 * `npm run bench -- one-code [--logins N]`: two processes on one PostgreSQL. Thousands of logins with one and the same code, of which one is accepted; failures
 * counted across both; a security password revoked through the store and refused by both.
 */
import { print } from './print.js';
import { setTimeout as delay } from 'node:timers/promises';

import { securityPasswordHash } from '../../server/authentication/security-password.js';
import { addUser } from '../../server/members.js';
import { currentCode, inParallel, login, post, TOTP_SECRET } from './calls.js';
import { CHEAP_HASHES, newPostgres, onStore, startService } from './service-process.js';
import type { ServiceProcess } from './service-process.js';
import { readCommandLine } from '../../test/support/command-line.js';

export async function measureOneCode(options: string[]): Promise<void> {
  const values = readCommandLine({ args: options, options: { logins: { type: 'string', default: '5000' } } });
  const store = await newPostgres();
  if (store === undefined) {
    print('PostgreSQL: not installed here, skipped');
    return;
  }
  const variables = { ...store.variables, ARGON2: CHEAP_HASHES };
  await onStore(variables, async (authentication) => {
    await addUser(authentication, { username: 'alice', password: 'alice-password' });
    await addUser(authentication, { username: 'bob', password: 'bob-password', totpSecret: TOTP_SECRET });
    await authentication.store.securityPasswords.add(
      'wiki',
      securityPasswordHash(authentication.keyring, 'wiki-password'),
    );
  });
  const services = await Promise.all([startService(variables), startService(variables)]);
  await oneCode(services, Number(values.logins));
  await oneThrottle(services);
  await oneRevocation(services, () =>
    onStore(
      variables,
      async ({ store: { securityPasswords } }) => void (await securityPasswords.revoke('wiki', false)),
    ),
  );
  await Promise.all(services.map((service) => service.end('SIGTERM')));
  await store.remove();
}

async function oneCode(services: readonly ServiceProcess[], count: number): Promise<void> {
  const code = currentCode();
  const started = performance.now();
  const outcomes = new Map<string, number>();
  await inParallel(
    Array.from({ length: count }, (_, index) => index),
    200,
    async (index) => {
      const { status, body } = await login(urlOf(services, index), 'bob', 'bob-password', code);
      const outcome = status === 200 ? 'accepted' : body.trim();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    },
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  check(
    outcomes.get('accepted') === 1,
    `${count} logins with one code in ${seconds} s: ${JSON.stringify(Object.fromEntries(outcomes))}`,
  );
}

async function oneThrottle(services: readonly ServiceProcess[]): Promise<void> {
  await inParallel(
    Array.from({ length: 300 }, (_, index) => index),
    100,
    async (index) => {
      await login(urlOf(services, index), index % 3 === 0 ? 'ALICE' : 'alice', 'wrong');
    },
  );
  const statuses = await Promise.all(
    services.map(async ({ url }) => (await login(url, 'alice', 'alice-password')).status),
  );
  check(
    statuses.every((status) => status === 500),
    `after 300 wrong passwords over both, the right one is answered with ${statuses.join(' and ')}`,
  );
}

async function oneRevocation(services: readonly ServiceProcess[], revoke: () => Promise<void>): Promise<void> {
  const ask = (): Promise<string[]> =>
    Promise.all(
      services.map(async ({ url }) => {
        const request = { securityPassword: 'wiki-password', loginCookie: 'x', cookieDomain: '127.0.0.1' };
        return /Err Number: (\d+)/.exec((await post(`${url}/AuthenticateCookie`, request)).body)?.[1] ?? '';
      }),
    );
  const before = await ask();
  await revoke();
  const revokedAt = performance.now();
  while ((await ask()).some((number) => number !== '10002') && performance.now() - revokedAt < 10_000) await delay(20);
  const seconds = Math.round((performance.now() - revokedAt) / 10) / 100;
  check(
    before.every((number) => number === '10001') && seconds < 2,
    `a revoked security password is refused by both after ${seconds} s`,
  );
}

function urlOf(services: readonly ServiceProcess[], index: number): string {
  return services[index % services.length]?.url ?? '';
}

function check(holds: boolean, text: string): void {
  print(`${holds ? 'ok    ' : 'NOT OK'}  ${text}`);
  if (!holds) process.exitCode = 1;
}
