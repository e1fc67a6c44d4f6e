/**
 * `npm run bench -- generate [--rounds N] [--only NAME] [--corpus FOLDER]`: the time of understanding and emitting beside that of
 * parsing the same documents with the XML parser alone, alternating, a fresh process each, medians; then the whole command.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { print } from '../authentication/print.js';
import { median } from '../authentication/statistics.js';
import { giantContracts, small } from './contracts.js';
import type { MeasuredContract } from './contracts.js';
import type { RunFigures } from './one-run.js';
import { readCommandLine } from '../../test/support/command-line.js';

/** What the generator is held to. */
const goals = { ratio: 5, peakMegabytes: 1024, commandMilliseconds: 700 };

export async function measureGeneration(args: string[]): Promise<void> {
  const options = {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    corpus: { type: 'string' },
  } as const;
  const values = readCommandLine({ args, options });
  const rounds = Number(values.rounds);
  const giants = giantContracts(values.corpus).filter(({ name }) => values.only === undefined || name === values.only);
  if (giants.length === 0) print('The corpus is not there: only the small contract is measured.');
  print('contract         generating           parsing only      ratio  peak memory  output');
  print('                 cpu ms    wall ms    cpu ms  wall ms          MB           MB');
  for (const contract of [...giants, small]) printContract(contract, measureContract(contract, rounds));
  print(`Goals for the giants: ratio at most ${goals.ratio}, below ${goals.peakMegabytes} MB.`);
  printCommand(rounds);
}

interface Comparison {
  readonly generating: readonly RunFigures[];
  readonly parsing: readonly RunFigures[];
}

function measureContract(contract: MeasuredContract, rounds: number): Comparison {
  const generating: RunFigures[] = [];
  const parsing: RunFigures[] = [];
  const { documents } = runOnce('generate', contract);
  for (let round = 0; round < rounds; round += 1) {
    parsing.push(runOnce('parse', contract, documents));
    generating.push(runOnce('generate', contract));
  }
  return { generating, parsing };
}

const oneRun = fileURLToPath(new URL('one-run.js', import.meta.url));

function runOnce(
  kind: 'generate' | 'parse',
  { file, root }: MeasuredContract,
  documents: readonly string[] = [],
): RunFigures {
  const { stdout, stderr, status } = spawnSync(process.execPath, [oneRun, kind, file, root, ...documents], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as RunFigures;
}

function printContract({ name }: MeasuredContract, { generating, parsing }: Comparison): void {
  const of = (runs: readonly RunFigures[], figure: 'cpuMilliseconds' | 'milliseconds' | 'peakMegabytes') =>
    median(runs.map((run) => run[figure]));
  const columns = [
    of(generating, 'cpuMilliseconds').toFixed(0).padStart(8),
    of(generating, 'milliseconds').toFixed(0).padStart(10),
    of(parsing, 'cpuMilliseconds').toFixed(0).padStart(9),
    of(parsing, 'milliseconds').toFixed(0).padStart(8),
    (of(generating, 'cpuMilliseconds') / of(parsing, 'cpuMilliseconds')).toFixed(2).padStart(8),
    of(generating, 'peakMegabytes').toFixed(0).padStart(8),
    ((generating[0]?.bytes ?? 0) / 1e6).toFixed(1).padStart(13),
  ];
  print(`${name.padEnd(15)}${columns.join(' ')}`);
}

/** Process start to process end, beside a Node that does nothing. */
function printCommand(rounds: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'soapwright-bench-'));
  try {
    const command = ['bin/soapwright.js', 'generate', small.file, '--out', folder, '--quiet'];
    const whole: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      whole.push(timeCommand(command));
      bare.push(timeCommand(['-e', '0']));
    }
    const [ours, node] = [median(whole), median(bare)];
    print(
      `The whole command on ${small.name}: ${ours.toFixed(0)} ms of wall time (goal ${goals.commandMilliseconds}), of which Node's own start ${node.toFixed(0)}.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timeCommand(command: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}
