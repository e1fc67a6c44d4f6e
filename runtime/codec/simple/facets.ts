/** Constraining facets (XML Schema 1.0 Datatypes, section 4.3) as one test on values. */
import type { FacetsDescriptor } from '../../descriptor.js';
import { parseClarkName } from '../xml-name.js';
import { decimalDigits } from './numbers.js';
import { compilePattern } from './pattern.js';
import { normalizeWhiteSpace } from './simple-codec.js';
import type { SimpleCodec } from './simple-codec.js';

/** Whether a value, and the normalised text it has or was read from, satisfies all. */
export type FacetTest = (value: unknown, text: string) => boolean;

/** `undefined` when there is nothing to test. `base` is the type that the facets restrict. */
export function compileFacets(facets: FacetsDescriptor, base: SimpleCodec): FacetTest | undefined {
  const tests = [
    ...enumerationTest(facets, base),
    ...patternTests(facets),
    ...lengthTests(facets, base),
    ...boundTests(facets, base),
    ...digitTests(facets),
  ];
  if (tests.length <= 1) return tests[0];
  return (value, text) => tests.every((test) => test(value, text));
}

/** Values are compared, not texts: `1.0` is in an enumeration that lists `1`. */
function enumerationTest({ enumeration }: FacetsDescriptor, base: SimpleCodec): FacetTest[] {
  if (enumeration === undefined) return [];
  if (base.hasNames) return nameEnumerationTest(enumeration);
  const compare = base.compare;
  const listed = enumeration.map((text) => base.parse(normalizeWhiteSpace(text, base.whiteSpace), () => undefined));
  const keys = new Set(listed.map(valueKey));
  return [
    (value) => keys.has(valueKey(value)) || (compare !== undefined && listed.some((one) => compare(one, value) === 0)),
  ];
}

/** Names are listed as `{namespace}local`. One that is not had a prefix that nothing declares: the list is not checked. */
function nameEnumerationTest(enumeration: readonly string[]): FacetTest[] {
  if (enumeration.some((text) => parseClarkName(text) === undefined)) return [];
  const names = new Set(enumeration);
  return [(value) => names.has(String(value))];
}

function valueKey(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  return Array.isArray(value) ? JSON.stringify(value.map(valueKey)) : `${typeof value} ${String(value)}`;
}

function patternTests({ patterns = [] }: FacetsDescriptor): FacetTest[] {
  return patterns.map((alternatives) => {
    const expressions = alternatives.map(compilePattern);
    return (_value, text) => expressions.some((expression) => expression === undefined || expression.test(text));
  });
}

function lengthTests({ length, minLength, maxLength }: FacetsDescriptor, base: SimpleCodec): FacetTest[] {
  const measure = base.length;
  if (measure === undefined || (length ?? minLength ?? maxLength) === undefined) return [];
  const least = Math.max(length ?? 0, minLength ?? 0);
  const most = Math.min(length ?? Infinity, maxLength ?? Infinity);
  return [
    (value) => {
      const size = measure(value);
      return size >= least && size <= most;
    },
  ];
}

function boundTests(facets: FacetsDescriptor, base: SimpleCodec): FacetTest[] {
  const { compare } = base;
  if (compare === undefined) return [];
  const bound = (text: string | undefined, holds: (order: number) => boolean): FacetTest[] => {
    if (text === undefined) return [];
    const limit = base.parse(normalizeWhiteSpace(text, 'collapse'), () => undefined);
    return limit === undefined ? [] : [(value) => holds(compare(value, limit))];
  };
  return [
    ...bound(facets.minInclusive, (order) => order >= 0),
    ...bound(facets.maxInclusive, (order) => order <= 0),
    ...bound(facets.minExclusive, (order) => order > 0),
    ...bound(facets.maxExclusive, (order) => order < 0),
  ];
}

function digitTests({ totalDigits, fractionDigits }: FacetsDescriptor): FacetTest[] {
  if (totalDigits === undefined && fractionDigits === undefined) return [];
  return [
    (value) => {
      const { whole, fraction } = decimalDigits(String(value));
      return (
        whole.length + fraction.length <= (totalDigits ?? Infinity) && fraction.length <= (fractionDigits ?? Infinity)
      );
    },
  ];
}
