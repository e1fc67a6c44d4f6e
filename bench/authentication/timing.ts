/**
 * `npm run bench -- timing [--samples N]`: whether time tells an unknown user, a wrong password and a disabled user apart. Requests of the three kinds follow
 * one another in random order; medians are compared, and the distributions by the Mann-Whitney U test, whose p is the chance to see such a
 * difference where there is none.
 */
import { print } from './print.js';

import { addUser } from '../../server/members.js';
import { login } from './calls.js';
import { newSqlite, onStore, startService } from './service-process.js';
import { mannWhitney, median } from './statistics.js';
import { readCommandLine } from '../../test/support/command-line.js';

const KINDS = ['unknown user', 'wrong password', 'disabled user'] as const;

export async function measureTiming(options: string[]): Promise<void> {
  const values = readCommandLine({ args: options, options: { samples: { type: 'string', default: '1000' } } });
  const samples = Number(values.samples);
  const store = newSqlite();
  // Few enough failures per name that none is at its limit, as an attacker would take care of.
  const names = Math.ceil(samples / 15);
  await onStore(store.variables, async (authentication) => {
    const passwordHash = await authentication.passwords.hash('right-password');
    for (let index = 0; index < names; index += 1) {
      await addUser(authentication, { username: `known-${index}`, passwordHash });
      await addUser(authentication, { username: `close-${index}`, passwordHash, disabled: true });
    }
  });
  const service = await startService(store.variables);
  const prefix = { 'unknown user': 'never', 'wrong password': 'known', 'disabled user': 'close' };
  const attempt = async (kind: (typeof KINDS)[number], index: number): Promise<[number, string]> => {
    const password = kind === 'disabled user' ? 'right-password' : 'wrong-password';
    const started = performance.now();
    const { status, body } = await login(service.url, `${prefix[kind]}-${index % names}`, password);
    return [performance.now() - started, `${status} ${body}`];
  };
  const times: Record<(typeof KINDS)[number], number[]> = {
    'unknown user': [],
    'wrong password': [],
    'disabled user': [],
  };
  const bodies = new Set<string>();
  for (let index = 0; index < samples + 50; index += 1) {
    for (const kind of [...KINDS].sort(() => Math.random() - 0.5)) {
      const [time, body] = await attempt(kind, index);
      if (index >= 50) times[kind].push(time);
      bodies.add(body);
    }
  }
  await service.end('SIGTERM');
  await store.remove();
  report(times, bodies);
}

function report(times: Readonly<Record<(typeof KINDS)[number], readonly number[]>>, bodies: ReadonlySet<string>): void {
  for (const kind of KINDS)
    print(`${kind.padEnd(16)} median ${median(times[kind]).toFixed(3)} ms of ${times[kind].length}`);
  const medians = KINDS.map((kind) => median(times[kind]));
  const spread = Math.max(...medians) / Math.min(...medians) - 1;
  print(`medians differ by ${(spread * 100).toFixed(2)} % (at most 2); different answers: ${bodies.size} (1)`);
  let told = false;
  for (const [left, right] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const p = mannWhitney(times[KINDS[left]], times[KINDS[right]]);
    told ||= p <= 0.01;
    print(`${KINDS[left]} against ${KINDS[right]}: p = ${p.toFixed(3)} (over 0.01)`);
  }
  if (spread > 0.02 || told || bodies.size !== 1) process.exitCode = 1;
}
