/** A simple type flattened: what it is made of, and all facets of its derivation steps together (Structures, 3.14.6). */
import type { EnumerationValue, Facets, TypeDefinition } from '../../model/model.js';
import { effectiveContent } from '../content/effective.js';
import { builtInBounds, isInteger, listItem, whiteSpaceOf } from './built-in.js';

export interface ValueSpace {
  readonly made:
    | { readonly kind: 'atomic'; readonly builtIn: string }
    | { readonly kind: 'list'; readonly item: ValueSpace }
    | { readonly kind: 'union'; readonly members: readonly ValueSpace[] };
  readonly enumeration?: readonly EnumerationValue[];
  /** One entry per derivation step: its alternatives, sorted. */
  readonly patterns: readonly (readonly string[])[];
  readonly minLength: number;
  readonly maxLength: number;
  readonly min?: Bound;
  readonly max?: Bound;
  readonly totalDigits: number;
  readonly fractionDigits: number;
  /** 0 preserved, 1 replaced, 2 collapsed. */
  readonly whiteSpace: 0 | 1 | 2;
}

export interface Bound {
  readonly value: string;
  readonly exclusive: boolean;
}

/** The values of a simple type, or of the text of a complex one. */
export function valueSpace(type: TypeDefinition): ValueSpace {
  if (type.kind === 'builtIn') return builtInSpace(type.name.localName);
  if (type.kind !== 'simpleType') {
    const content = effectiveContent(type);
    return content.kind === 'text' && content.type !== type ? valueSpace(content.type) : builtInSpace('anySimpleType');
  }
  switch (type.variety.kind) {
    case 'list':
      return restrict(inherited(type.base, 'list') ?? listSpace(valueSpace(type.variety.item)), type.facets);
    case 'union':
      return restrict(
        inherited(type.base, 'union') ?? unionSpace(type.variety.members.map((member) => valueSpace(member))),
        type.facets,
      );
    case 'atomic':
      return restrict(valueSpace(type.base), type.facets);
  }
}

/** The space of the base, when this type restricts one of the same variety. */
function inherited(base: TypeDefinition, kind: 'list' | 'union'): ValueSpace | undefined {
  if (base.kind !== 'simpleType' || base.variety.kind !== kind) return undefined;
  return valueSpace(base);
}

const unbounded = {
  patterns: [],
  minLength: 0,
  maxLength: Number.POSITIVE_INFINITY,
  totalDigits: Number.POSITIVE_INFINITY,
  fractionDigits: Number.POSITIVE_INFINITY,
} as const;

function builtInSpace(name: string): ValueSpace {
  const item = listItem(name);
  if (item !== undefined) return { ...listSpace(builtInSpace(item)), minLength: 1 };
  const { min, max } = builtInBounds(name);
  return {
    ...unbounded,
    made: { kind: 'atomic', builtIn: name },
    ...(min !== undefined && { min: { value: min, exclusive: false } }),
    ...(max !== undefined && { max: { value: max, exclusive: false } }),
    whiteSpace: whiteSpaceOf(name),
  };
}

function listSpace(item: ValueSpace): ValueSpace {
  return { ...unbounded, made: { kind: 'list', item }, whiteSpace: 2 };
}

function unionSpace(members: readonly ValueSpace[]): ValueSpace {
  const least = members.reduce<0 | 1 | 2>((found, { whiteSpace }) => (whiteSpace < found ? whiteSpace : found), 2);
  return { ...unbounded, made: { kind: 'union', members }, whiteSpace: least };
}

const whiteSpaces = ['preserve', 'replace', 'collapse'] as const;

function restrict(base: ValueSpace, facets: Facets): ValueSpace {
  const whole = base.made.kind === 'atomic' && isInteger(base.made.builtIn);
  const min = boundOf(facets.minInclusive, facets.minExclusive, whole ? 1n : undefined) ?? base.min;
  const max = boundOf(facets.maxInclusive, facets.maxExclusive, whole ? -1n : undefined) ?? base.max;
  const whiteSpace = facets.whiteSpace === undefined ? base.whiteSpace : whiteSpaces.indexOf(facets.whiteSpace);
  const enumeration = narrowest(base.enumeration, facets.enumeration);
  return {
    made: base.made,
    ...(enumeration && { enumeration }),
    patterns: facets.pattern ? [...base.patterns, [...facets.pattern].sort()] : base.patterns,
    minLength: facets.length ?? facets.minLength ?? base.minLength,
    maxLength: facets.length ?? facets.maxLength ?? base.maxLength,
    ...(min && { min }),
    ...(max && { max }),
    totalDigits: facets.totalDigits ?? base.totalDigits,
    fractionDigits: facets.fractionDigits ?? base.fractionDigits,
    whiteSpace: whiteSpace === 0 || whiteSpace === 1 ? whiteSpace : 2,
  };
}

/** Values of this step that the base has too: others can never occur. */
function narrowest(base: ValueSpace['enumeration'], own: ValueSpace['enumeration']): ValueSpace['enumeration'] {
  if (base === undefined || own === undefined) return own ?? base;
  const known = new Set(base.map(({ value }) => value.trim()));
  return own.filter(({ value }) => known.has(value.trim()));
}

/** `step`: from an excluded integer to the nearest that is not, so that both spellings of a bound are one. */
function boundOf(inclusive: string | undefined, exclusive: string | undefined, step?: bigint): Bound | undefined {
  if (exclusive === undefined) return inclusive === undefined ? undefined : { value: inclusive, exclusive: false };
  const value = exclusive.trim().replace(/^\+/, '');
  if (step === undefined || !/^-?\d+$/.test(value)) return { value: exclusive, exclusive: true };
  return { value: String(BigInt(value) + step), exclusive: false };
}
