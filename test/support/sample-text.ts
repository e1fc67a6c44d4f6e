/** Draws texts that a simple type accepts: candidates by its facets and its base, of which the first acceptable one is taken. */
import { parsePattern } from '../../runtime/codec/simple/pattern.js';
import type { PatternChoice } from '../../runtime/codec/simple/pattern.js';
import type { FacetsDescriptor, SchemaDescriptor, TypeRef } from '../../runtime/descriptor.js';
import type { Random } from './random.js';

/** What a type's chain of restrictions comes to. */
interface Constraints extends FacetsDescriptor {
  /** A built-in type, or what a list or union is made of. */
  readonly base: TypeRef | { readonly list: TypeRef } | { readonly union: readonly TypeRef[] };
}

export class TextSampler {
  private identifiers = 0;

  constructor(
    private readonly schema: SchemaDescriptor,
    private readonly random: Random,
  ) {}

  /** A text that is likely to be a value of the type. */
  candidate(ref: TypeRef): string {
    const { random } = this;
    const constraints = this.constraintsOf(ref);
    const { base, enumeration, patterns } = constraints;
    if (enumeration !== undefined) return random.pick(enumeration);
    const expressions = (patterns?.[0] ?? []).flatMap((pattern) => parsePattern(pattern) ?? []);
    if (expressions.length > 0 && random.chance(0.9)) return this.matching(expressions, 6);
    if (typeof base === 'string') return this.builtIn(base, constraints);
    if ('union' in base) return this.candidate(random.pick(base.union));
    const least = constraints.length ?? constraints.minLength ?? 0;
    const most = constraints.length ?? constraints.maxLength ?? least + 20;
    const count = random.between(least, Math.max(least, Math.min(most, least + (random.chance(0.2) ? 20 : 3))));
    return Array.from({ length: count }, () => this.candidate(base.list)).join(' ');
  }

  private constraintsOf(ref: TypeRef): Constraints {
    const type = this.schema.types[ref];
    if (type?.kind !== 'simple') return { base: ref };
    const own = type.facets ?? {};
    const { variety } = type;
    if (!('restriction' in variety)) return { ...own, base: variety };
    const inherited = this.constraintsOf(variety.restriction);
    return { ...inherited, ...own };
  }

  private matching(choice: PatternChoice, depth: number): string {
    const { random } = this;
    return random
      .pick(choice)
      .map(({ atom, min, max }) => {
        const count = random.between(min, Math.max(min, Math.min(max, depth > 0 ? min + 2 : min)));
        const once = (): string => (typeof atom === 'string' ? this.character(atom) : this.matching(atom, depth - 1));
        return Array.from({ length: count }, once).join('');
      })
      .join('');
  }

  private character(set: string): string {
    const members = charactersOf(set);
    return members.length === 0 ? '' : this.random.pick(members);
  }

  private builtIn(name: string, facets: FacetsDescriptor): string {
    const { random } = this;
    switch (name) {
      case 'xs:boolean':
        return random.pick(['true', 'false', '1', '0']);
      case 'xs:float':
      case 'xs:double':
        return hasBounds(facets)
          ? this.number(facets, 1)
          : random.pick(['0', '-1.5', '1e10', 'INF', '-INF', '2.25E-3', '7']);
      case 'xs:decimal':
        return this.number(facets, Math.min(facets.fractionDigits ?? 2, 4));
      case 'xs:base64Binary':
        return Buffer.from(this.bytes(facets)).toString('base64');
      case 'xs:hexBinary':
        return Buffer.from(this.bytes(facets)).toString('hex').toUpperCase();
      case 'xs:anyURI':
        return random.pick(['http://example.org/a?b=c&d', 'urn:x:y', '../up', 'mailto:a@example.org']);
      case 'xs:language':
        return random.pick(['en', 'de-AT', 'x-a1']);
      case 'xs:QName':
      case 'xs:NOTATION':
        return random.pick(['local', 'p:local', 'q:other']);
      case 'xs:ID':
        return `id${++this.identifiers}`;
      case 'xs:NCName':
      case 'xs:Name':
      case 'xs:IDREF':
      case 'xs:ENTITY':
      case 'xs:NMTOKEN':
        return fitted(random.pick(['a', 'name-1', '_x.y', 'Zahl']), facets, 'n');
      case 'xs:NMTOKENS':
      case 'xs:IDREFS':
      case 'xs:ENTITIES':
        return random.pick(['a', 'a b c']);
      case 'xs:duration':
        return random.pick(['P1Y2M3DT4H5M6.7S', '-P1D', 'PT0S', 'P0Y']);
    }
    const moment = moments[name];
    if (moment !== undefined) return random.pick(moment);
    return integerBounds[name] === undefined ? this.text(facets) : this.number({ ...bounds(name), ...facets }, 0);
  }

  private text(facets: FacetsDescriptor): string {
    const texts = [
      '',
      'text',
      'a & b < c > "d" \'e\'',
      ']]>',
      'é € \u{1f600} \u00a0',
      'two words',
      ' white  space ',
      '0',
      'true',
      '<x/>',
    ];
    const { length, maxLength } = facets;
    const fills = length === undefined && maxLength !== undefined && maxLength <= 1000 && this.random.chance(0.15);
    return fitted(this.random.pick(texts), fills ? { ...facets, minLength: maxLength } : facets, 'x');
  }

  private bytes(facets: FacetsDescriptor): number[] {
    const least = facets.length ?? facets.minLength ?? 0;
    const most = facets.length ?? facets.maxLength ?? least + 5;
    const count = this.random.between(least, Math.max(least, Math.min(most, least + 5)));
    return Array.from({ length: count }, () => this.random.between(0, 255));
  }

  /** A number within its bounds, with few enough digits. */
  private number(facets: FacetsDescriptor, fraction: number): string {
    const digits = facets.totalDigits ?? 15;
    const reach = 10 ** Math.max(0, Math.min(9, digits - fraction)) - 1;
    const span = Math.min(1000, reach);
    const lows = numbers(facets.minInclusive, facets.minExclusive);
    const highs = numbers(facets.maxInclusive, facets.maxExclusive);
    const low = lows.length > 0 ? Math.max(...lows) : Math.min(-span, ...highs.map((high) => high - span));
    const high = highs.length > 0 ? Math.min(...highs) : Math.max(span, low + span);
    const bottom = Math.max(Number.isFinite(low) ? low : -1000, -reach);
    const top = Math.min(Number.isFinite(high) ? high : 1000, reach);
    const edges = [facets.minInclusive, facets.maxInclusive].filter((edge) => edge !== undefined);
    if (edges.length > 0 && this.random.chance(0.2)) return this.random.pick(edges);
    const value = bottom + this.random.next() * (top - bottom);
    return fraction === 0 || digits === 1 ? BigInt(Math.round(value)).toString() : value.toFixed(fraction);
  }
}

/** The bounds that there are, as numbers. */
function numbers(...texts: readonly (string | undefined)[]): number[] {
  return texts.filter((text) => text !== undefined).map(Number);
}

const hasBounds = (facets: FacetsDescriptor): boolean =>
  (facets.minInclusive ?? facets.minExclusive ?? facets.maxInclusive ?? facets.maxExclusive) !== undefined;

const integerBounds: Readonly<Record<string, readonly [(string | undefined)?, (string | undefined)?]>> = {
  'xs:byte': ['-128', '127'],
  'xs:short': ['-32768', '32767'],
  'xs:int': ['-2147483648', '2147483647'],
  'xs:long': ['-9223372036854775808', '9223372036854775807'],
  'xs:unsignedByte': ['0', '255'],
  'xs:unsignedShort': ['0', '65535'],
  'xs:unsignedInt': ['0', '4294967295'],
  'xs:unsignedLong': ['0', '18446744073709551615'],
  'xs:integer': [],
  'xs:nonNegativeInteger': ['0'],
  'xs:positiveInteger': ['1'],
  'xs:nonPositiveInteger': [undefined, '0'],
  'xs:negativeInteger': [undefined, '-1'],
};

function bounds(name: string): FacetsDescriptor {
  const [minInclusive, maxInclusive] = integerBounds[name] ?? [];
  return {
    ...(minInclusive === undefined ? {} : { minInclusive }),
    ...(maxInclusive === undefined ? {} : { maxInclusive }),
  };
}

const moments: Readonly<Record<string, readonly string[]>> = {
  'xs:dateTime': ['2024-02-29T23:59:59.123Z', '1999-12-31T00:00:00', '2020-06-01T12:00:00+05:30'],
  'xs:date': ['2024-02-29', '1999-12-31Z', '2020-06-01-14:00'],
  'xs:time': ['00:00:00', '23:59:59.999Z', '12:30:00+01:00'],
  'xs:gYear': ['2024', '1999Z'],
  'xs:gYearMonth': ['2024-02'],
  'xs:gMonth': ['--02'],
  'xs:gMonthDay': ['--02-29'],
  'xs:gDay': ['---31'],
};

/** Cut or filled to the length that the facets ask for. */
function fitted(text: string, { length, minLength, maxLength }: FacetsDescriptor, filler: string): string {
  const characters = Array.from(text).slice(0, length ?? maxLength ?? Infinity);
  const least = Math.min(length ?? minLength ?? 0, 10_000);
  while (characters.length < least) characters.push(filler);
  return characters.join('');
}

const alphabet = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), 'é', 'Ж', '中'];
const known = new Map<string, readonly string[]>();

function charactersOf(set: string): readonly string[] {
  let members = known.get(set);
  if (members === undefined) {
    const expression = new RegExp(`^${set}$`, 'v');
    const fitting = alphabet.filter((character) => expression.test(character));
    const plain = fitting.filter((character) => /[0-9A-Za-z]/.test(character));
    members = plain.length > 0 ? plain : fitting;
    known.set(set, members);
  }
  return members;
}
