/** `soapwright breaking`: who is hurt when NEW replaces OLD. */
import type { Command } from 'commander';
import { isWithin, selectableCategories, type SelectableCategory } from '../breaking/categories.js';
import { compareContracts } from '../breaking/compare.js';
import type { BreakingFinding } from '../breaking/finding.js';
import { breakingRules } from '../breaking/rules.js';
import { selectFindings, type BreakingSettings } from '../breaking/select.js';
import { configFileName, selectContracts } from '../config.js';
import type { Finding } from '../diagnostics/formats/finding.js';
import { UsageError } from '../usage-error.js';
import {
  openContract,
  understandReference,
  type ContractReference,
  type ReferenceOptions,
} from './contract-reference.js';
import { addOutputOptions, writeFindings, type OutputFlags } from './finding-output.js';
import { readRuleSettings } from './rule-settings.js';

interface BreakingFlags extends OutputFlags {
  readonly against?: string;
  readonly category?: string;
  readonly additions?: boolean;
  readonly allowNetwork?: boolean;
  readonly config?: string;
}

export function addBreakingCommand(program: Command): void {
  const command = program
    .command('breaking')
    .description('who is hurt when the contract NEW replaces OLD')
    .argument('[old]', 'a file, git:REVISION:PATH, or an http(s) URL')
    .argument('[new]', 'the same')
    .option('--against <revision>', 'compare every configured contract with a git revision of itself')
    .option('--category <category>', `the widest that matters: ${selectableCategories.join(', ')} (default: SOURCE)`)
    .option('--additions', 'list what was added and hurts nobody')
    .option('--allow-network', 'let OLD and NEW be URLs, such as the ?wsdl of a running host')
    .option('--config <file>', `instead of ${configFileName}`);
  addOutputOptions(command).action(runBreaking);
}

async function runBreaking(
  old: string | undefined,
  replacement: string | undefined,
  flags: BreakingFlags,
): Promise<void> {
  const settings = readRuleSettings(flags.config);
  const chosen: BreakingSettings = {
    category: categoryOf(flags.category ?? settings.breaking?.category),
    ignore: settings.breaking?.ignore ?? [],
  };
  const texts = new Map<string, string>();
  const findings: Finding[] = [];
  for (const pair of pairsOf(old, replacement, flags)) {
    const [before, after] = [await openContract(pair.old, pair.options), await openContract(pair.new, pair.options)];
    const [left, right] = [understandReference(before), understandReference(after)];
    const { kept, ignored } = selectFindings(
      compareContracts(left.model, right.model),
      chosen,
      flags.additions === true,
    );
    for (const finding of kept) findings.push(describe(finding, before, after));
    if (ignored > 0 && !flags.quiet) process.stderr.write(`${ignored} findings ignored by configuration\n`);
    for (const { new: position } of kept) {
      const text = position && right.textOf(position.file);
      if (position && text !== undefined) texts.set(after.nameOf(position.file), text);
    }
  }
  writeFindings({ verb: 'breaking', findings, rules: breakingRules }, flags, (file) => texts.get(file));
}

interface ComparedPair {
  readonly old: string;
  readonly new: string;
  readonly options: ReferenceOptions;
}

function pairsOf(
  old: string | undefined,
  replacement: string | undefined,
  flags: BreakingFlags,
): readonly ComparedPair[] {
  const allowNetwork = flags.allowNetwork === true;
  if (flags.against !== undefined) {
    if (old !== undefined)
      throw new UsageError('--against compares what the configuration lists: leave out OLD and NEW');
    return selectContracts({ wsdls: [], config: flags.config }).contracts.map(({ wsdl, root, catalogue }) => ({
      old: `git:${flags.against}:${wsdl}`,
      new: wsdl,
      options: { allowNetwork, ...(root !== undefined && { root }), ...(catalogue && { catalogue }) },
    }));
  }
  if (old === undefined || replacement === undefined) {
    throw new UsageError('name two contracts, OLD and NEW, or a git revision with --against');
  }
  return [{ old, new: replacement, options: { allowNetwork } }];
}

function categoryOf(name: string | undefined): SelectableCategory {
  const found = selectableCategories.find((category) => category === (name ?? 'SOURCE').toUpperCase());
  if (found === undefined) throw new UsageError(`"${name}" is no category: ${selectableCategories.join(', ')}`);
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
