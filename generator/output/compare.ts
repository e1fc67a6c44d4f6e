/** What is on disk beside what was generated: reads only. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../emit/generated-file.js';
import { generatedFrom } from '../emit/generated-file.js';

/** A file that is not as it would be generated now. */
export interface Difference {
  readonly kind: 'missing' | 'stale' | 'left-over';
  /** With the output folder. */
  readonly path: string;
  /** Absent when the file is to go. */
  readonly generated?: string;
  /** Absent when the file is to come. */
  readonly found?: string;
}

/** The files of one output folder, and whose leftovers may be removed there. */
export interface OutputFolder {
  readonly out: string;
  readonly files: readonly GeneratedFile[];
  /** Whether a generated file of that source, named in its header, belongs to this run. */
  readonly owns: (source: string) => boolean;
}

/** Missing and stale files in the order they were generated, then what is left over. */
export function compareOutput(folder: OutputFolder): readonly Difference[] {
  const differences = folder.files.flatMap(({ path, text }): Difference[] => {
    const target = join(folder.out, path);
    const found = readText(target);
    if (found === text) return [];
    if (found === undefined) return [{ kind: 'missing', path: target, generated: text }];
    return [{ kind: 'stale', path: target, generated: text, found }];
  });
  return [...differences, ...leftOvers(folder)];
}

/** Only files with our header, a level below the output folder: nothing hand-written is ever touched. */
function leftOvers({ out, files, owns }: OutputFolder): Difference[] {
  const generated = new Set(files.map(({ path }) => join(out, path)));
  const candidates = entries(out, 'folder').flatMap((folder) =>
    entries(join(out, folder), 'file').map((file) => join(out, folder, file)),
  );
  return candidates.flatMap((path): Difference[] => {
    if (generated.has(path) || !path.endsWith('.ts')) return [];
    const found = readText(path);
    const source = found === undefined ? undefined : generatedFrom(found);
    return source !== undefined && owns(source) ? [{ kind: 'left-over', path, found: found ?? '' }] : [];
  });
}

function entries(path: string, kind: 'file' | 'folder'): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => (kind === 'file' ? entry.isFile() : entry.isDirectory()))
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
