/** `soapwright check`: whether the generated files are what the contracts generate now. Writes nothing. */
import type { Selection } from '../config.js';
import { selectContracts } from '../config.js';
import { compareOutput } from '../output/compare.js';
import { findingOfDifference } from '../output/findings.js';
import type { ReportOptions } from './report.js';
import { printFindings } from './report.js';
import { runContracts } from './run-contracts.js';
import type { ExitCode, Terminal } from './terminal.js';

export type CheckCommand = Selection & ReportOptions;

export function checkCommand(options: CheckCommand, terminal: Terminal): ExitCode {
  const run = runContracts(selectContracts(options), terminal);
  const stale = run.exitCode === 0 ? run.folders.flatMap(compareOutput).map(findingOfDifference) : [];
  printFindings('check', [...run.findings, ...stale], options, terminal, run.textOf);
  if (run.exitCode !== 0) return run.exitCode;
  return stale.length > 0 ? 1 : 0;
}
