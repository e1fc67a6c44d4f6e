/** Runs again whenever a document changes that the last run read. Ends with the process. */
import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Terminal } from './terminal.js';

/** Editors write in several steps; milliseconds of quiet before the next run. */
const settleTime = 100;

/** Watches until the process is interrupted. `again` returns the documents to watch from then on; what it throws is told. */
export async function watchFiles(
  files: readonly string[],
  again: () => readonly string[],
  terminal: Terminal,
  signal?: AbortSignal,
): Promise<void> {
  let watched = files;
  while (!signal?.aborted) {
    terminal.tell(`watching ${watched.length} ${watched.length === 1 ? 'document' : 'documents'}\n`);
    await nextChange(watched, signal);
    if (signal?.aborted) return;
    watched = runAgain(again, watched, terminal);
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

/** Watches folders, since many editors replace a file instead of writing it. */
function nextChange(files: readonly string[], signal?: AbortSignal): Promise<void> {
  const names = new Map<string, Set<string>>();
  for (const file of files) names.set(dirname(file), (names.get(dirname(file)) ?? new Set()).add(basename(file)));
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(timer);
      watchers.forEach((watcher) => watcher.close());
      resolve();
    };
    const watchers = [...names].map(([folder, own]) =>
      watch(folder, (_event, name) => {
        if (name !== null && !own.has(name)) return;
        clearTimeout(timer);
        timer = setTimeout(end, settleTime);
      }),
    );
    signal?.addEventListener('abort', end, { once: true });
  });
}
