/** `soapwright generate`: brings the generated files up to date. With an error in any contract nothing is written. */
import type { Selection } from '../config.js';
import { configFileName, selectContracts } from '../config.js';
import type { Difference } from '../output/compare.js';
import { compareOutput } from '../output/compare.js';
import { writeDifferences } from '../output/write.js';
import type { ReportOptions } from './report.js';
import { printFindings } from './report.js';
import type { ContractRun } from './run-contracts.js';
import { runContracts } from './run-contracts.js';
import type { ExitCode, Terminal } from './terminal.js';
import { watchFiles } from './watch.js';

export interface GenerateCommand extends Selection, ReportOptions {
  readonly dryRun?: boolean;
  readonly watch?: boolean;
}

export async function generateCommand(options: GenerateCommand, terminal: Terminal): Promise<ExitCode> {
  const run = generateOnce(options, terminal);
  if (!options.watch) return run.exitCode;
  const filesOf = ({ sources }: ContractRun) => [options.config ?? configFileName, ...sources];
  await watchFiles(filesOf(run), () => filesOf(generateOnce(options, terminal)), terminal);
  return 0;
}

function generateOnce(options: GenerateCommand, terminal: Terminal): ContractRun {
  const run = runContracts(selectContracts(options), terminal);
  printFindings('generate', run.findings, options, terminal, run.textOf);
  if (run.exitCode !== 0) return run;
  const differences = run.folders.flatMap(compareOutput);
  if (!options.dryRun) writeDifferences(differences);
  if (!options.quiet && options.format === 'text') terminal.print(summary(differences, run, options.dryRun === true));
  return run;
}

function summary(differences: readonly Difference[], { folders }: ContractRun, isDryRun: boolean): string {
  const lines = differences.map(({ kind, path }) => `${kind === 'left-over' ? 'removed' : 'written'}  ${path}\n`);
  const count = folders.reduce((sum, { files }) => sum + files.length, 0);
  const changed = differences.length === 0 ? 'nothing to change' : `${differences.length} changed`;
  return `${lines.join('')}${count} files, ${changed}${isDryRun ? ' (dry run: nothing was written)' : ''}\n`;
}
