/** How verbs print what they found: options they share, and the one place that writes findings to stdout. */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { FindingReport } from '../diagnostics/formats/finding.js';
import { formatNames, formatReport, isFormatName } from '../diagnostics/formats/format.js';
import { packageFile } from '../package-file.js';
import { UsageError } from '../usage-error.js';

export interface OutputFlags {
  readonly format: string;
  readonly quiet?: boolean;
  readonly color?: boolean;
}

export function addOutputOptions(command: Command): Command {
  return command
    .option('--format <format>', formatNames.join(', '), 'text')
    .option('--quiet', 'print nothing but findings')
    .option('--no-color', 'no colours (also: NO_COLOR)');
}

/** Writes the findings to stdout, and sets exit code 1 when one of them is an error or a warning. */
export function writeFindings(
  report: Omit<FindingReport, 'version'>,
  flags: OutputFlags,
  textOf?: (file: string) => string | undefined,
): void {
  if (!isFormatName(flags.format)) {
    throw new UsageError(`--format ${flags.format} is none of ${formatNames.join(', ')}`);
  }
  const color = flags.color !== false && !process.env['NO_COLOR'] && process.stdout.isTTY === true;
  const text = formatReport(
    flags.format,
    { ...report, version: packageVersion() },
    { color, ...(textOf && { textOf }) },
  );
  if (!(flags.quiet && flags.format === 'text' && report.findings.length === 0)) process.stdout.write(text);
  if (report.findings.some(({ level }) => level !== 'note')) process.exitCode = 1;
}

export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string };
  return version;
}
