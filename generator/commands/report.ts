/** How verbs print what they found, whatever the format. */
import type { DiagnosticCode } from '../diagnostics/codes.js';
import { codeDefinition, isDiagnosticCode } from '../diagnostics/codes.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Finding, RuleDescription } from '../diagnostics/formats/finding.js';
import { findingOf } from '../diagnostics/formats/finding.js';
import type { FormatName } from '../diagnostics/formats/format.js';
import { formatReport } from '../diagnostics/formats/format.js';
import { outputRules } from '../output/findings.js';
import { packageVersion } from '../package-file.js';
import type { Terminal } from './terminal.js';

/** Options that every verb takes. */
export interface ReportOptions {
  readonly format: FormatName;
  readonly quiet?: boolean;
  /** `--no-color` makes it false. */
  readonly color?: boolean;
}

/** Prints findings on the result side. Nothing when there are none and a person reads, or under `--quiet`. */
export function printFindings(
  verb: string,
  findings: readonly Finding[],
  options: ReportOptions,
  terminal: Terminal,
  textOf: (file: string) => string | undefined = () => undefined,
  /** What describes the codes; a verb with rules of its own passes theirs. */
  describe: (code: string) => RuleDescription | undefined = ruleOf,
): void {
  if (options.quiet || (options.format === 'text' && findings.length === 0)) return;
  const rules = [...new Set(findings.map(({ code }) => code))].flatMap((code) => describe(code) ?? []);
  const report = { verb, version: packageVersion(), findings, rules };
  terminal.print(formatReport(options.format, report, { textOf, color: terminal.color && options.color !== false }));
}

export function diagnosticFinding(diagnostic: Diagnostic): Finding {
  return findingOf(diagnostic, codeDefinition(diagnostic.code).remedy);
}

/** What there is to say about a code of `generate` and `check`. */
export function ruleOf(code: string): RuleDescription | undefined {
  return isDiagnosticCode(code) ? diagnosticRule(code) : outputRules.find(({ id }) => id === code);
}

function diagnosticRule(code: DiagnosticCode): RuleDescription {
  const { explanation, remedy, spec } = codeDefinition(code);
  return { id: code, summary: code.replaceAll('-', ' '), explanation, remedy, spec };
}
