/**
 * Runs again whenever a file changes that the last run asked for, one that was missing included. Files are looked at a few times
 * a second instead of being watched by the system: so nothing is lost while a run is at work, on any file system, when an
 * editor replaces a file, or when a folder goes and comes back. Ends with the process.
 */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Terminal } from './terminal.js';

/** Milliseconds between two looks. A run starts when two looks in a row find the same: editors write in several steps. */
const interval = 150;

/** Watches until the process is interrupted. `again` returns the files to watch from then on; what it throws is told. */
export async function watchFiles(
  files: readonly string[],
  again: () => readonly string[],
  terminal: Terminal,
  signal?: AbortSignal,
): Promise<void> {
  let seen = statesOf(files);
  while (!signal?.aborted) {
    terminal.tell(`watching ${seen.size} ${seen.size === 1 ? 'file' : 'files'}\n`);
    const now = await nextChange(seen, signal);
    if (now === undefined) return;
    terminal.tell(`changed: ${changed(seen, now).join(', ')}\n`);
    const watched = runAgain(again, [...now.keys()], terminal);
    // What is known keeps the state from before the run: a change during it leads to another.
    seen = new Map([...statesOf(watched)].map(([file, state]) => [file, now.get(file) ?? state]));
  }
}

function runAgain(again: () => readonly string[], watched: readonly string[], terminal: Terminal): readonly string[] {
  try {
    return again();
  } catch (error) {
    terminal.complain(`soapwright: ${error instanceof Error ? error.message : String(error)}\n`);
    return watched;
  }
}

/** What tells one content of a file from another, by path. */
type States = ReadonlyMap<string, string>;

function statesOf(files: Iterable<string>): States {
  return new Map([...files].map((file) => [file, stateOf(file)]));
}

function stateOf(file: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return 'missing';
  }
}

/** The states when something has changed and come to rest; `undefined` when the signal came first. */
async function nextChange(seen: States, signal?: AbortSignal): Promise<States | undefined> {
  for (let before = seen; ;) {
    await sleep(interval);
    if (signal?.aborted) return undefined;
    const now = statesOf(seen.keys());
    if (changed(seen, now).length > 0 && changed(before, now).length === 0) return now;
    before = now;
  }
}

function changed(before: States, now: States): readonly string[] {
  return [...now].filter(([file, state]) => before.get(file) !== state).map(([file]) => file);
}
