/** One contract in, what real toolkits and the Basic Profile trip on out. */
import { formatPosition } from '../diagnostics/diagnostic.js';
import type { Finding } from '../diagnostics/formats/finding.js';
import type { LintContext } from './context.js';
import type { LintRule } from './rule.js';
import { lintRules } from './rules.js';

/** Findings in the order of the rules, each once. */
export function lintContract(contract: LintContext, rules: readonly LintRule[] = lintRules): readonly Finding[] {
  const findings = new Map<string, Finding>();
  for (const { id, level, remedy, look } of rules) {
    look(contract, (place, message) => {
      const position = 'origin' in place ? place.origin : place.position;
      findings.set(`${id} ${formatPosition(position)} ${message}`, { code: id, level, message, remedy, position });
    });
  }
  return [...findings.values()];
}
