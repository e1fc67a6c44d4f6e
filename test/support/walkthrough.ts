/**
 * A page of the documentation, followed by the letter: commands are run, files written, and what the page says is printed is
 * compared with what is.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  /** `output`: what the page shows below the commands, where it does. */
  | { readonly kind: 'commands'; readonly lines: readonly string[]; readonly output?: string };

/** Fenced blocks in order: `sh` is typed, `text` is what comes of it, others are files named by a first comment. */
export function readWalkthrough(markdown: string): readonly Step[] {
  const steps: Step[] = [];
  for (const [, language = '', text = ''] of markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)) {
    const last = steps.at(-1);
    if (language === 'sh') steps.push({ kind: 'commands', lines: text.trim().split('\n') });
    else if (language === 'text' && last?.kind === 'commands') steps[steps.length - 1] = { ...last, output: text };
    else {
      const path = /^(?:\/\/|#|<!--) ([\w./-]+)/.exec(text)?.[1];
      if (path === undefined) throw new Error(`a ${language} block does not name its file:\n${text}`);
      steps.push({ kind: 'file', path, text });
    }
  }
  return steps;
}

export interface WalkOptions {
  /** An existing folder; commands start here. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Another way to type a line, where the machine needs one; `undefined` leaves it out. */
  readonly typed?: (line: string) => string | undefined;
  /** Of every step done. */
  readonly tell?: (text: string) => void;
}

/** Throws what went otherwise: a command that fails, or prints something else. Ends what was started in the background. */
export async function walk(steps: readonly Step[], options: WalkOptions): Promise<void> {
  const shell = new Shell(options);
  try {
    for (const step of steps) {
      if (step.kind === 'file') shell.write(step.path, step.text);
      else await runCommands(step, shell, options);
    }
  } finally {
    await shell.end();
  }
}

type Commands = Extract<Step, { kind: 'commands' }>;

async function runCommands({ lines, output }: Commands, shell: Shell, options: WalkOptions): Promise<void> {
  let printed = '';
  for (const line of lines) {
    const typed = options.typed === undefined ? line : options.typed(line);
    if (typed !== undefined) printed += await shell.run(typed);
    options.tell?.(line);
  }
  if (output !== undefined && printed.trim() !== output.trim()) {
    throw new Error(`${lines.join('\n')}\nprints\n\n${printed}\nand not, as the page has it,\n\n${output}`);
  }
}

/** One shell for the whole page, as a reader has: what `cd` changed stays changed, what `&` started goes on. */
class Shell {
  readonly #bash;
  #folder: string;
  #printed = '';
  #complained = '';

  constructor({ folder, env }: WalkOptions) {
    this.#folder = folder;
    // A group of its own, so that all it started can be ended with it.
    this.#bash = spawn('bash', ['--noprofile', '--norc'], { cwd: folder, env, detached: true });
    this.#bash.stdout.on('data', (chunk: Buffer) => (this.#printed += chunk.toString()));
    this.#bash.stderr.on('data', (chunk: Buffer) => (this.#complained += chunk.toString()));
  }

  /** What the command printed as its result. */
  async run(line: string): Promise<string> {
    this.#printed = this.#complained = '';
    const background = /&$/.test(line);
    this.#bash.stdin.write(
      background ? `${line}\necho "=started $!"\n` : `{ ${line}\n} </dev/null\necho "=$? $PWD="\n`,
    );
    if (background) return (await this.#until(/listening[^\n]*\n/, line)).replace(/^=started.*\n/m, '');
    const printed = await this.#until(/=(\d+) (.*)=\n$/, line);
    const [end = '', status, folder] = /=(\d+) (.*)=\n$/.exec(printed) ?? [];
    this.#folder = folder ?? this.#folder;
    if (status !== '0') throw new Error(`${line}\nends with ${status}:\n${printed}${this.#complained}`);
    return printed.slice(0, -end.length);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
    writeFileSync(join(this.#folder, path), text);
  }

  async end(): Promise<void> {
    const gone = new Promise((resolve) => this.#bash.once('close', resolve));
    if (this.#bash.pid !== undefined && this.#bash.exitCode === null) process.kill(-this.#bash.pid, 'SIGKILL');
    await gone;
  }

  async #until(expected: RegExp, line: string): Promise<string> {
    const patience = Date.now() + 300_000;
    while (!expected.test(this.#printed)) {
      if (Date.now() > patience || this.#bash.exitCode !== null)
        throw new Error(`waited in vain after ${line}:\n${this.#printed}${this.#complained}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return this.#printed;
  }
}
