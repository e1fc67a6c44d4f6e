/** How often each element may stand in a content model: exact bounds over everything the model allows. */
import type { ElementDeclaration, ElementParticle, Particle, WildcardParticle } from '../../model/model.js';
import { qnameKey, type QName } from '../../source/qname.js';
import type { Spelling } from '../side.js';
import { maxOf } from './expression.js';

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
  readonly wildcards: readonly WildcardParticle[];
}

/** The elements of a content model by {@link qnameKey}, the first particle of a name standing for all of them. */
export function contentUses(particle: Particle, spell: Spelling): ContentUses {
  const uses: Use[] = [];
  const wildcards: WildcardParticle[] = [];
  const bounds = collect(particle, spell, false, uses, wildcards);
  const elements = new Map<string, ElementUse>();
  uses.forEach((use, index) => {
    const key = qnameKey(use.name);
    const bound = bounds.get(key);
    if (!elements.has(key) && bound !== undefined) elements.set(key, { ...use, ...bound, index });
  });
  return { elements, wildcards };
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

type Use = Omit<ElementUse, 'min' | 'max' | 'index'>;

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
      return new Map();
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
  const head = particle.element;
  const members = [head, ...head.substitutes].filter((one) => !one.abstract);
  return eitherOf(
    members.map((element) => {
      const name = spell(element.name);
      uses.push({ name, element, particle, alternative, substitute: element !== head });
      return new Map([[qnameKey(name), { min: 1, max: 1 }]]);
    }),
  );
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

function eitherOf(branches: readonly Map<string, Bounds>[]): Map<string, Bounds> {
  const keys = new Set(branches.flatMap((branch) => [...branch.keys()]));
  return new Map([...keys].map((key) => [key, widest(branches.map((branch) => branch.get(key) ?? absent))]));
}

const absent: Bounds = { min: 0, max: 0 };

function widest(bounds: readonly Bounds[]): Bounds {
  return {
    min: Math.min(...bounds.map(({ min }) => min)),
    max: Math.max(...bounds.map(({ max }) => max)),
  };
}
