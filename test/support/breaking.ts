/** Two contracts as text in, the ids of what breaks out. */
import { isWithin } from '../../generator/breaking/categories.js';
import { compareContracts } from '../../generator/breaking/compare.js';
import type { BreakingFinding } from '../../generator/breaking/finding.js';
import type { ContractModel } from '../../generator/model/model.js';
import { memoryHost } from '../../generator/source/host.js';
import { understandContract } from '../../generator/understand.js';

/** The meaning of a contract given as text; throws when it is not a sound one. */
export function modelOf(text: string, path = 'contract.wsdl'): ContractModel {
  const { model, diagnostics } = understandContract(path, memoryHost({ [path]: text }));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!model || errors.length > 0)
    throw new Error(`not a sound contract: ${errors.map((one) => one.message).join('; ')}`);
  return model;
}

/** Everything `breaking` has to say about two contracts, additions included. */
export function compareTexts(old: string, replacement: string): readonly BreakingFinding[] {
  return compareContracts(modelOf(old, 'old.wsdl'), modelOf(replacement, 'new.wsdl'));
}

/** The ids of the rules that report a break, each once. */
export function brokenRules(old: string, replacement: string): string[] {
  const findings = compareTexts(old, replacement).filter(({ category }) => isWithin(category, 'ALL'));
  return [...new Set(findings.map(({ rule }) => rule))];
}
