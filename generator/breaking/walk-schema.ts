/**
 * Goes through the elements and types that messages reach, both contracts side by side, and shows each pair to the rules
 * once per direction. A type used in requests and responses is judged in both.
 */
import type { AttributeUse, ElementDeclaration, TypeDefinition } from '../model/model.js';
import { qnameKey } from '../source/qname.js';
import { attributesDifference } from './content/attributes.js';
import { contentDifference } from './content/difference.js';
import { derivedTypes, effectiveContent, isAnyType } from './content/effective.js';
import { matchByKey } from './match.js';
import type { NamespaceMap } from './namespaces.js';
import type { Pair } from './pairs.js';
import { directedPair, spellings, within, type Place, type Spellings } from './side.js';
import { valueBreaks } from './values/difference.js';
import { valueSpace } from './values/space.js';
import type { Judge } from './compare.js';

/** A thing that stands at a position. */
type Carrier = Pick<ElementDeclaration | AttributeUse, 'origin'>;

export class SchemaWalk {
  readonly #spell: Spellings;
  readonly #namespaces: NamespaceMap;
  readonly #judge: Judge;
  readonly #seen = new Map<object, Map<object, Set<string>>>();

  constructor(namespaces: NamespaceMap, judge: Judge) {
    this.#namespaces = namespaces;
    this.#spell = spellings(namespaces);
    this.#judge = judge;
  }

  /** Two declarations of what is the same element, and everything within. */
  element(place: Place, old: ElementDeclaration, replacement: ElementDeclaration, encoded = false): void {
    if (this.#isKnown(place, old, replacement)) return;
    const here = within(place, replacement.name.localName);
    this.#judge('element', directedPair(here, old, replacement));
    this.type(here, old.type, replacement.type, { old, new: replacement }, encoded);
  }

  /** Two types of what is the same element, attribute or part. `encoded`: by SOAP encoding. */
  type(place: Place, old: TypeDefinition, replacement: TypeDefinition, carrier: Pair<Carrier>, encoded = false): void {
    if (old.kind !== 'builtIn' && replacement.kind !== 'builtIn' && this.#isKnown(place, old, replacement)) return;
    if (isSameBuiltIn(old, replacement)) return;
    const pair = directedPair(place, old, replacement);
    const derived = this.#matchDerived(old, replacement);
    this.#judge('type', { ...pair, carrier, encoded, derived, namespaces: this.#namespaces });
    this.#content(place, old, replacement, carrier, encoded);
    this.#attributes(place, old, replacement, carrier);
    for (const both of derived.both) this.type(place, both.old, both.new, carrierOf(both, carrier), encoded);
  }

  #content(
    place: Place,
    old: TypeDefinition,
    replacement: TypeDefinition,
    carrier: Pair<Carrier>,
    encoded: boolean,
  ): void {
    const contents = directedPair(place, effectiveContent(old), effectiveContent(replacement));
    const difference = contentDifference(place, contents.old, contents.new, this.#spell);
    this.#judge('content', { ...contents, carrier, encoded, types: { old, new: replacement }, difference });
    for (const both of difference.both) this.element(place, both.old.element, both.new.element, encoded);
    for (const one of difference.breaks) {
      if (one.kind !== 'renamed') continue;
      const [was, is] = place.direction === 'request' ? [one.writer, one.reader] : [one.reader, one.writer];
      this.element(place, was.element, is.element, encoded);
    }
    if (contents.old.kind === 'text' && contents.new.kind === 'text') {
      this.#values(place, contents.old.type, contents.new.type, carrier);
    }
    if (contents.old.kind === 'array' && contents.new.kind === 'array') {
      this.type(within(place, 'item'), contents.old.item, contents.new.item, carrier, true);
    }
  }

  #values(place: Place, old: TypeDefinition, replacement: TypeDefinition, carrier: Pair<Carrier>): void {
    if (
      old.kind === 'simpleType' &&
      replacement.kind === 'simpleType' &&
      this.#isKnown(place, old, replacement, 'values')
    )
      return;
    if (isSameBuiltIn(old, replacement)) return;
    const spaces = { old: valueSpace(old), new: valueSpace(replacement) };
    const { writer, reader } = directedPair(place, spaces.old, spaces.new);
    this.#judge('values', {
      ...directedPair(place, old, replacement),
      carrier: carrierOf({ old, new: replacement }, carrier),
      spaces,
      breaks: valueBreaks(writer, reader),
    });
  }

  #attributes(place: Place, old: TypeDefinition, replacement: TypeDefinition, carrier: Pair<Carrier>): void {
    if (isAnyType(old) || isAnyType(replacement)) return;
    const difference = attributesDifference(place, old, replacement, this.#spell);
    this.#judge('attributes', { ...directedPair(place, old, replacement), difference, carrier });
    for (const both of difference.both) {
      const here = within(place, `@${both.new.name.localName}`);
      this.#judge('attribute', directedPair(here, both.old, both.new));
      this.#values(here, both.old.type, both.new.type, both);
    }
  }

  #matchDerived(old: TypeDefinition, replacement: TypeDefinition) {
    const nameKey = (type: TypeDefinition, spell: Spellings['old']) => (type.name ? qnameKey(spell(type.name)) : '');
    const matching = matchByKey<TypeDefinition>(
      derivedTypes(old),
      derivedTypes(replacement),
      (type) => nameKey(type, this.#spell.old),
      (type) => nameKey(type, this.#spell.new),
    );
    const [olds, news] = [matching.both.map((both) => both.old), matching.both.map((both) => both.new)];
    return { ...matching, removed: nearest(matching.removed, olds), added: nearest(matching.added, news) };
  }

  /** Remembers the pair; recursive schemas end here. */
  #isKnown(place: Place, old: object, replacement: object, what = ''): boolean {
    const key = `${place.direction} ${place.wire} ${what}`;
    const byNew = this.#seen.get(old) ?? new Map<object, Set<string>>();
    this.#seen.set(old, byNew);
    const keys = byNew.get(replacement) ?? new Set<string>();
    byNew.set(replacement, keys);
    if (keys.has(key)) return true;
    keys.add(key);
    return false;
  }
}

/** Those that are not derived from a matched type: that pair tells of them. */
function nearest(types: readonly TypeDefinition[], matched: readonly TypeDefinition[]): readonly TypeDefinition[] {
  const [own, elsewhere] = [new Set(types), new Set(matched)];
  const root = (type: TypeDefinition): TypeDefinition => {
    const base = 'base' in type ? type.base : undefined;
    return base !== undefined && own.has(base) ? root(base) : (base ?? type);
  };
  return types.filter((type) => !elsewhere.has(root(type)));
}

/** Nothing to compare: most elements are of a built-in type on both sides. */
function isSameBuiltIn(old: TypeDefinition, replacement: TypeDefinition): boolean {
  return old.kind === 'builtIn' && replacement.kind === 'builtIn' && old.name.localName === replacement.name.localName;
}

/** Types with a place of their own point at it, built-in types at what carries them. */
function carrierOf(types: Pair<TypeDefinition>, carrier: Pair<Carrier>): Pair<Carrier> {
  return {
    old: types.old.kind === 'builtIn' ? carrier.old : types.old,
    new: types.new.kind === 'builtIn' ? carrier.new : types.new,
  };
}
