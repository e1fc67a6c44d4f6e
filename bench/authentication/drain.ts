/**
 * `npm run bench -- drain [--rounds N] [--requests N]`: SIGTERM while so many requests are in flight, again and again. Each must get its whole answer, the
 * readiness must go before the socket, idle connections must end, and the process must exit with 0 within 10 s. Then kill -9 under the same load: how long
 * until it is ready again.
 */
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { exchange, KeptConnection } from './kept-connection.js';
import type { RawAnswer } from './kept-connection.js';
import { print } from './print.js';
import { FORMS, requestOf } from './requests.js';
import { addAlice, newSqlite, startService } from './service-process.js';
import type { ServiceProcess, Variables } from './service-process.js';
import { readCommandLine } from '../../test/support/command-line.js';

const IDLE = 50;
const KILLS = 10;

interface Totals {
  answered: number;
  cut: number;
  wrong: number;
  idleLeft: number;
  /** Rounds in which the socket was closed while `/readyz` still said 200. */
  unannounced: number;
  badExits: number;
  /** Seconds from SIGTERM to the exit, the longest. */
  longest: number;
}

export async function measureDrain(options: string[]): Promise<void> {
  const values = readCommandLine({
    args: options,
    options: { rounds: { type: 'string', default: '100' }, requests: { type: 'string', default: '1000' } },
  });
  const store = newSqlite();
  const variables = { ...store.variables, ADMIN_PORT: '0', DRAIN_NOTICE_SECONDS: '1' };
  const requests = mixedRequests((await addAlice(variables)).cookie, Number(values.requests));
  const totals: Totals = { answered: 0, cut: 0, wrong: 0, idleLeft: 0, unannounced: 0, badExits: 0, longest: 0 };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await drainOnce(await startService(variables), requests, totals);
  }
  print(
    `${values.rounds} rounds of SIGTERM with ${requests.length} requests in flight: ${totals.answered} answered, ${totals.cut} cut, ` +
      `${totals.wrong} wrong, ${totals.idleLeft} idle connections left, ${totals.unannounced} times closed while ready, ` +
      `${totals.badExits} exits other than 0, longest ${totals.longest.toFixed(1)} s (at most 10)`,
  );
  const slowest = await killRounds(variables, requests);
  print(
    `${KILLS} rounds of kill -9 under the same load: ready again after ${slowest.toFixed(2)} s at most (at most 2)`,
  );
  const bad = totals.cut + totals.wrong + totals.idleLeft + totals.unannounced + totals.badExits;
  if (bad > 0 || totals.longest > 10 || slowest > 2) process.exitCode = 1;
  await store.remove();
}

/** One in ten is a login, which has to wait for a processor; the rest are cookies; over all forms. */
function mixedRequests(loginCookie: string, count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) => {
    const form = FORMS[index % FORMS.length] ?? 'soap11';
    return index % 10 === 0
      ? requestOf(form, 'Login', { username: 'alice', password: 'alice-password' })
      : requestOf(form, 'AuthenticateCookie', { loginCookie, cookieDomain: '127.0.0.1' });
  });
}

async function drainOnce(service: ServiceProcess, requests: readonly Buffer[], totals: Totals): Promise<void> {
  const idle = await Promise.all(Array.from({ length: IDLE }, () => idleConnection(service.port, requests[1])));
  const kept = await Promise.all(requests.map(() => keptConnection(service.port, requests[1])));
  const answers = await inFlight(service, kept, requests);
  const started = performance.now();
  const exit = service.end('SIGTERM');
  service.signal('SIGCONT');
  const announced = await readinessWentFirst(service);
  const code = await exit;
  totals.longest = Math.max(totals.longest, (performance.now() - started) / 1000);
  for (const answer of await Promise.all(answers)) {
    if (answer === undefined) totals.cut += 1;
    else if (isRight(answer)) totals.answered += 1;
    else totals.wrong += 1;
  }
  totals.idleLeft += idle.filter((isOpen) => isOpen()).length;
  totals.unannounced += announced ? 0 : 1;
  totals.badExits += code === 0 ? 0 : 1;
}

async function keptConnection(port: number, request: Buffer = Buffer.alloc(0)): Promise<KeptConnection> {
  const connection = new KeptConnection(port);
  await connection.ask(request);
  return connection;
}

/**
 * On kept connections, but for every twentieth. A fifth of the requests has reached the process when it is stopped; the others wait in the system's buffers
 * until it goes on.
 */
async function inFlight(
  service: ServiceProcess,
  kept: readonly KeptConnection[],
  requests: readonly Buffer[],
): Promise<Promise<RawAnswer | undefined>[]> {
  const send = (request: Buffer, index: number): Promise<RawAnswer | undefined> => {
    const connection = kept[index];
    if (connection !== undefined && index % 20 !== 0) return connection.ask(request);
    connection?.end();
    return exchange(service.port, request);
  };
  const fifth = requests.length / 5;
  const early = requests.slice(0, fifth).map(send);
  await delay(Math.random() * 100);
  service.signal('SIGSTOP');
  const late = requests.slice(fifth).map((request, index) => send(request, index + fifth));
  await delay(500);
  return [...early, ...late];
}

/** Alice, or "busy". */
function isRight({ status, text }: RawAnswer): boolean {
  return (status === 200 && text.includes('alice')) || (status === 503 && text.includes('Err Number: 10003'));
}

/** A kept connection that has had an answer. Tells whether it is still open. */
function idleConnection(port: number, request: Buffer = Buffer.alloc(0)): Promise<() => boolean> {
  return new Promise((resolve, reject) => {
    let isOpen = true;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.once('data', () => resolve(() => isOpen));
    socket.on('close', () => (isOpen = false)).on('error', reject);
  });
}

/** Asks both ports in turn until one has gone: whether `/readyz` said 503 before the service's socket refused. */
async function readinessWentFirst({ port, adminUrl }: ServiceProcess): Promise<boolean> {
  for (;;) {
    const isReady = await fetch(`${adminUrl}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (!isReady) return listens(port);
    await delay(5);
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('error', () => resolve(false));
  });
}

/** Seconds until `/readyz` says 200 again, the longest, from the start of the new process. */
async function killRounds(variables: Variables, requests: readonly Buffer[]): Promise<number> {
  let slowest = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const service = await startService(variables);
    const answers = requests.map((request) => exchange(service.port, request));
    await delay(50 + Math.random() * 300);
    await service.end('SIGKILL');
    await Promise.all(answers);
    const started = performance.now();
    const again = await startService(variables);
    while ((await fetch(`${again.adminUrl}/readyz`)).status !== 200) await delay(5);
    slowest = Math.max(slowest, (performance.now() - started) / 1000);
    await again.end('SIGKILL');
  }
  return slowest;
}
