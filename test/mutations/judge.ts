/** Mutants of a contract, each with what `breaking` says and what happens. */
import { isWithin } from '../../generator/breaking/categories.js';
import { compareContracts } from '../../generator/breaking/compare.js';
import type { BreakingFinding } from '../../generator/breaking/finding.js';
import { mutate, type Mutant } from './mutate.js';
import { understandSide, type Side } from './side.js';
import { sourceHarms } from './source.js';
import { canBeTried, wireHarm } from './wire.js';

/** From worst to none. */
export type Harm = 'wire' | 'source' | 'none';

export interface Verdict {
  readonly contract: string;
  readonly operator: string;
  readonly line: number;
  readonly said: Harm;
  readonly happened: Harm;
  /** What went wrong, from whoever noticed. */
  readonly because: string;
  readonly rules: readonly string[];
  /** `breaking` warns of stubs in which a type's name counts; TypeScript's structural types cannot tell. */
  readonly nominal: boolean;
}

export interface Source {
  readonly name: string;
  readonly text: string;
}

interface Tried {
  readonly id: string;
  readonly contract: string;
  readonly mutant: Mutant;
  readonly old: Side;
  readonly new: Side;
  readonly findings: readonly BreakingFinding[];
  readonly wire: string | undefined;
}

export interface Effort {
  /** Mutants of each contract. */
  readonly count: number;
  readonly seed: number;
  /** Messages of each body. */
  readonly samples: number;
}

/** Judges up to `count` mutants of every contract; those that are no sound contracts are left out. */
export function judgeMutants(sources: readonly Source[], { count, seed, samples }: Effort): Verdict[] {
  const tried = sources.flatMap((source, index) => tryMutants(source, { count, seed: seed + index, samples }));
  const batches = Array.from({ length: Math.ceil(tried.length / 60) }, (_, at) => tried.slice(at * 60, at * 60 + 60));
  const compiled = new Map(
    batches.flatMap((batch) => [
      ...sourceHarms(batch.map(({ id, old, new: replacement }) => ({ id, old: old.model, new: replacement.model }))),
    ]),
  );
  return tried.map((one) => verdictOf(one, compiled.get(one.id)));
}

function tryMutants({ name, text }: Source, { count, seed, samples }: Effort): Tried[] {
  const old = understandSide(text, seed, samples);
  if (!old || sourceHarms([{ id: 'self', old: old.model, new: old.model }]).size > 0) return [];
  if (!canBeTried(old)) return [];
  // A contract whose own messages its own readers refuse says nothing about its mutants.
  if (wireHarm(old, understandSide(text, seed, samples) ?? old) !== undefined) return [];
  return mutate(text, count, seed).flatMap((mutant, index) => {
    const replacement = understandSide(mutant.text, seed, samples);
    if (!replacement) return [];
    const findings = compareContracts(old.model, replacement.model);
    const wire = wireHarm(old, replacement);
    return [{ id: `m${seed}-${index}`, contract: name, mutant, old, new: replacement, findings, wire }];
  });
}

/** Rules about stubs that name their types, or about names no TypeScript stub shows. */
const nominalRules = new Set([
  'base-type-changed',
  'binding-renamed',
  'fault-added',
  'fault-removed',
  'fault-renamed',
  'message-part-renamed',
  'port-renamed',
  'port-type-renamed',
  'request-header-removed',
  'response-derived-type-removed',
  'service-namespace-changed',
  'stub-type-changed',
  'type-abstractness-changed',
  'type-renamed',
]);

function verdictOf({ contract, mutant, findings, wire }: Tried, source: string | undefined): Verdict {
  const breaks = findings.filter(({ category }) => isWithin(category, 'SOURCE'));
  const onWire = breaks.filter(({ category }) => category === 'WIRE' || category === 'FORMS');
  return {
    contract,
    operator: mutant.operator,
    line: mutant.line,
    said: onWire.length > 0 ? 'wire' : breaks.length > 0 ? 'source' : 'none',
    happened: wire !== undefined ? 'wire' : source !== undefined ? 'source' : 'none',
    because: wire ?? source ?? '',
    rules: [...new Set(breaks.map(({ rule }) => rule))],
    nominal: breaks.length > 0 && breaks.every(({ rule }) => nominalRules.has(rule)),
  };
}

/** What was said is what happened; or a warning about names that this oracle cannot see. */
export function agrees({ said, happened, nominal }: Verdict): boolean {
  return said === happened || (said === 'source' && happened === 'none' && nominal);
}

/** Harm that was called less than it is. */
export function isMissed({ said, happened }: Verdict): boolean {
  const weight = { wire: 2, source: 1, none: 0 };
  return weight[said] < weight[happened];
}
