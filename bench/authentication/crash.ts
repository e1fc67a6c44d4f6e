/**
 * `npm run bench -- crash [--rounds N]`: kills the service (and PostgreSQL with it) at random moments under write load, again and again. What had been
 * acknowledged must be there afterwards: login cookies, audit entries, and no code of an authenticator may be accepted a second time.
 */
import { print } from './print.js';
import { setTimeout as delay } from 'node:timers/promises';

import { logInByPage } from '../../server/demo/login-page.js';
import { addUser } from '../../server/members.js';
import { authenticateCookie, currentCode, inParallel, login, TOTP_SECRET } from './calls.js';
import { CHEAP_HASHES, newPostgres, newSqlite, onStore, startService } from './service-process.js';
import type { ServiceProcess, TestStore } from './service-process.js';
import { readCommandLine } from '../../test/support/command-line.js';

/** Members with a second factor per round, so that each logs in with a code that nobody has used. */
const MEMBERS = 24;

/** What the service has acknowledged, and must not forget. */
interface Acknowledged {
  readonly codes: { readonly username: string; readonly code: string }[];
  readonly cookies: string[];
  logins: number;
}

export async function measureCrashes(options: string[]): Promise<void> {
  const values = readCommandLine({ args: options, options: { rounds: { type: 'string', default: '200' } } });
  for (const open of [async () => newSqlite(), newPostgres]) {
    const store = await open();
    if (store === undefined) print('PostgreSQL: not installed here, skipped');
    else await crashRounds(store, Number(values.rounds)).finally(() => store.remove());
  }
}

async function crashRounds(store: TestStore, rounds: number): Promise<void> {
  const variables = { ...store.variables, ARGON2: CHEAP_HASHES };
  await onStore(variables, async (authentication) => {
    const passwordHash = await authentication.passwords.hash('password');
    for (let index = 0; index < rounds * MEMBERS; index += 1) {
      await addUser(authentication, { username: `member-${index}`, passwordHash, totpSecret: TOTP_SECRET });
    }
    await addUser(authentication, { username: 'alice', passwordHash });
  });
  const totals = { codes: 0, cookies: 0, logins: 0, lost: 0, twice: 0 };
  let service = await startService(variables);
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged: Acknowledged = { codes: [], cookies: [], logins: 0 };
    const load = applyWriteLoad(service, round, acknowledged);
    await delay(20 + Math.random() * 400);
    await Promise.all([service.end('SIGKILL'), store.crash()]);
    await load;
    service = await startService(variables);
    totals.codes += acknowledged.codes.length;
    totals.cookies += acknowledged.cookies.length;
    totals.logins += acknowledged.logins;
    await inParallel(acknowledged.codes, 8, async ({ username, code }) => {
      if ((await login(service.url, username, 'password', code)).status === 200) totals.twice += 1;
    });
    await inParallel(acknowledged.cookies, 8, async (cookie) => {
      if ((await authenticateCookie(service.url, cookie)).status !== 200) totals.lost += 1;
    });
  }
  await service.end('SIGTERM');
  const recorded = await onStore(variables, async ({ store: { database } }) => {
    const row = await database.one("SELECT COUNT(*) AS count FROM audit WHERE outcome = 'accepted'");
    return Number(row?.['count']);
  });
  const missing = Math.max(0, totals.logins - recorded);
  print(
    `${store.name}: ${rounds} rounds of kill -9; acknowledged ${totals.codes} codes, ${totals.cookies} cookies, ${totals.logins} logins ` +
      `(${recorded} on record); codes accepted twice ${totals.twice}, cookies lost ${totals.lost}, audit entries missing ${missing}`,
  );
  if (totals.twice + totals.lost + missing > 0) process.exitCode = 1;
}

/** Until the service dies: logins with a second factor, wrong passwords, logins by the page. */
async function applyWriteLoad({ url }: ServiceProcess, round: number, acknowledged: Acknowledged): Promise<void> {
  const members = Array.from({ length: MEMBERS }, (_, index) => `member-${round * MEMBERS + index}`);
  const codes = inParallel(members, 4, async (username) => {
    const code = currentCode();
    if ((await login(url, username, 'password', code)).status !== 200) return;
    acknowledged.codes.push({ username, code });
    acknowledged.logins += 1;
  });
  const pages = inParallel(members, 2, async () => {
    acknowledged.cookies.push(await logInByPage(url, 'alice', 'password'));
    acknowledged.logins += 1;
  });
  const failures = inParallel(members, 2, async () => {
    await login(url, 'alice-wrong', 'wrong');
  });
  await Promise.allSettled([codes, pages, failures]);
}
