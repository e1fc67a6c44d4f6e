/** What a rule is: an entry for the documentation, and a hook for each kind of thing it judges. */
import type { Position } from '../diagnostics/diagnostic.js';
import type { Category } from './categories.js';
import type { Pairs } from './pairs.js';

/** A rule sees one kind of pair or several; it reports what it finds and changes nothing. */
export interface BreakingRule {
  /** Words, stable: projects name it in their configuration. */
  readonly id: string;
  readonly category: Category;
  /** What happened, in a few words: the heading of its page. */
  readonly summary: string;
  /** Who breaks, and why: what toolkits do. */
  readonly explanation: string;
  /** What to do instead. */
  readonly remedy: string;
  /** The section of the specification that decides it. */
  readonly spec: string;
  readonly example: RuleExample;
  readonly judges: { readonly [Kind in keyof Pairs]?: (pair: Pairs[Kind], report: ReportBreak) => void };
}

/** A small change that the rule reports; `before` against itself it does not. */
export interface RuleExample {
  /**
   * What the two fragments are: the content of the request's or the response's sequence, the declaration of a type that
   * one of them uses, or any piece of a contract. The tests try every example.
   */
  readonly of: ExampleKind;
  readonly before: string;
  readonly after: string;
  /** Other pieces that change with it to keep the contract sound, not shown. */
  readonly also?: readonly (readonly [before: string, after: string])[];
}

export type ExampleKind = 'request' | 'response' | 'request type' | 'response type' | 'contract';

/** One break. At least one position; the other is where the thing would stand in the other document. */
export interface FoundBreak {
  readonly old?: { readonly origin: Position };
  readonly new?: { readonly origin: Position };
  /** Which of the two is what changed, where the other only holds its place. Default: both. */
  readonly thing?: 'old' | 'new';
  /** Names from the outermost in, separated by `/`: what an ignore list names. */
  readonly component: string;
  /** One sentence: who breaks, and how. */
  readonly message: string;
  /** When it differs from the rule's. */
  readonly remedy?: string;
}

export type ReportBreak = (found: FoundBreak) => void;

/** For the types' sake. */
export function defineRule(rule: BreakingRule): BreakingRule {
  return rule;
}
