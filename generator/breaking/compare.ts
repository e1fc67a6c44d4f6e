/** Two contracts in, what breaks out. Rules look at the meaning of both, never at their text. */
import { formatPosition } from '../diagnostics/diagnostic.js';
import type { ContractModel } from '../model/model.js';
import type { Category } from './categories.js';
import type { BreakingFinding } from './finding.js';
import type { Pairs } from './pairs.js';
import type { BreakingRule, FoundBreak } from './rule.js';
import { breakingRules } from './rules.js';
import type { Place } from './side.js';
import { ServiceWalk } from './walk-services.js';

/** Shows one pair to every rule that has a hook for its kind. */
export type Judge = <Kind extends keyof Pairs>(kind: Kind, pair: Pairs[Kind]) => void;

/**
 * Every break and every addition between two contracts, in the new contract's order, each once; of all categories.
 * Equal meanings give no finding at all.
 */
export function compareContracts(
  old: ContractModel,
  replacement: ContractModel,
  rules: readonly BreakingRule[] = breakingRules,
): readonly BreakingFinding[] {
  const findings = new Map<string, BreakingFinding>();
  const byKind = new Map<keyof Pairs, readonly BreakingRule[]>();
  const rulesFor = (kind: keyof Pairs) => {
    const known = byKind.get(kind) ?? rules.filter(({ judges }) => judges[kind]);
    byKind.set(kind, known);
    return known;
  };
  const judge: Judge = (kind, pair) => {
    for (const rule of rulesFor(kind)) {
      rule.judges[kind]?.(pair, (found) => {
        const finding = toFinding(rule, found, placeOf(pair));
        const key = `${finding.rule} ${positionKey(finding)} ${finding.message}`;
        if (!findings.has(key)) findings.set(key, finding);
      });
    }
  };
  ServiceWalk.walk(old, replacement, judge);
  return [...findings.values()];
}

/** What stands in the answer of an HTTP form is judged by the rules for XML, and hurts callers of the forms. */
function toFinding(rule: BreakingRule, found: FoundBreak, place: Place | undefined): BreakingFinding {
  const category: Category = rule.category === 'WIRE' && place?.wire === 'http' ? 'FORMS' : rule.category;
  return {
    rule: rule.id,
    category,
    component: found.component,
    message: found.message,
    about: aboutOf(rule, found, place),
    remedy: found.remedy ?? rule.remedy,
    ...(found.old && { old: found.old.origin }),
    ...(found.new && { new: found.new.origin }),
  };
}

function placeOf(pair: Pairs[keyof Pairs]): Place | undefined {
  return 'place' in pair ? pair.place : undefined;
}

function aboutOf({ id }: BreakingRule, { thing, old, new: replacement }: FoundBreak, place: Place | undefined): string {
  const sides = [thing === 'new' ? undefined : old, thing === 'old' ? undefined : replacement];
  const positions = sides.map((side) => (side ? formatPosition(side.origin) : '-'));
  return [id, place?.direction, place?.wire, ...positions].join(' ');
}

function positionKey({ old, new: replacement }: BreakingFinding): string {
  return [old, replacement].map((position) => (position ? formatPosition(position) : '-')).join(' ');
}
