/** Findings as text, in the format a person or a machine asked for. */
import type { FindingReport } from './finding.js';
import { formatGithub } from './github.js';
import { formatJson } from './json.js';
import { formatJunit } from './junit.js';
import { formatSarif } from './sarif.js';
import { formatText, type TextOptions } from './text.js';

/** What `--format` takes. */
export const formatNames = ['text', 'json', 'github', 'sarif', 'junit'] as const;

export type FormatName = (typeof formatNames)[number];

export function isFormatName(name: string): name is FormatName {
  return (formatNames as readonly string[]).includes(name);
}

/** The whole output, with a line break at its end; `options` matter to `text` only. */
export function formatReport(format: FormatName, report: FindingReport, options: TextOptions = {}): string {
  switch (format) {
    case 'text':
      return formatText(report, options);
    case 'json':
      return formatJson(report);
    case 'github':
      return formatGithub(report);
    case 'sarif':
      return formatSarif(report);
    case 'junit':
      return formatJunit(report);
  }
}
