/** What a lint rule is: an entry for the documentation, and a look at one contract. */
import type { Position } from '../diagnostics/diagnostic.js';
import type { LintContext } from './context.js';

export interface LintRule {
  /** Words, stable: projects name it in their configuration. */
  readonly id: string;
  /** `error`: some toolkit refuses the contract; `warning`: it loses something; `note`: it is worth knowing. */
  readonly level: 'error' | 'warning' | 'note';
  readonly summary: string;
  /** Why, and which toolkits trip. */
  readonly explanation: string;
  readonly remedy: string;
  /** The requirement of the profile, or the section of the specification. */
  readonly spec: string;
  readonly example: LintExample;
  readonly look: (contract: LintContext, report: ReportLint) => void;
}

/** A piece of a contract as the rule wants it, and as it reports it; the tests try every example. */
export interface LintExample {
  readonly wrong: string;
  readonly right: string;
  /** Other pieces of the sound contract that change with it, not shown. */
  readonly also?: readonly (readonly [right: string, wrong: string])[];
}

export type ReportLint = (
  place: { readonly origin: Position } | { readonly position: Position },
  message: string,
) => void;

/** For the types' sake. */
export function defineLintRule(rule: LintRule): LintRule {
  return rule;
}
