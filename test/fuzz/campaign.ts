/** Draws inputs from a seed, gives them to a target until told to stop, and keeps what it complained of. */
import { sample } from 'fast-check';

import { HANG } from './target.js';
import type { Target } from './target.js';

export interface Course {
  readonly seed: number;
  /** Ends after so many inputs. */
  readonly requests?: number;
  /** Ends after so many milliseconds. */
  readonly milliseconds?: number;
  /** Told the number of each input before it is tried. */
  readonly onInput?: (number: number) => void;
}

/** An input that did what it must not; the seed and the number draw it again. */
export interface Finding {
  readonly number: number;
  readonly complaint: string;
  readonly input: string;
}

export interface Report {
  readonly tried: number;
  readonly findings: readonly Finding[];
  readonly milliseconds: number;
  /** Bytes in use at the end beyond those after the first tenth. */
  readonly growth: number;
}

/** Inputs drawn from one seed: a number's batch begins at a multiple of it. */
const BATCH = 200;
const MOST_FINDINGS = 20;

/** More than this, in bytes, is a leak. */
export const MOST_GROWTH = 64 * 1024 * 1024;

export async function runCampaign<Input>(target: Target<Input>, course: Course): Promise<Report> {
  const startedAt = performance.now();
  const inputs = drawn(target, course);
  const findings: Finding[] = [];
  let tried = 0;
  let warm: Promise<number> | undefined;
  const isOver = (): boolean =>
    findings.length >= MOST_FINDINGS || performance.now() - startedAt >= (course.milliseconds ?? Infinity);
  const lane = async (): Promise<void> => {
    for (let next = inputs.next(); !next.done && !isOver(); next = inputs.next()) {
      const { number, input } = next.value;
      course.onInput?.(number);
      const complaint = await judged(target, input);
      tried += 1;
      if (complaint !== undefined) findings.push({ number, complaint, input: shown(input) });
      if (warm === undefined && isWarm(tried, performance.now() - startedAt, course)) warm = target.memory();
    }
  };
  await Promise.all(Array.from({ length: target.lanes }, lane));
  const before = await warm;
  const growth = before === undefined ? 0 : (await target.memory()) - before;
  return { tried, findings, milliseconds: performance.now() - startedAt, growth };
}

/** The input of this number, drawn again. */
export function drawAgain<Input>(target: Target<Input>, seed: number, number: number): Input | undefined {
  return batch(target, seed, Math.floor(number / BATCH))[number % BATCH];
}

function* drawn<Input>(
  target: Target<Input>,
  { seed, requests = Infinity }: Course,
): Generator<{ readonly number: number; readonly input: Input }> {
  for (let number = 0; number < requests;) {
    for (const input of batch(target, seed, number / BATCH, requests - number)) {
      yield { number, input };
      number += 1;
    }
  }
}

/** The first of a batch are the same, however many are asked for. */
function batch<Input>({ inputs }: Target<Input>, seed: number, index: number, most = BATCH): Input[] {
  return sample(inputs, { seed: seed * 1_000_003 + index, numRuns: Math.min(BATCH, most) });
}

async function judged<Input>(target: Target<Input>, input: Input): Promise<string | undefined> {
  const startedAt = performance.now();
  try {
    const complaint = await target.tryOut(input);
    const isSlow = target.lanes === 1 && performance.now() - startedAt > HANG;
    return complaint ?? (isSlow ? await slowness(target, input) : undefined);
  } catch (error) {
    return `throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

/** The machine may be busy with other things: once more, and what this process did counts. */
async function slowness<Input>(target: Target<Input>, input: Input): Promise<string | undefined> {
  const before = process.cpuUsage();
  await target.tryOut(input);
  const { user, system } = process.cpuUsage(before);
  const taken = Math.round((user + system) / 1000);
  return taken > HANG ? `takes ${taken} ms` : undefined;
}

function isWarm(tried: number, milliseconds: number, course: Course): boolean {
  return tried >= (course.requests ?? Infinity) / 10 || milliseconds >= (course.milliseconds ?? Infinity) / 10;
}

/** Bytes as the Latin-1 characters of the same number. */
export function shown(input: unknown): string {
  return JSON.stringify(input, (_key, value: unknown) => {
    const isBytes = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
    return isBytes ? Buffer.from(value as unknown as { data: number[] }['data'] & Buffer).toString('latin1') : value;
  });
}
