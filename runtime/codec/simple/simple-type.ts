/** User-defined simple types: restrictions, lists and unions (XML Schema 1.0 Structures, section 3.14). */
import type { SimpleTypeDescriptor, TypeRef } from '../../descriptor.js';
import { listOf } from './builtin.js';
import { compileFacets } from './facets.js';
import type { SimpleCodec, WhiteSpace } from './simple-codec.js';
import { normalizeWhiteSpace } from './simple-codec.js';

/**
 * `lookup` gives the types it is made of. Enumerations are always checked, since the TypeScript types promise them; other
 * facets only if `checked`, and for the members of a union, where they decide how a value is read.
 */
export function compileSimpleType(
  type: SimpleTypeDescriptor,
  description: string,
  lookup: (ref: TypeRef, checked: boolean) => SimpleCodec,
  checked: boolean,
): SimpleCodec {
  const { variety } = type;
  if ('list' in variety)
    return restrict(listOf(description, lookup(variety.list, checked)), type, description, checked);
  if ('union' in variety) {
    const members = variety.union.map((member) => lookup(member, true));
    return restrict(unionOf(description, members), type, description, checked);
  }
  return restrict(lookup(variety.restriction, checked), type, description, checked);
}

function restrict(base: SimpleCodec, type: SimpleTypeDescriptor, description: string, checked: boolean): SimpleCodec {
  const { facets } = type;
  if (facets === undefined) return { ...base, description };
  const whiteSpace: WhiteSpace = facets.whiteSpace ?? base.whiteSpace;
  const accepts = compileFacets(checked ? facets : enumerationOf(facets), base);
  const described = facets.enumeration === undefined ? description : `${description} (${listed(facets.enumeration)})`;
  if (accepts === undefined) return { ...base, description, whiteSpace };
  return {
    ...base,
    description: described,
    whiteSpace,
    parse(text, resolve) {
      const value = base.parse(text, resolve);
      return value !== undefined && accepts(value, text) ? value : undefined;
    },
    format(value, prefixes) {
      const text = base.format(value, prefixes);
      return text !== undefined && accepts(value, normalizeWhiteSpace(text, whiteSpace)) ? text : undefined;
    },
  };
}

/** The first values of an enumeration, for messages. */
function listed(enumeration: readonly string[]): string {
  return enumeration.slice(0, 8).join(', ') + (enumeration.length > 8 ? ', ...' : '');
}

function enumerationOf({ enumeration }: NonNullable<SimpleTypeDescriptor['facets']>): {
  enumeration?: readonly string[];
} {
  return enumeration === undefined ? {} : { enumeration };
}

/** The first member that accepts wins (Datatypes, section 2.5.1.3), each with its own idea of white space. */
function unionOf(description: string, members: readonly SimpleCodec[]): SimpleCodec {
  return {
    description,
    whiteSpace: 'preserve',
    isText: members.some((member) => member.isText),
    hasNames: members.some((member) => member.hasNames),
    parse(text, resolve) {
      for (const member of members) {
        const value = member.parse(normalizeWhiteSpace(text, member.whiteSpace), resolve);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    format(value, prefixes) {
      for (const member of members) {
        const text = member.format(value, prefixes);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
