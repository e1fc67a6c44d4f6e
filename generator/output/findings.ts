/** Differences on disk as findings, for every format the command line prints. */
import type { Finding, RuleDescription } from '../diagnostics/formats/finding.js';
import type { Difference } from './compare.js';

const remedy = 'Run `soapwright generate` and commit what it writes.';

/** What `soapwright check` can find, for `explain` and for formats that list rules. */
export const outputRules: readonly RuleDescription[] = [
  {
    id: 'missing-file',
    summary: 'A generated file is not there.',
    explanation: 'The contract, or the generator, now asks for a file that was not generated or not committed.',
    remedy,
    spec: '',
  },
  {
    id: 'stale-file',
    summary: 'A generated file is not what the contract generates now.',
    explanation:
      'The contract was changed without generating again, the file was edited by hand, or the generator is newer.',
    remedy,
    spec: '',
  },
  {
    id: 'left-over-file',
    summary: 'A file that was generated once is generated no longer.',
    explanation: 'A service was renamed or removed, or its contract was taken out of the configuration.',
    remedy,
    spec: '',
  },
];

export function findingOfDifference(difference: Difference): Finding {
  const { path, kind } = difference;
  const { line, message } = describe(difference);
  return { code: `${kind}-file`, level: 'error', message, remedy, position: { file: path, line, column: 1 } };
}

function describe({ kind, found = '', generated = '' }: Difference): { line: number; message: string } {
  switch (kind) {
    case 'missing':
      return { line: 1, message: 'is not there, but the contract generates it' };
    case 'left-over':
      return { line: 1, message: 'was generated once, but no contract generates it now' };
    case 'stale':
      return firstDifference(found.split('\n'), generated.split('\n'));
  }
}

function firstDifference(found: readonly string[], generated: readonly string[]): { line: number; message: string } {
  let index = 0;
  while (index < found.length && found[index] === generated[index]) index += 1;
  const here = quote(found[index]);
  const message = `is stale: this line is ${here}, but the contract generates ${quote(generated[index])}`;
  return { line: Math.min(index + 1, found.length), message };
}

const shownLength = 80;

function quote(line: string | undefined): string {
  if (line === undefined) return 'the end of the file';
  const text = line.trim();
  return `\`${text.length > shownLength ? `${text.slice(0, shownLength)}...` : text}\``;
}
