/** One campaign on a thread of its own, so that whoever started it sees when it hangs. */
import { parentPort, workerData } from 'node:worker_threads';

import { runCampaign } from './campaign.js';
import type { Course, Report } from './campaign.js';
import { TARGETS } from './targets.js';
import type { Target } from './target.js';

export interface WorkerCourse extends Pick<Course, 'seed' | 'requests' | 'milliseconds'> {
  readonly target: string;
  /** One number: the input that is being tried. */
  readonly current: SharedArrayBuffer;
}

export type WorkerReport = Report;

const { target: name, current, ...course } = workerData as WorkerCourse;
const cell = new Int32Array(current);
const target = (await TARGETS[name]?.()) as Target;
const report = await runCampaign(target, { ...course, onInput: (number) => Atomics.store(cell, 0, number) });
await target.close();
parentPort?.postMessage(report satisfies WorkerReport);
