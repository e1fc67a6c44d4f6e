/**
 * `npm run bench -- soak [--minutes N] [--slow-peers P]`: honest callers in all forms, first alone, then for N minutes beside hostile requests (one in a hundred) and
 * slow peers. No honest caller may get a wrong answer or wait twice as long; memory stays flat, the event loop free, and no descriptor stays behind.
 */
import { setTimeout as delay } from 'node:timers/promises';

import { addUser } from '../../server/members.js';
import { TOTP_SECRET } from './calls.js';
import { honestCalls, isRight } from './honest-calls.js';
import type { HonestCall } from './honest-calls.js';
import { attack, hostileRequests, startSlowPeers } from './hostile-peers.js';
import { KeptConnection } from './kept-connection.js';
import { print } from './print.js';
import { addAlice, newSqlite, onStore, startService } from './service-process.js';
import type { ServiceProcess } from './service-process.js';
import { median, quantile } from './statistics.js';
import { readCommandLine } from '../../test/support/command-line.js';

const CALLERS = 16;
/** Milliseconds between an answer and the caller's next request. */
const PAUSE = 40;
/** Milliseconds between two looks at the process. */
const SAMPLING = 2_000;
/** prom-client measures the delay of timers of so many milliseconds, and counts these in. */
const LOOP_RESOLUTION = 10;

const KINDS = ['cookies', 'logins', 'pages'] as const;

interface Run {
  readonly latencies: Readonly<Record<HonestCall['kind'], number[]>>;
  calls: number;
  readonly errors: string[];
  attacks: number;
  readonly memory: number[];
  /** The 99th percentile of the event loop's delay since the sample before, in milliseconds. */
  readonly loop: number[];
}

export async function measureSoak(args: string[]): Promise<void> {
  const values = readCommandLine({
    args,
    options: { minutes: { type: 'string', default: '30' }, 'slow-peers': { type: 'string', default: '200' } },
  });
  const milliseconds = Number(values.minutes) * 60_000;
  const store = newSqlite();
  const { cookie } = await addAlice(store.variables);
  await onStore(store.variables, (authentication) =>
    addUser(authentication, { username: 'bob', password: 'bob-password', totpSecret: TOTP_SECRET }),
  );
  const service = await startService({ ...store.variables, ADMIN_PORT: '0' });
  await run(service, cookie, 10_000, false);
  const calm = await run(service, cookie, Math.max(20_000, milliseconds / 6), false);
  const descriptors = await restingDescriptors(service);
  const endSlowPeers = startSlowPeers(service.port, Number(values['slow-peers']));
  const soaked = await run(service, cookie, milliseconds, true);
  endSlowPeers();
  const left = (await restingDescriptors(service)) - descriptors;
  const code = await service.end('SIGTERM');
  await store.remove();
  report(calm, soaked, left, code);
}

async function run(service: ServiceProcess, cookie: string, milliseconds: number, isAttacked: boolean): Promise<Run> {
  const found: Run = {
    latencies: { cookies: [], logins: [], pages: [] },
    calls: 0,
    errors: [],
    attacks: 0,
    memory: [],
    loop: [],
  };
  const until = performance.now() + milliseconds;
  const callers = Array.from({ length: CALLERS }, (_, index) =>
    callOnAndOn(service.port, honestCalls(index, cookie), until, found),
  );
  const work = [...callers, sample(service, until, found)];
  if (isAttacked) work.push(attackOnAndOn(service.port, until, found));
  await Promise.all(work);
  return found;
}

async function callOnAndOn(
  port: number,
  calls: Generator<HonestCall, never>,
  until: number,
  found: Run,
): Promise<void> {
  const connection = new KeptConnection(port);
  while (performance.now() < until) {
    const call = calls.next().value;
    const started = performance.now();
    const answer = await connection.ask(call.request);
    found.calls += 1;
    if (isRight(call, answer)) found.latencies[call.kind].push(performance.now() - started);
    else found.errors.push(`${call.kind}: ${answer === undefined ? 'broken connection' : answer.text.slice(0, 400)}`);
    await delay(PAUSE * (0.5 + Math.random()));
  }
  connection.end();
}

/** One for each hundred honest calls. */
async function attackOnAndOn(port: number, until: number, found: Run): Promise<void> {
  const requests = hostileRequests(1);
  while (performance.now() < until) {
    while (found.attacks < found.calls / 100) {
      found.attacks += 1;
      void attack(port, requests.next().value, found.attacks % 2 === 0);
    }
    await delay(20);
  }
}

async function sample(service: ServiceProcess, until: number, found: Run): Promise<void> {
  while (performance.now() < until) {
    await delay(SAMPLING);
    const metrics = await (await fetch(`${service.adminUrl}/metrics`)).text();
    const seconds = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]);
    found.loop.push(Math.max(0, seconds * 1000 - LOOP_RESOLUTION));
    found.memory.push(service.memory() / 1024 / 1024);
  }
}

/** When nobody is connected any more. */
async function restingDescriptors(service: ServiceProcess): Promise<number> {
  let lowest = Infinity;
  for (let look = 0; look < 30; look += 1) {
    await delay(200);
    lowest = Math.min(lowest, service.descriptors());
  }
  return lowest;
}

function report(calm: Run, soaked: Run, descriptorsLeft: number, exitCode: number | null): void {
  const seconds = (soaked.memory.length * SAMPLING) / 1000;
  print(
    `${seconds} s, ${soaked.calls} honest calls, ${soaked.attacks} hostile: ${soaked.errors.length} errors of honest callers (0; calm: ${calm.errors.length})`,
  );
  for (const error of [...new Set(soaked.errors)].slice(0, 5)) print(`  ${error}`);
  const slower = KINDS.map((kind) => {
    const [before, during] = [quantile(calm.latencies[kind], 0.99), quantile(soaked.latencies[kind], 0.99)];
    print(
      `  ${kind.padEnd(8)} p50 ${median(soaked.latencies[kind]).toFixed(1)} ms, p99 ${during.toFixed(1)} ms, calm ${before.toFixed(1)} ms: ` +
        `ratio ${(during / before).toFixed(2)} (at most 2)`,
    );
    return during / before;
  });
  // Warm-up: a third of a short run, a tenth of a long one.
  const steady = soaked.memory.slice(Math.min(soaked.memory.length / 3, 180_000 / SAMPLING));
  const tenth = Math.max(5, Math.floor(steady.length / 10));
  const [first, last] = [median(steady.slice(0, tenth)), median(steady.slice(-tenth))];
  const growth = last / first - 1;
  print(
    `  memory   ${first.toFixed(0)} MB after the warm-up, ${last.toFixed(0)} MB at the end: ${(growth * 100).toFixed(1)} % (at most 10); ` +
      `most ${Math.max(...soaked.memory).toFixed(0)} MB`,
  );
  const loop = median(soaked.loop);
  print(
    `  event loop delay p99 ${loop.toFixed(1)} ms (at most 50), calm ${median(calm.loop).toFixed(1)} ms; in the worst two seconds ${Math.max(...soaked.loop).toFixed(1)} ms`,
  );
  print(`  descriptors left behind ${descriptorsLeft} (0); exit code ${exitCode} (0)`);
  const holds =
    soaked.errors.length === 0 && Math.max(...slower) <= 2 && growth <= 0.1 && loop <= 50 && descriptorsLeft <= 0;
  if (!holds || exitCode !== 0) process.exitCode = 1;
}
