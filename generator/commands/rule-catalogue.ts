/** Every code of every verb, in one shape: for `explain` and for the page of the documentation. */
import { breakingRules } from '../breaking/rules.js';
import { diagnosticCodes } from '../diagnostics/codes.js';
import { lintRules } from '../lint/rules.js';
import { outputRules } from '../output/findings.js';
import type { RuleDescription } from '../diagnostics/formats/finding.js';
import { ruleOf } from './report.js';

export interface CataloguedRule extends RuleDescription {
  readonly verb: 'generate' | 'check' | 'lint' | 'breaking';
  /** `WIRE` and so on, `error`, `warning`, `note`. */
  readonly weight?: string;
  readonly example?: { readonly before: string; readonly after: string; readonly words: readonly [string, string] };
}

/** In the order of the verbs and their tables. */
export const catalogue: readonly CataloguedRule[] = [
  ...diagnosticCodes.flatMap((code) => ruleOf(code) ?? []).map((rule) => ({ ...rule, verb: 'generate' as const })),
  ...outputRules.map((rule) => ({ ...rule, verb: 'check' as const })),
  ...lintRules.map(({ example, level, ...rule }) => ({
    ...rule,
    verb: 'lint' as const,
    weight: level,
    example: { before: example.wrong, after: example.right, words: ['reported', 'fine'] as const },
  })),
  ...breakingRules.map(({ example, category, ...rule }) => ({
    ...rule,
    verb: 'breaking' as const,
    weight: category,
    example: { before: example.before, after: example.after, words: ['before', 'after'] as const },
  })),
];

/** The row of a code; where a lint rule and a diagnostic share a name, both. */
export function cataloguedRules(code: string): readonly CataloguedRule[] {
  return catalogue.filter(({ id }) => id === code);
}
