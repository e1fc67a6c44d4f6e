/** What a toolkit's folder offers to the runner, and what such folders need to run commands. */
import { execFile, spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Call, Form } from './call.js';

/** A foreign client: made from the served WSDL, it carries out calls. */
export interface ClientToolkit {
  /** As on the command line. */
  readonly name: string;
  /** For the table, for example `zeep 4.3.1 (Python)`. */
  readonly title: string;
  /** Those its stubs offer. */
  readonly forms: readonly Form[];
  /** What is not installed and how to install it; `undefined` when it can run. */
  missing(): Promise<string | undefined>;
  /** Generates stubs from `wsdl` in `folder`, an empty one, and builds. Returns what carries out calls and prints outcomes. */
  build(wsdl: string, folder: string): Promise<Program>;
  /**
   * The same for the kitchen contract, at once carried out: takes what is given and gives it back. A line per form: its name, a
   * tab, what the service said.
   */
  kitchen?(wsdl: string, folder: string): Promise<string>;
  /** Generates stubs from `wsdl` in `folder`, compiles them without a warning: what is public in them, in words. */
  names?(wsdl: string, folder: string): Promise<string>;
  /** Where the toolkit disagrees with the schema: what a check finds, and why that is not ours. */
  readonly known?: Readonly<Record<string, string>>;
}

/** Gets the lines of `writeCalls`, returns those that `readOutcomes` reads. */
export type Program = (calls: readonly Call[]) => Promise<string>;

export const repositoryRoot = fileURLToPath(
  new URL(import.meta.url.includes('/dist/') ? '../../../' : '../../', import.meta.url),
);

/** A file or folder of ours under `test/interop`. */
export function ownFile(...path: readonly string[]): string {
  return join(repositoryRoot, 'test', 'interop', ...path);
}

/** Where toolkits build and keep what they downloaded; not part of the repository. */
export function cacheFolder(...path: readonly string[]): string {
  return join(repositoryRoot, 'node_modules', '.cache', 'interop', ...path);
}

export async function emptyFolder(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

export async function isInstalled(command: string): Promise<boolean> {
  return new Promise((resolve) => execFile('sh', ['-c', `command -v ${command}`], (error) => resolve(error === null)));
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly input?: string;
  /** Milliseconds; default ten minutes: Maven may have to download. */
  readonly timeout?: number;
}

/** Standard output. Rejects with all that the command said when it fails. */
export async function run(command: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  const { output, errors, code } = await attempt(command, args, options);
  if (code === 0) return output;
  throw new Error(`${command} ${args.join(' ')} failed (${code}):\n${output}\n${errors}`.slice(0, 6000));
}

export async function attempt(
  command: string,
  args: readonly string[],
  { cwd, input = '', timeout = 600_000 }: CommandOptions = {},
): Promise<{ readonly output: string; readonly errors: string; readonly code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, timeout, stdio: 'pipe' });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, errors, code }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
