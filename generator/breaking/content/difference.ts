/**
 * What tells two content models apart, in the terms rules speak of. The languages decide whether anything breaks at all
 * (inclusion.ts); counting names says what it was.
 */
import type { Particle } from '../../model/model.js';
import { qnameKey } from '../../source/qname.js';
import { directedPair, type Place, type Spellings } from '../side.js';
import type { EffectiveContent } from './effective.js';
import { accepts, ExpressionSpace, nameSymbol, wildcardSymbol } from './expression.js';
import { describeSymbol, isIncluded } from './inclusion.js';
import { pairAlike } from './alike.js';
import { contentUses, type ContentUses, type ElementUse } from './occurrence.js';

/** One thing the writer may send and the reader does not take. */
export type ContentBreak =
  /** An element the reader has no place for. */
  | { readonly kind: 'unknown'; readonly use: ElementUse }
  /** An element that the two sides call differently. `form`: only the namespace differs. */
  | { readonly kind: 'renamed'; readonly writer: ElementUse; readonly reader: ElementUse; readonly form: boolean }
  /** An element the reader demands and the writer has not. */
  | { readonly kind: 'demanded'; readonly use: ElementUse }
  | { readonly kind: 'too-few'; readonly writer: ElementUse; readonly reader: ElementUse }
  | { readonly kind: 'too-many'; readonly writer: ElementUse; readonly reader: ElementUse }
  | { readonly kind: 'wildcard'; readonly particle: Particle }
  /** The same elements in another order. */
  | { readonly kind: 'order'; readonly after: readonly string[]; readonly found: string }
  /** The same elements in other groups. */
  | { readonly kind: 'grouping'; readonly after: readonly string[]; readonly found: string }
  /** Text, elements or nothing. */
  | { readonly kind: 'kind' }
  /** Text between the elements. */
  | { readonly kind: 'mixed' };

/** Elements of one content model on both sides, matched by name. */
export interface MatchedUse {
  readonly old: ElementUse;
  readonly new: ElementUse;
}

export interface ContentDifference {
  /** Empty: everything the writer may send is taken. */
  readonly breaks: readonly ContentBreak[];
  readonly both: readonly MatchedUse[];
  readonly removed: readonly ElementUse[];
  readonly added: readonly ElementUse[];
  /** The most elements that wildcards take together, where both are made of elements. */
  readonly wildcardMax: { readonly old: number; readonly new: number };
}

const nothing: ContentDifference = { breaks: [], both: [], removed: [], added: [], wildcardMax: { old: 0, new: 0 } };

/** Compares content of any kinds; types of elements are not looked into. */
export function contentDifference(
  place: Place,
  old: EffectiveContent,
  replacement: EffectiveContent,
  spell: Spellings,
): ContentDifference {
  const [left, right] = [asElements(old, replacement), asElements(replacement, old)];
  if (left && right) return compareElements(place, left, right, spell);
  const { writer, reader } = directedPair(place, old, replacement);
  return { ...nothing, ...lists(old, replacement, spell), breaks: takesKind(reader, writer) ? [] : [{ kind: 'kind' }] };
}

type Elements = Extract<EffectiveContent, { kind: 'elements' }>;

/** No content is a group without members beside content made of elements. */
function asElements(content: EffectiveContent, other: EffectiveContent): Elements | undefined {
  if (content.kind === 'elements') return content;
  if (content.kind !== 'empty' || other.kind !== 'elements') return undefined;
  const { origin } = other.particle;
  const particle: Particle = { kind: 'sequence', particles: [], minOccurs: 1, maxOccurs: 1, origin };
  return { kind: 'elements', particle, mixed: false };
}

function compareElements(place: Place, old: Elements, replacement: Elements, spell: Spellings): ContentDifference {
  const alike = pairAlike(old.particle, replacement.particle, spell);
  if (alike && old.mixed === replacement.mixed) return { ...nothing, both: alike };
  const space = new ExpressionSpace();
  const sides = directedPair(
    place,
    {
      expression: space.fromParticle(old.particle, spell.old),
      uses: contentUses(old.particle, spell.old),
      spell: spell.old,
    },
    {
      expression: space.fromParticle(replacement.particle, spell.new),
      uses: contentUses(replacement.particle, spell.new),
      spell: spell.new,
    },
  );
  const found = isIncluded(space, sides.writer.expression, sides.reader.expression);
  const { writer, reader } = directedPair(place, old, replacement);
  const mixed: ContentBreak[] = writer.mixed && !reader.mixed ? [{ kind: 'mixed' }] : [];
  const matched = matchUses(sides.old.uses, sides.new.uses);
  if (found.kind === 'included') return { ...matched, breaks: mixed };
  const named = namedBreaks(sides.writer.uses, sides.reader.uses, sides.writer.spell, sides.reader.spell);
  const after = found.kind === 'refused' ? found.after : [];
  const next = found.kind === 'refused' && found.found ? `element ${describeSymbol(found.found)}` : 'nothing more';
  const kind = groupings(writer.particle) === groupings(reader.particle) ? 'order' : 'grouping';
  return { ...matched, breaks: [...mixed, ...(named.length > 0 ? named : [{ kind, after, found: next } as const])] };
}

function namedBreaks(
  writer: ContentUses,
  reader: ContentUses,
  spellWriter: Spellings['old'],
  spellReader: Spellings['old'],
): ContentBreak[] {
  const wildcards = reader.wildcards.map(({ wildcard }) => wildcardSymbol(wildcard, spellReader));
  const takenByWildcard = (use: ElementUse) => wildcards.some((one) => accepts(one, nameSymbol(use.name)));
  const unknown = [...writer.elements.values()].filter(
    (use) => use.max > 0 && !reader.elements.has(qnameKey(use.name)) && !takenByWildcard(use),
  );
  const demanded = [...reader.elements.values()].filter(
    (use) => use.min > 0 && !writer.elements.has(qnameKey(use.name)),
  );
  const newcomers = [...reader.elements.values()].filter((use) => !writer.elements.has(qnameKey(use.name)));
  const renamed = pairRenamed(unknown, newcomers);
  const explained = new Set(renamed.flatMap((one) => [one.writer, one.reader]));
  const counted = [
    ...[...writer.elements].flatMap(([key, use]) => countBreaks(use, reader.elements.get(key))),
    ...[...writer.heads].flatMap(([key, use]) => countBreaks(use, reader.heads.get(key))),
  ];
  const foreign = writer.wildcards.filter(
    ({ wildcard }) => !wildcards.some((one) => accepts(one, wildcardSymbol(wildcard, spellWriter))),
  );
  return [
    ...renamed,
    ...unknown.filter((use) => !explained.has(use)).map((use) => ({ kind: 'unknown', use }) as const),
    ...demanded.filter((use) => !explained.has(use)).map((use) => ({ kind: 'demanded', use }) as const),
    ...counted,
    ...foreign.map((particle) => ({ kind: 'wildcard', particle }) as const),
  ];
}

/** The same local name in another namespace, or an unknown and a new element of one type at one place. */
function pairRenamed(unknown: readonly ElementUse[], newcomers: readonly ElementUse[]) {
  const left = new Set(newcomers);
  return unknown.flatMap((writer) => {
    const twin = [...left].find(({ name }) => name.localName === writer.name.localName);
    const heir = twin ?? [...left].find((candidate) => standsInFor(candidate, writer));
    if (heir === undefined) return [];
    left.delete(heir);
    return [{ kind: 'renamed', writer, reader: heir, form: twin !== undefined } as const];
  });
}

function standsInFor(candidate: ElementUse, use: ElementUse): boolean {
  const [left, right] = [candidate.element.type, use.element.type];
  const sameType = left.name !== undefined && right.name !== undefined && left.name.localName === right.name.localName;
  const samePlace = candidate.index === use.index && candidate.alternative === use.alternative;
  return samePlace && sameType && candidate.min === use.min && candidate.max === use.max;
}

function countBreaks(writer: ElementUse, reader: ElementUse | undefined): ContentBreak[] {
  if (reader === undefined) return [];
  return [
    ...(writer.min < reader.min ? [{ kind: 'too-few', writer, reader } as const] : []),
    ...(writer.max > reader.max ? [{ kind: 'too-many', writer, reader } as const] : []),
  ];
}

function matchUses(old: ContentUses, replacement: ContentUses): Omit<ContentDifference, 'breaks'> {
  const both: MatchedUse[] = [];
  const added: ElementUse[] = [];
  for (const [key, use] of replacement.elements) {
    const before = old.elements.get(key);
    if (before) both.push({ old: before, new: use });
    else added.push(use);
  }
  return {
    both,
    added,
    removed: [...old.elements].filter(([key]) => !replacement.elements.has(key)).map(([, use]) => use),
    wildcardMax: { old: old.wildcardMax, new: replacement.wildcardMax },
  };
}

function lists(old: EffectiveContent, replacement: EffectiveContent, spell: Spellings) {
  return {
    removed: old.kind === 'elements' ? [...contentUses(old.particle, spell.old).elements.values()] : [],
    added: replacement.kind === 'elements' ? [...contentUses(replacement.particle, spell.new).elements.values()] : [],
  };
}

/** Kinds differ, or are not made of elements: is what one side may write something the other takes? */
function takesKind(reader: EffectiveContent, writer: EffectiveContent): boolean {
  if (reader.kind === 'anything') return writer.kind !== 'array';
  if (writer.kind === 'array' || reader.kind === 'array') return writer.kind === reader.kind;
  if (writer.kind === 'anything') return false;
  return writer.kind === reader.kind;
}

/** The kinds of groups in a content model, as far as they matter. */
function groupings(particle: Particle): string {
  if (particle.kind === 'elementParticle') return '';
  if (particle.kind === 'any') return '*';
  const inner = particle.particles.map(groupings).join('');
  const plain = particle.kind === 'sequence' && particle.minOccurs === 1 && particle.maxOccurs === 1;
  return plain ? inner : `${particle.kind}(${inner})`;
}
