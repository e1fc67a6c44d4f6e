/** A folder of its own for a test that works on the disk, and the command line run in it. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCli } from '../../generator/cli.js';

export interface Workspace {
  readonly folder: string;
  readonly write: (path: string, text: string) => void;
  readonly read: (path: string) => string;
  /** All files, by path with forward slashes, sorted. */
  readonly files: () => readonly string[];
  readonly remove: () => void;
}

export function createWorkspace(): Workspace {
  // A space in its name: half of all scripts stumble over one.
  const folder = mkdtempSync(join(tmpdir(), 'soap wright '));
  return {
    folder,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface CliResult {
  readonly exitCode: number;
  readonly printed: string;
  readonly complained: string;
}

/** Runs a command as if it were started in `folder`. */
export async function runIn(folder: string, ...args: string[]): Promise<CliResult> {
  const before = process.cwd();
  let printed = '';
  let complained = '';
  process.chdir(folder);
  try {
    const exitCode = await runCli(args, {
      print: (text) => (printed += text),
      complain: (text) => (complained += text),
      tell: () => undefined,
      color: false,
    });
    return { exitCode, printed, complained };
  } finally {
    process.chdir(before);
  }
}
