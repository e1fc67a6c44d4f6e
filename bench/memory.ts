/**
 * `npm run bench -- memory`: what one request adds to the memory of a process while it is answered, 64 MB at most (Linux only). Each request meets a process of its own,
 * which has answered usual ones before: the Authentication service, and one whose contract lets messages be long and nested, with the defaults.
 */
import { connect } from 'node:net';
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { memoryOf } from './authentication/service-process.js';
import { startAuthentication, startOrders } from './memory-subjects.js';
import type { Subject } from './memory-subjects.js';
import { authenticationRequests, ordersRequests, usualLogin, usualOrder } from './memory-requests.js';
import type { CostlyRequest } from './memory-requests.js';

const MEGABYTE = 1024 * 1024;
const MOST = 64 * MEGABYTE;

/** Answered before: enough for compilers and caches to have what they need. */
const WARMING = 50;

/** Milliseconds that an answer may take: what the service allows for a request, and some more. */
const PATIENCE = 25_000;

/** Milliseconds after which those that get no answer are looked at. */
const MOMENT = 3_000;

/** Prints a row for each kind of request; exit code 1 when one adds too much. */
export async function measureMemory(): Promise<void> {
  process.stdout.write(`${'request'.padEnd(56)}${'before'.padStart(8)}${'added'.padStart(8)}   MB\n`);
  for (const request of authenticationRequests()) await measure(startAuthentication, usualLogin(), request);
  for (const request of ordersRequests()) await measure(startOrders, usualOrder(), request);
}

async function measure(
  start: () => Promise<Subject>,
  usual: Buffer,
  { name, bytes, times, whole }: CostlyRequest,
): Promise<void> {
  const subject = await start();
  try {
    for (let count = 0; count < WARMING; count += 1) await exchange(subject.port, usual, PATIENCE);
    forgetPeak(subject.pid);
    const before = memoryOf(subject.pid, 'VmHWM');
    const answers = await Promise.all(
      Array.from({ length: times }, () => exchange(subject.port, bytes, whole ? PATIENCE : MOMENT)),
    );
    const added = (memoryOf(subject.pid, 'VmHWM') - before) / times;
    const status = /^HTTP\/1\.1 (\d+)/.exec(answers[0] ?? '')?.[1] ?? 'no answer';
    const verdict = added > MOST ? '   TOO MUCH' : whole && answers.includes('') ? '   NOT ANSWERED' : '';
    if (verdict !== '') process.exitCode = 1;
    const cells = [before, added].map((size) => (size / MEGABYTE).toFixed(1).padStart(8)).join('');
    process.stdout.write(`${`${name}: ${status}`.padEnd(56)}${cells}${verdict}\n`);
  } finally {
    await subject.end();
  }
}

/** The peak is what is resident now: proc(5), `/proc/PID/clear_refs`. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Sends a message on a connection of its own, and resolves with the beginning of what came back when that has ended. */
function exchange(port: number, message: Buffer, patience: number): Promise<string> {
  return new Promise((resolve) => {
    let begun = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(message));
    socket.on('data', (chunk: Buffer) => (begun += begun.length < 100 ? chunk.toString('latin1') : ''));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(begun));
    void delay(patience, undefined, { ref: false }).then(() => socket.destroy());
  });
}
