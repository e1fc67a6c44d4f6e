/** Rules that differ only in which break of content, attributes or values they name, and in which direction. */
import type { AttributeBreak } from '../content/attributes.js';
import type { ContentBreak } from '../content/difference.js';
import type { ContentPair, Pairs } from '../pairs.js';
import { defineRule, type BreakingRule, type FoundBreak } from '../rule.js';
import { componentOf, describePlace, type Direction, type Place } from '../side.js';
import type { ValueBreak } from '../values/difference.js';

type Entry = Omit<BreakingRule, 'judges' | 'category'>;

type OfKind<Break, Kind> = Extract<Break, { readonly kind: Kind }>;

/** What peers do with content that the contract does not allow; said once for all rules about it. */
export const validatingPeers =
  'Peers that validate refuse the message: Axis, zeep, CXF with schema validation, XML gateways. Others (.NET, JAX-WS, PHP) drop what they do not know without a word.';

/** A break of content models of one kind in one direction (both when `direction` is left out). */
export function contentRule<Kind extends ContentBreak['kind']>(
  entry: Entry,
  kind: Kind,
  direction: Direction | undefined,
  describe: (found: OfKind<ContentBreak, Kind>, pair: ContentPair) => FoundBreak | undefined,
): BreakingRule {
  return defineRule({
    ...entry,
    category: 'WIRE',
    judges: {
      content(pair, report) {
        if (direction !== undefined && pair.place.direction !== direction) return;
        for (const one of pair.difference.breaks) {
          const found = one.kind === kind ? describe(one as OfKind<ContentBreak, Kind>, pair) : undefined;
          if (found) report(found);
        }
      },
    },
  });
}

/** A break of attributes of one kind in one direction. */
export function attributeRule<Kind extends AttributeBreak['kind']>(
  entry: Entry,
  kind: Kind,
  direction: Direction | undefined,
  describe: (found: OfKind<AttributeBreak, Kind>, pair: Pairs['attributes']) => FoundBreak | undefined,
): BreakingRule {
  return defineRule({
    ...entry,
    category: 'WIRE',
    judges: {
      attributes(pair, report) {
        if (direction !== undefined && pair.place.direction !== direction) return;
        for (const one of pair.difference.breaks) {
          const found = one.kind === kind ? describe(one as OfKind<AttributeBreak, Kind>, pair) : undefined;
          if (found) report(found);
        }
      },
    },
  });
}

/** A break of values of one kind in one direction, described by what both sides allow. */
export function valueRule(
  entry: Entry,
  kind: ValueBreak['kind'],
  direction: Direction | undefined,
  describe: (found: ValueBreak, place: Place) => string = describeValues,
): BreakingRule {
  return defineRule({
    ...entry,
    category: 'WIRE',
    judges: {
      values(pair, report) {
        if (direction !== undefined && pair.place.direction !== direction) return;
        for (const one of pair.breaks.filter((each) => each.kind === kind)) {
          report({
            ...atCarrier(pair),
            component: componentOf(pair.place),
            message: describe(one, pair.place),
          });
        }
      },
    },
  });
}

/** Where the things stand in both documents, when they are types that may have no place of their own. */
export function atCarrier({ carrier }: Pick<ContentPair, 'carrier'>): Pick<FoundBreak, 'old' | 'new'> {
  return { old: carrier.old, new: carrier.new };
}

/** Points at something only the old document has; in the new one at what should hold it. */
export function wasIn(
  pair: Pick<ContentPair, 'carrier'>,
  old: NonNullable<FoundBreak['old']>,
): Pick<FoundBreak, 'old' | 'new' | 'thing'> {
  return { old, new: pair.carrier.new, thing: 'old' };
}

/** Points at something only the new document has; in the old one at what should hold it. */
export function isIn(
  pair: Pick<ContentPair, 'carrier'>,
  found: NonNullable<FoundBreak['new']>,
): Pick<FoundBreak, 'old' | 'new' | 'thing'> {
  return { old: pair.carrier.old, new: found, thing: 'new' };
}

/** `clients of the old contract send ... in the request of Login, the new service takes ...`. */
function describeValues({ writer, reader }: ValueBreak, place: Place): string {
  return place.direction === 'request'
    ? `clients of the old contract may send ${writer} in ${describePlace(place)}; the new service takes ${reader}`
    : `the new service may send ${writer} in ${describePlace(place)}; clients of the old contract take ${reader}`;
}
