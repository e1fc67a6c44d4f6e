/** `soapwright breaking`: who is hurt when NEW replaces OLD. */
import { isWithin, selectableCategories, type SelectableCategory } from '../breaking/categories.js';
import { compareContracts } from '../breaking/compare.js';
import type { BreakingFinding } from '../breaking/finding.js';
import { breakingRule, breakingRules } from '../breaking/rules.js';
import { selectFindings } from '../breaking/select.js';
import { selectContracts } from '../config.js';
import type { Finding } from '../diagnostics/formats/finding.js';
import { UsageError } from '../usage-error.js';
import {
  MissingDocumentError,
  openContract,
  understandReference,
  type ContractReference,
  type ReferenceOptions,
} from './contract-reference.js';
import { printFindings, type ReportOptions } from './report.js';
import { readRuleSettings, type RuleSettings } from './rule-settings.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface BreakingCommand extends ReportOptions {
  /** Files, `git:REVISION:PATH`, or http(s) URLs. */
  readonly old?: string | undefined;
  readonly new?: string | undefined;
  /** Instead of OLD and NEW: every configured contract with a git revision of itself. */
  readonly against?: string;
  readonly category?: string;
  readonly additions?: boolean;
  readonly allowNetwork?: boolean;
  readonly config?: string;
}

const ruleIds = breakingRules.map(({ id }) => id);

/** Exit code 1 when somebody is hurt; throws a {@link UsageError} when a contract cannot be read or is not sound. */
export async function breakingCommand(options: BreakingCommand, terminal: Terminal): Promise<ExitCode> {
  const settings = readRuleSettings('breaking', options.config, ruleIds);
  const findings: Finding[] = [];
  const texts = new Map<string, string>();
  for (const pair of pairsOf(options)) {
    try {
      findings.push(...(await comparePair(pair, settings, options, terminal, texts)));
    } catch (error) {
      if (options.against === undefined || !(error instanceof MissingDocumentError)) throw error;
      terminal.tell(`${pair.new} is new: ${error.message}\n`);
    }
  }
  printFindings('breaking', findings, options, terminal, (file) => texts.get(file), breakingRule);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

async function comparePair(
  pair: ComparedPair,
  settings: RuleSettings,
  options: BreakingCommand,
  terminal: Terminal,
  texts: Map<string, string>,
): Promise<readonly Finding[]> {
  const [before, after] = [await openContract(pair.old, pair.options), await openContract(pair.new, pair.options)];
  const [old, replacement] = [understandReference(before), understandReference(after)];
  const category = categoryOf(
    options.category ?? settings.category,
    options.category ? '--category' : CATEGORY_SETTING,
  );
  const chosen = { category, ignore: settings.ignore };
  const found = compareContracts(old.model, replacement.model);
  const { kept, ignored } = selectFindings(found, chosen, options.additions === true);
  if (ignored > 0) terminal.tell(`${ignored} findings are ignored by configuration\n`);
  for (const { new: position } of kept) {
    const text = position && replacement.textOf(position.file);
    if (position && text !== undefined) texts.set(after.nameOf(position.file), text);
  }
  return kept.map((finding) => describe(finding, before, after));
}

interface ComparedPair {
  readonly old: string;
  readonly new: string;
  readonly options: ReferenceOptions;
}

function pairsOf({ old, new: replacement, against, config, ...flags }: BreakingCommand): readonly ComparedPair[] {
  const allowNetwork = flags.allowNetwork === true;
  if (against !== undefined) {
    if (old !== undefined)
      throw new UsageError('--against compares what the configuration lists: leave out OLD and NEW');
    return selectContracts({ wsdls: [], config }).contracts.map(({ wsdl, root, catalogue }) => ({
      old: `git:${against}:${wsdl}`,
      new: wsdl,
      options: { allowNetwork, ...(root !== undefined && { root }), ...(catalogue && { catalogue }) },
    }));
  }
  if (old === undefined || replacement === undefined) {
    throw new UsageError('name two contracts, OLD and NEW, or a git revision with --against');
  }
  return [{ old, new: replacement, options: { allowNetwork } }];
}

const CATEGORY_SETTING = 'breaking.category of the configuration';

function categoryOf(name: string | undefined, where: string): SelectableCategory {
  const found = selectableCategories.find((category) => category === (name ?? 'SOURCE').toUpperCase());
  if (found === undefined)
    throw new UsageError(`${where} takes one of ${selectableCategories.join(', ')}, not "${name}"`);
  return found;
}

/** At the place in the new document, where it can be mended; the old one beside it. */
function describe(finding: BreakingFinding, before: ContractReference, after: ContractReference): Finding {
  const { rule, category, component, message, remedy } = finding;
  const old = finding.old && { ...finding.old, file: before.nameOf(finding.old.file) };
  const position = finding.new && { ...finding.new, file: after.nameOf(finding.new.file) };
  const fallback = old ?? { file: after.nameOf(after.path), line: 1, column: 1 };
  return {
    code: rule,
    level: isWithin(category, 'ALL') ? 'error' : 'note',
    category,
    component,
    message,
    ...(category === 'ADDITION' ? {} : { remedy }),
    position: position ?? fallback,
    ...(old && position && { related: [{ message: 'in the old contract:', position: old }] }),
  };
}
