/**
 * `npm run bench -- logins [--members N]`: logins a second beside bare argon2 verification on the same processors, AuthenticateCookie meanwhile and alone, the
 * latter beside the echo probe; with few members and with many.
 */
import { print } from './print.js';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { verify } from '@node-rs/argon2';

import { insertMember } from '../../server/members.js';
import { applyLoad } from '../wire/load.js';
import type { LoadResult } from '../wire/load.js';
import { median } from './statistics.js';
import { requestOf } from './requests.js';
import { addAlice, newSqlite, onStore, startService } from './service-process.js';
import type { Variables } from './service-process.js';
import { readCommandLine } from '../../test/support/command-line.js';

/** Short slices in turn, so that whatever else the machine does falls on all of them; medians of what they say of one another. */
const MILLISECONDS = 1_500;
const ROUNDS = 9;

export async function measureThroughput(options: string[]): Promise<void> {
  const values = readCommandLine({ args: options, options: { members: { type: 'string', default: '1000000' } } });
  const store = newSqlite();
  const { hash, cookie } = await addAlice(store.variables);
  await measure('1 member', store.variables, hash, cookie);
  await addMembers(store.variables, Number(values.members), hash);
  await measure(`${values.members} members`, store.variables, hash, cookie);
  await store.remove();
}

async function measure(title: string, variables: Variables, hash: string, cookie: string): Promise<void> {
  const service = await startService(variables);
  const probe = await startProbe();
  const loginRequest = requestOf('http-post', 'Login', {
    username: 'alice',
    password: 'alice-password',
    authenticationToken: '',
  });
  const cookieRequest = requestOf('http-post', 'AuthenticateCookie', {
    loginCookie: cookie,
    cookieDomain: '127.0.0.1',
  });
  const load = (port: number, request: Buffer, connections: number): Promise<LoadResult> =>
    applyLoad({ port, request, connections, milliseconds: MILLISECONDS });
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await bareVerifications(hash);
    const before = service.processorTime();
    const logins = await load(service.port, loginRequest, 8);
    const perLogin = (service.processorTime() - before) / logins.answers;
    const echo = await load(probe.port, cookieRequest, 16);
    const cookies = await load(service.port, cookieRequest, 16);
    const [flood, meanwhile] = await Promise.all([
      load(service.port, loginRequest, 32),
      load(service.port, cookieRequest, 1),
    ]);
    if ([logins, cookies, flood, meanwhile].some(({ status }) => status !== 200))
      throw new Error('the service refused');
    rounds.push({
      bare: bare.perSecond,
      perBare: bare.processorTime,
      perLogin,
      logins: logins.perSecond,
      echo: echo.perSecond,
      cookies: cookies.perSecond,
      meanwhile: meanwhile.p99,
    });
  }
  report(title, rounds);
  probe.end();
  await service.end('SIGTERM');
}

/** Per second; `meanwhile` is the 99th percentile of AuthenticateCookie under a flood of logins, in milliseconds. */
interface Round {
  readonly bare: number;
  /** Milliseconds of processor time: what other programs leave is shared by the clock, this is not. */
  readonly perBare: number;
  readonly perLogin: number;
  readonly logins: number;
  readonly echo: number;
  readonly cookies: number;
  readonly meanwhile: number;
}

function report(title: string, rounds: readonly Round[]): void {
  const of = (value: (round: Round) => number, digits = 0): string => median(rounds.map(value)).toFixed(digits);
  print(`\n${title}, medians of ${rounds.length} rounds`);
  print(
    `  logins              ${of(({ logins }) => logins)}/s, bare argon2 ${of(({ bare }) => bare)}/s: ratio ${of(({ logins, bare }) => logins / bare, 2)} (at least 0.9)`,
  );
  print(
    `  processor time      ${of(({ perLogin }) => perLogin, 1)} ms a login, bare argon2 ${of(({ perBare }) => perBare, 1)} ms: ratio ${of(({ perLogin, perBare }) => perBare / perLogin, 2)}`,
  );
  print(
    `  AuthenticateCookie  ${of(({ cookies }) => cookies)}/s, echo ${of(({ echo }) => echo)}/s: ratio ${of(({ cookies, echo }) => cookies / echo, 2)} (at least 0.5)`,
  );
  print(`  AuthenticateCookie under a flood of logins: p99 ${of(({ meanwhile }) => meanwhile, 1)} ms (at most 50)`);
}

/** As many at once as there are processors, and nothing else. */
async function bareVerifications(
  hash: string,
): Promise<{ readonly perSecond: number; readonly processorTime: number }> {
  const started = performance.now();
  const usage = process.cpuUsage();
  let count = 0;
  const verifyOnAndOn = async (): Promise<void> => {
    while (performance.now() - started < MILLISECONDS) {
      await verify(hash, 'alice-password');
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, verifyOnAndOn));
  const { user, system } = process.cpuUsage(usage);
  return { perSecond: (count / (performance.now() - started)) * 1000, processorTime: (user + system) / 1000 / count };
}

async function addMembers(variables: Variables, count: number, passwordHash: string): Promise<void> {
  const batch = 10_000;
  await onStore(variables, async ({ store, keyring }) => {
    for (let start = 0; start < count; start += batch) {
      await store.database.transaction(async (queries) => {
        for (let index = start; index < Math.min(count, start + batch); index += 1) {
          const username = `member-${index}`;
          await insertMember(
            queries,
            keyring,
            { username, email: `${username}@example.org`, firstName: 'A', lastName: 'Member' },
            passwordHash,
          );
        }
      });
    }
  });
}

/** `npm run probe`, which answers without deciding anything. */
function startProbe(): Promise<{ readonly port: number; end(): void }> {
  const main = fileURLToPath(new URL('../../test/probe/main.js', import.meta.url));
  const child = spawn(process.execPath, [main, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => {
      const port = Number(/:(\d+)\//.exec(chunk.toString())?.[1]);
      resolve({ port, end: () => child.kill() });
    });
  });
}
