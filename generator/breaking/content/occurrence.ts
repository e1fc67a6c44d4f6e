/** How often each element may stand in a content model: exact bounds over everything the model allows. */
import type { ElementDeclaration, ElementParticle, Particle, WildcardParticle } from '../../model/model.js';
import { qnameKey, type QName } from '../../source/qname.js';
import type { Spelling } from '../side.js';
import { maxOf, standIns } from './expression.js';

/** One element name on one side. */
export interface ElementUse {
  /** In the new contract's terms. */
  readonly name: QName;
  readonly element: ElementDeclaration;
  readonly particle: ElementParticle;
  readonly min: number;
  readonly max: number;
  /** It is one of several alternatives. */
  readonly alternative: boolean;
  /** It stands for the particle's own element, being in its substitution group. */
  readonly substitute: boolean;
  /** Place among the particles, in document order. */
  readonly index: number;
}

export interface ContentUses {
  readonly elements: ReadonlyMap<string, ElementUse>;
  /** Heads of substitution groups, counting all that may stand for them. */
  readonly heads: ReadonlyMap<string, ElementUse>;
  readonly wildcards: readonly WildcardParticle[];
  /** The most elements that wildcards take together. */
  readonly wildcardMax: number;
}

/** The elements of a content model by {@link qnameKey}, the first particle of a name standing for all of them. */
export function contentUses(particle: Particle, spell: Spelling): ContentUses {
  const uses: Use[] = [];
  const wildcards: WildcardParticle[] = [];
  const bounds = collect(particle, spell, false, uses, wildcards);
  const elements = new Map<string, ElementUse>();
  const heads = new Map<string, ElementUse>();
  uses.forEach((use, index) => {
    const key = qnameKey(use.name);
    const bound = bounds.get(use.head ? headKey(key) : key);
    const list = use.head ? heads : elements;
    if (!list.has(key) && bound !== undefined) list.set(key, { ...use, ...bound, index });
  });
  return { elements, heads, wildcards, wildcardMax: bounds.get(wildcardKey)?.max ?? 0 };
}

/** Counted beside the element of the same name. */
function headKey(key: string): string {
  return `head ${key}`;
}

const wildcardKey = 'any';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

type Use = Omit<ElementUse, 'min' | 'max' | 'index'> & { readonly head?: true };

function collect(
  particle: Particle,
  spell: Spelling,
  alternative: boolean,
  uses: Use[],
  wildcards: WildcardParticle[],
): Map<string, Bounds> {
  switch (particle.kind) {
    case 'any':
      wildcards.push(particle);
      return times(new Map([[wildcardKey, { min: 1, max: 1 }]]), particle);
    case 'elementParticle':
      return times(elementBounds(particle, spell, alternative, uses), particle);
    case 'choice': {
      const several = particle.particles.length > 1;
      const branches = particle.particles.map((one) => collect(one, spell, alternative || several, uses, wildcards));
      return times(eitherOf(branches), particle);
    }
    case 'sequence':
    case 'all':
      return times(allOf(particle.particles.map((one) => collect(one, spell, alternative, uses, wildcards))), particle);
  }
}

function elementBounds(particle: ElementParticle, spell: Spelling, alternative: boolean, uses: Use[]) {
  const { element: head } = particle;
  const members = standIns(head);
  const bounds = eitherOf(
    members.map((element) => {
      const name = spell(element.name);
      uses.push({ name, element, particle, alternative, substitute: element !== head });
      return new Map([[qnameKey(name), { min: 1, max: 1 }]]);
    }),
  );
  if (head.substitutes.length === 0) return bounds;
  const name = spell(head.name);
  uses.push({ name, element: head, particle, alternative, substitute: false, head: true });
  return bounds.set(headKey(qnameKey(name)), { min: 1, max: 1 });
}

function times(bounds: Map<string, Bounds>, particle: Particle): Map<string, Bounds> {
  const most = maxOf(particle);
  const scaled = [...bounds].map(([key, { min, max }]) => {
    return [key, { min: min * particle.minOccurs, max: max === 0 ? 0 : max * most }] as const;
  });
  return new Map(most === 0 ? [] : scaled);
}

function allOf(branches: readonly Map<string, Bounds>[]): Map<string, Bounds> {
  const sum = new Map<string, Bounds>();
  for (const branch of branches) {
    for (const [key, { min, max }] of branch) {
      const before = sum.get(key) ?? { min: 0, max: 0 };
      sum.set(key, { min: before.min + min, max: before.max + max });
    }
  }
  return sum;
}

/** In one pass, since substitution groups and choices can have hundreds of branches. */
function eitherOf(branches: readonly Map<string, Bounds>[]): Map<string, Bounds> {
  const found = new Map<string, Bounds & { readonly branches: number }>();
  for (const branch of branches) {
    for (const [key, { min, max }] of branch) {
      const before = found.get(key) ?? { min, max, branches: 0 };
      found.set(key, {
        min: Math.min(before.min, min),
        max: Math.max(before.max, max),
        branches: before.branches + 1,
      });
    }
  }
  const everywhere = branches.length;
  return new Map([...found].map(([key, one]) => [key, { min: one.branches < everywhere ? 0 : one.min, max: one.max }]));
}
