/** Is every value the writer may send one the reader takes, and reads as the same value? (Datatypes, section 4.3) */
import type { EnumerationValue } from '../../model/model.js';
import { isInteger, lexicallyWithin } from './built-in.js';
import { compareValues } from './order.js';
import { meetsPatterns } from './pattern.js';
import type { Bound, ValueSpace } from './space.js';

/** One reason why a value may be refused or read as another. `writer` and `reader` describe the two sides. */
export interface ValueBreak {
  readonly kind: 'datatype' | 'enumeration' | 'pattern' | 'length' | 'range' | 'digits' | 'white-space';
  readonly writer: string;
  readonly reader: string;
  /** `enumeration`: the values that are not taken. */
  readonly values?: readonly EnumerationValue[];
}

/** Empty: whatever the writer's type allows, the reader's type takes. */
export function valueBreaks(writer: ValueSpace, reader: ValueSpace): readonly ValueBreak[] {
  if (writer.made.kind === 'union') return unionBreaks(writer, writer.made.members, reader);
  if (reader.made.kind === 'union') return withinUnion(writer, reader, reader.made.members);
  if (writer.made.kind === 'list' && reader.made.kind === 'list') {
    return [...valueBreaks(writer.made.item, reader.made.item), ...facetBreaks(writer, reader)];
  }
  if (writer.made.kind === 'list') {
    return takesAnyText(reader) ? facetBreaks(writer, reader) : [datatype(writer, reader)];
  }
  if (reader.made.kind === 'list') {
    if (writer.whiteSpace !== 2) return [datatype(writer, reader)];
    return [
      ...valueBreaks(writer, reader.made.item),
      ...facetBreaks({ ...writer, minLength: 1, maxLength: 1 }, reader),
    ];
  }
  if (!within(writer, reader)) return [datatype(writer, reader)];
  return facetBreaks(writer, reader);
}

/** In words: `xs:int`, `list of xs:int`. */
export function describeSpace(space: ValueSpace): string {
  switch (space.made.kind) {
    case 'atomic':
      return `xs:${space.made.builtIn}`;
    case 'list':
      return `list of ${describeSpace(space.made.item)}`;
    case 'union':
      return `union of ${space.made.members.map(describeSpace).join(', ')}`;
  }
}

function unionBreaks(writer: ValueSpace, members: readonly ValueSpace[], reader: ValueSpace): readonly ValueBreak[] {
  const own = members.map((member) => valueBreaks(narrowed(member, writer), reader));
  return own.find((breaks) => breaks.length > 0) ?? [];
}

/** A member with the facets its union adds: patterns and enumeration (Structures, section 3.14.6). */
function narrowed(member: ValueSpace, union: ValueSpace): ValueSpace {
  return {
    ...member,
    ...(union.enumeration && { enumeration: union.enumeration }),
    patterns: [...member.patterns, ...union.patterns],
  };
}

function withinUnion(writer: ValueSpace, reader: ValueSpace, members: readonly ValueSpace[]): readonly ValueBreak[] {
  const attempts = members.map((member) => valueBreaks(writer, narrowed(member, reader)));
  if (attempts.some((breaks) => breaks.length === 0)) return [];
  const values = writer.enumeration;
  if (values === undefined) return attempts.length === 1 ? (attempts[0] ?? []) : [datatype(writer, reader)];
  const refused = values.filter((value) =>
    members.every((member) => valueBreaks({ ...writer, enumeration: [value] }, narrowed(member, reader)).length > 0),
  );
  return refused.length === 0 ? [] : [enumerationBreak(writer, reader, refused)];
}

function within(writer: ValueSpace, reader: ValueSpace): boolean {
  if (writer.made.kind !== 'atomic' || reader.made.kind !== 'atomic') return false;
  const [from, to] = [writer.made.builtIn, reader.made.builtIn];
  if (lexicallyWithin(from, to)) return true;
  return writer.enumeration !== undefined && to !== from && isInteger(to) && isInteger(from);
}

function takesAnyText(space: ValueSpace): boolean {
  return (
    space.made.kind === 'atomic' &&
    ['string', 'normalizedString', 'token', 'anySimpleType'].includes(space.made.builtIn)
  );
}

function facetBreaks(writer: ValueSpace, reader: ValueSpace): readonly ValueBreak[] {
  const whiteSpace = whiteSpaceBreaks(writer, reader);
  if (writer.enumeration) return [...whiteSpace, ...enumeratedBreaks(writer, writer.enumeration, reader)];
  if (reader.enumeration) return [...whiteSpace, enumerationBreak(writer, reader, [])];
  return [
    ...whiteSpace,
    ...patternBreaks(writer, reader),
    ...lengthBreaks(writer, reader),
    ...rangeBreaks(writer, reader),
    ...digitBreaks(writer, reader),
  ];
}

/** The writer's values are few: each is tried. */
function enumeratedBreaks(writer: ValueSpace, values: readonly EnumerationValue[], reader: ValueSpace): ValueBreak[] {
  const listed = reader.enumeration;
  if (listed) {
    const exact = new Set(listed.map(({ value }) => value));
    const taken = (value: string) => exact.has(value) || listed.some((one) => sameValue(writer, one.value, value));
    const refused = values.filter(({ value }) => !taken(value));
    return refused.length > 0 ? [enumerationBreak(writer, reader, refused)] : [];
  }
  const against = (kind: ValueBreak['kind'], takes: (value: string) => boolean): ValueBreak[] => {
    const refused = values.filter(({ value }) => !takes(value));
    return refused.length > 0 ? [{ kind, writer: listValues(refused), reader: describeFacets(kind, reader) }] : [];
  };
  return [
    ...against('pattern', (value) => meetsPatterns(value, reader.patterns) !== false),
    ...against('length', ({ length }) => length >= reader.minLength && length <= reader.maxLength),
    ...against('range', (value) => isAbove(value, reader.min) && isBelow(value, reader.max)),
  ];
}

function sameValue(space: ValueSpace, left: string, right: string): boolean {
  if (left === right) return true;
  const numeric =
    space.made.kind === 'atomic' &&
    ['decimal', 'float', 'double'].some((one) => lexicallyWithin(builtInOf(space), one));
  if (numeric) return compareValues(left, right) === 0;
  return space.whiteSpace === 2 && left.trim() === right.trim();
}

function builtInOf(space: ValueSpace): string {
  return space.made.kind === 'atomic' ? space.made.builtIn : '';
}

function patternBreaks(writer: ValueSpace, reader: ValueSpace): ValueBreak[] {
  const kept = new Set(writer.patterns.map((step) => JSON.stringify(step)));
  const implied = (step: readonly string[]) =>
    kept.has(JSON.stringify(step)) || writer.patterns.some((own) => own.every((one) => step.includes(one)));
  if (reader.patterns.every(implied)) return [];
  return [{ kind: 'pattern', writer: describeFacets('pattern', writer), reader: describeFacets('pattern', reader) }];
}

function lengthBreaks(writer: ValueSpace, reader: ValueSpace): ValueBreak[] {
  if (writer.minLength >= reader.minLength && writer.maxLength <= reader.maxLength) return [];
  return [{ kind: 'length', writer: describeFacets('length', writer), reader: describeFacets('length', reader) }];
}

function rangeBreaks(writer: ValueSpace, reader: ValueSpace): ValueBreak[] {
  if (boundWithin(writer.min, reader.min, 1) && boundWithin(writer.max, reader.max, -1)) return [];
  return [{ kind: 'range', writer: describeFacets('range', writer), reader: describeFacets('range', reader) }];
}

/** `sign` 1: the writer's lower bound may not be lower; -1: its upper bound not higher. */
function boundWithin(writer: Bound | undefined, reader: Bound | undefined, sign: 1 | -1): boolean {
  if (reader === undefined) return true;
  if (writer === undefined) return false;
  const order = compareValues(writer.value, reader.value);
  if (order === undefined) return false;
  return order === 0 ? writer.exclusive || !reader.exclusive : order * sign > 0;
}

function isAbove(value: string, bound: Bound | undefined): boolean {
  return bound === undefined || boundWithin({ value, exclusive: false }, bound, 1);
}

function isBelow(value: string, bound: Bound | undefined): boolean {
  return bound === undefined || boundWithin({ value, exclusive: false }, bound, -1);
}

function digitBreaks(writer: ValueSpace, reader: ValueSpace): ValueBreak[] {
  const fraction = isInteger(builtInOf(writer)) ? 0 : writer.fractionDigits;
  const total = Math.min(writer.totalDigits, digitsOfBounds(writer));
  if (total <= reader.totalDigits && fraction <= reader.fractionDigits) return [];
  return [{ kind: 'digits', writer: describeFacets('digits', writer), reader: describeFacets('digits', reader) }];
}

/** The most digits an integer within its bounds can have. */
function digitsOfBounds(space: ValueSpace): number {
  if (!isInteger(builtInOf(space)) || !space.min || !space.max) return Number.POSITIVE_INFINITY;
  return Math.max(...[space.min, space.max].map(({ value }) => value.replace(/[-+]/, '').length));
}

function whiteSpaceBreaks(writer: ValueSpace, reader: ValueSpace): ValueBreak[] {
  if (writer.whiteSpace >= reader.whiteSpace || writer.enumeration) return [];
  return [
    { kind: 'white-space', writer: whiteSpaceWords[writer.whiteSpace], reader: whiteSpaceWords[reader.whiteSpace] },
  ];
}

const whiteSpaceWords = ['kept', 'turned into blanks', 'collapsed'] as const;

function datatype(writer: ValueSpace, reader: ValueSpace): ValueBreak {
  return { kind: 'datatype', writer: describeSpace(writer), reader: describeSpace(reader) };
}

function enumerationBreak(writer: ValueSpace, reader: ValueSpace, values: readonly EnumerationValue[]): ValueBreak {
  const sent = values.length > 0 ? listValues(values) : `any ${describeSpace(writer)}`;
  return { kind: 'enumeration', writer: sent, reader: listValues(reader.enumeration ?? []), values };
}

function listValues(values: readonly EnumerationValue[]): string {
  const shown = values.slice(0, 5).map(({ value }) => `"${value}"`);
  return values.length > 5 ? `${shown.join(', ')} and ${values.length - 5} more` : shown.join(', ');
}

function describeFacets(kind: ValueBreak['kind'], space: ValueSpace): string {
  switch (kind) {
    case 'pattern':
      return space.patterns.map((step) => step.join('|')).join(' and ') || 'any text';
    case 'length':
      return `length ${span(space.minLength, space.maxLength)}`;
    case 'range':
      return describeRange(space);
    case 'digits':
      return `${countDigits(space.totalDigits, 'digits')} and ${countDigits(space.fractionDigits, 'decimal places')}`;
    default:
      return describeSpace(space);
  }
}

function countDigits(count: number, what: string): string {
  return count === Number.POSITIVE_INFINITY ? `any number of ${what}` : `at most ${count} ${what}`;
}

function describeRange({ min, max }: ValueSpace): string {
  const lower = min && `${min.exclusive ? 'above' : 'from'} ${min.value}`;
  const upper = max && `${max.exclusive ? 'below' : 'up to'} ${max.value}`;
  return lower || upper ? ['values', lower, upper].filter(Boolean).join(' ') : 'values of any size';
}

function span(from: number, to: number): string {
  if (to === Number.POSITIVE_INFINITY) return `${from} or more`;
  return from === to ? `${from}` : `${from} to ${to}`;
}
