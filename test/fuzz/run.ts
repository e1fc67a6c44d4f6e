/**
 * `npm run fuzz -- [--minutes N] [--requests N] [--target NAME] [--seed S] [--show NUMBER]`: gives drawn inputs to every target, or to one, for so
 * long (one minute) or so many; prints what was tried and found. Exit 1 when there is a finding. `--show` prints an input again.
 */
import { Worker } from 'node:worker_threads';

import { readCommandLine } from '../support/command-line.js';
import { drawAgain, MOST_GROWTH, shown } from './campaign.js';
import { TARGETS } from './targets.js';
import type { WorkerCourse, WorkerReport } from './worker.js';

/** Milliseconds on one input after which a thread is given up; it does other things too, and the machine may be busy. */
const PATIENCE = 30_000;

const values = readCommandLine({
  options: {
    minutes: { type: 'string' },
    requests: { type: 'string' },
    target: { type: 'string', multiple: true },
    seed: { type: 'string' },
    show: { type: 'string' },
  },
});
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const names = values.target ?? Object.keys(TARGETS);
const unknown = names.find((name) => !Object.hasOwn(TARGETS, name));
const numbers = [values.minutes, values.requests, values.seed, values.show].filter((value) => value !== undefined);
if (unknown !== undefined || numbers.some((value) => !(Number(value) >= 0))) {
  process.stderr.write(`numbers are not negative; targets are ${Object.keys(TARGETS).join(', ')}\n`);
  process.exit(2);
}
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (values.show === undefined) await fuzz();
else await show(Number(values.show));

async function fuzz(): Promise<void> {
  const requests = values.requests === undefined ? undefined : Number(values.requests);
  const minutes = Number(values.minutes ?? (requests === undefined ? 1 : Infinity));
  const course = {
    seed,
    ...(requests !== undefined && { requests }),
    ...(minutes < Infinity && { milliseconds: minutes * 60_000 }),
  };
  for (const name of names) {
    const report = await runThread(name, course);
    for (const { number, complaint, input } of report.findings) {
      print(`${name} #${number} (seed ${seed}): ${complaint}\n  ${input.slice(0, 2000)}`);
    }
    const leaks = report.growth > MOST_GROWTH;
    const perSecond = Math.round(report.tried / (report.milliseconds / 1000));
    const growth = `${(report.growth / 2 ** 20).toFixed(1)} MiB growth`;
    print(
      `${name}: ${report.tried} tried, ${perSecond} a second, ${growth}, ${report.findings.length} findings (seed ${seed})`,
    );
    if (leaks || report.findings.length > 0) process.exitCode = 1;
  }
}

/** A thread that does not come back from an input, or dies of it, is a finding. */
function runThread(
  target: string,
  course: Pick<WorkerCourse, 'seed' | 'requests' | 'milliseconds'>,
): Promise<WorkerReport> {
  const current = new SharedArrayBuffer(4);
  // Before the first input the thread is loading.
  const cell = new Int32Array(current).fill(-1);
  const startedAt = performance.now();
  const worker = new Worker(new URL('worker.js', import.meta.url), {
    workerData: { ...course, target, current } satisfies WorkerCourse,
  });
  return new Promise((resolve) => {
    let last = -1;
    let since = performance.now();
    const end = (report: WorkerReport): void => {
      clearInterval(watching);
      void worker.terminate();
      resolve(report);
    };
    const giveUp = (complaint: string): void => {
      const number = Atomics.load(cell, 0);
      const milliseconds = performance.now() - startedAt;
      end({ tried: number, findings: [{ number, complaint, input: '(see --show)' }], milliseconds, growth: 0 });
    };
    const watching = setInterval(() => {
      const number = Atomics.load(cell, 0);
      if (number !== last || number < 0) since = performance.now();
      last = number;
      if (performance.now() - since > PATIENCE) giveUp('hangs');
    }, 500);
    worker.on('message', end);
    worker.on('error', (error) => giveUp(`kills its thread: ${error.stack ?? error.message}`));
  });
}

async function show(number: number): Promise<void> {
  const name = names[0] ?? '';
  const target = await TARGETS[name]?.();
  if (target === undefined) return;
  print(shown(drawAgain(target, seed, number)));
  await target.close();
}
