/** What a fuzzer tries: where its inputs come from, and what must never come of one. */
import type { Arbitrary } from 'fast-check';

export interface Target<Input = unknown> {
  readonly inputs: Arbitrary<Input>;
  /** How many at once; for targets that wait for a socket. */
  readonly lanes: number;
  /** Gives one input to what is tried; resolves with a complaint when it did what it must not. */
  tryOut(input: Input): Promise<string | undefined>;
  /** Bytes in use now, after what can be freed has been. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** Never settles for "no answer": the time, in milliseconds, after which an input counts as one that hangs. */
export const HANG = 1_000;

/** Texts planted where a secret would stand: no answer and no message may repeat them. */
export const PLANTED = ['zQ-planted-secret-1', 'zQ-planted-secret-2'] as const;

/** What tells of the inside of a process: stack lines, paths, planted secrets. */
export function leakIn(text: string, root: string = process.cwd()): string | undefined {
  const planted = PLANTED.find((secret) => text.includes(secret));
  if (planted !== undefined) return 'repeats a secret';
  if (/^\s+at .+:\d+:\d+\)?$/m.test(text)) return 'shows a stack';
  if (text.includes(root) || text.includes('node_modules') || text.includes('file:///home')) return 'shows a path';
  return undefined;
}
