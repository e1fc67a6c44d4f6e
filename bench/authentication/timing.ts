/**
 * `npm run bench -- timing [--samples N]`: whether time tells an unknown user, a wrong password and a disabled user apart. Requests of the three kinds follow
 * one another in random order; medians are compared, and the distributions by the Mann-Whitney U test, whose p is the chance to see such a
 * difference where there is none.
 */
import { print } from './print.js';
import { parseArgs } from 'node:util';

import { addUser } from '../../server/members.js';
import { login } from './calls.js';
import { newSqlite, onStore, startService } from './service-process.js';

const KINDS = ['unknown user', 'wrong password', 'disabled user'] as const;

export async function measureTiming(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { samples: { type: 'string', default: '1000' } } });
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Two-sided p by the normal approximation, which is good from some 20 samples on. */
function mannWhitney(left: readonly number[], right: readonly number[]): number {
  const all = [...left.map((value) => ({ value, isLeft: true })), ...right.map((value) => ({ value, isLeft: false }))];
  all.sort((one, other) => one.value - other.value);
  const rankSum = all.reduce((sum, { isLeft }, index) => sum + (isLeft ? index + 1 : 0), 0);
  const [m, n] = [left.length, right.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const z = (u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return erfc(Math.abs(z) / Math.SQRT2);
}

/** Abramowitz and Stegun 7.1.26, to 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  return (
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x)
  );
}
