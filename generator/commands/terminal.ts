/** Where a command prints: results to one side, everything else to the other. Tests pass arrays. */

export interface Terminal {
  /** Results. */
  readonly print: (text: string) => void;
  /** What went wrong in using the command. */
  readonly complain: (text: string) => void;
  /** Progress: for a person who is watching, else nothing. */
  readonly tell: (text: string) => void;
  readonly color: boolean;
}

/** What a command ends with: fine, findings, wrong use or unreadable input, our own fault. */
export type ExitCode = 0 | 1 | 2 | 3;

export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  // Whoever reads has read enough (`| head`): that is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    print: (text) => stdout.write(text),
    complain: (text) => stderr.write(text),
    tell: (text) => stderr.isTTY && stderr.write(text),
    color: wantsColor(stdout.isTTY === true, env),
  };
}

/** Colours on a terminal; `NO_COLOR` forbids them, `FORCE_COLOR` wants them in a pipe too (no-color.org, force-color.org). */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced) return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}
