/** What tells two sets of attributes apart (Structures, section 3.4.4, attribute clauses). */
import type { AttributeUse, TypeDefinition } from '../../model/model.js';
import { qnameKey } from '../../source/qname.js';
import { matchByKey, type Matching } from '../match.js';
import { directedPair, type Place, type Spellings } from '../side.js';
import { effectiveAttributes, effectiveAttributeWildcard } from './effective.js';
import { accepts, nameSymbol, wildcardSymbol } from './expression.js';

export type AttributeBreak =
  /** The reader has no place for it. `renamed`: it has one of the same local name in another namespace. */
  | { readonly kind: 'unknown'; readonly attribute: AttributeUse; readonly renamed?: AttributeUse }
  /** The reader demands it, the writer has not got it. */
  | { readonly kind: 'demanded'; readonly attribute: AttributeUse }
  /** The writer may leave out what the reader demands. */
  | { readonly kind: 'may-be-absent'; readonly writer: AttributeUse; readonly reader: AttributeUse }
  /** Attributes the contract does not name are not taken any more. */
  | { readonly kind: 'wildcard' };

export interface AttributesDifference extends Matching<AttributeUse> {
  readonly breaks: readonly AttributeBreak[];
}

export function attributesDifference(
  place: Place,
  old: TypeDefinition,
  replacement: TypeDefinition,
  spell: Spellings,
): AttributesDifference {
  const matching = matchByKey(
    effectiveAttributes(old),
    effectiveAttributes(replacement),
    ({ name }) => qnameKey(spell.old(name)),
    ({ name }) => qnameKey(spell.new(name)),
  );
  const only = directedPair(place, matching.removed, matching.added);
  const spelled = directedPair(place, spell.old, spell.new);
  const [readerWildcard, writerWildcard] = wildcards(place, old, replacement, spell);
  const known = (attribute: AttributeUse) =>
    readerWildcard !== undefined && accepts(readerWildcard, nameSymbol(spelled.writer(attribute.name)));
  const twin = (attribute: AttributeUse) => only.reader.find(({ name }) => name.localName === attribute.name.localName);
  const unknown = only.writer.filter((attribute) => !known(attribute));
  const twins = new Set(unknown.map(twin));
  const breaks: AttributeBreak[] = [
    ...unknown.map((attribute) => unknownAttribute(attribute, twin(attribute))),
    ...only.reader
      .filter((attribute) => attribute.required && !twins.has(attribute))
      .map((attribute) => ({ kind: 'demanded', attribute }) as const),
    ...matching.both
      .map((pair) => directedPair(place, pair.old, pair.new))
      .filter(({ writer, reader }) => reader.required && !writer.required)
      .map(({ writer, reader }) => ({ kind: 'may-be-absent', writer, reader }) as const),
  ];
  const lost =
    writerWildcard !== undefined && (readerWildcard === undefined || !accepts(readerWildcard, writerWildcard));
  return { ...matching, breaks: lost ? [...breaks, { kind: 'wildcard' }] : breaks };
}

function unknownAttribute(attribute: AttributeUse, renamed: AttributeUse | undefined): AttributeBreak {
  return { kind: 'unknown', attribute, ...(renamed && { renamed }) };
}

function wildcards(place: Place, old: TypeDefinition, replacement: TypeDefinition, spell: Spellings) {
  const sides = directedPair(place, symbolOf(old, spell.old), symbolOf(replacement, spell.new));
  return [sides.reader, sides.writer] as const;
}

function symbolOf(type: TypeDefinition, spell: Spellings['old']) {
  const wildcard = effectiveAttributeWildcard(type);
  return wildcard && wildcardSymbol(wildcard, spell);
}
