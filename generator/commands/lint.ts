/** `soapwright lint`: what stub generators and the Basic Profile trip on. */
import { selectContracts, type IgnoreEntry, type Selection } from '../config.js';
import { hasErrors, createReporter } from '../diagnostics/report.js';
import type { Finding } from '../diagnostics/formats/finding.js';
import { LintContext } from '../lint/context.js';
import { lintContract } from '../lint/lint.js';
import { lintRule, lintRules } from '../lint/rules.js';
import { resolveContract } from '../model/resolve.js';
import { parseContract } from '../parse-contract.js';
import { diskHost } from '../source/disk-host.js';
import type { LoadOptions, SourceHost } from '../source/host.js';
import { loadContract } from '../source/load.js';
import { diagnosticFinding, printFindings, ruleOf, type ReportOptions } from './report.js';
import { readRuleSettings } from './rule-settings.js';
import type { ExitCode, Terminal } from './terminal.js';

export type LintCommand = Selection & ReportOptions & { readonly notes?: boolean };

const ruleIds = lintRules.map(({ id }) => id);

/** Exit code 1 when there is an error or a warning; notes only inform. */
export function lintCommand(options: LintCommand, terminal: Terminal): ExitCode {
  const { ignore } = readRuleSettings('lint', options.config, ruleIds);
  const texts = new Map<string, string>();
  const findings = selectContracts(options).contracts.flatMap(({ wsdl, ...load }) =>
    lintDocument(wsdl, diskHost, load, texts).filter((finding) => !isIgnored(finding, ignore)),
  );
  const shown = options.notes === false ? findings.filter(({ level }) => level !== 'note') : findings;
  printFindings('lint', shown, options, terminal, (file) => texts.get(file), describeCode);
  if (findings.some(({ code }) => code === 'unreadable-document')) return 2;
  return findings.some(({ level }) => level !== 'note') ? 1 : 0;
}

/** What is wrong with the contract comes first: rules then look at what could be read. */
export function lintDocument(
  path: string,
  host: SourceHost,
  options: LoadOptions,
  texts = new Map<string, string>(),
): readonly Finding[] {
  const { report, diagnostics } = createReporter();
  const loaded = loadContract(path, host, options, report, texts);
  if (!loaded) return diagnostics.map(diagnosticFinding);
  const parsed = parseContract(loaded, report);
  const model = resolveContract(parsed, report);
  const broken = hasErrors(diagnostics) ? diagnostics.map(diagnosticFinding) : [];
  return [...broken, ...lintContract(new LintContext(parsed, model))];
}

function describeCode(code: string) {
  return lintRule(code) ?? ruleOf(code);
}

function isIgnored({ code, position }: Finding, ignore: readonly IgnoreEntry[]): boolean {
  return ignore.some(
    ({ rule, component }) =>
      (rule === undefined || rule === code) && (component === undefined || component === position.file),
  );
}
