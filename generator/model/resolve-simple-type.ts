/** Simple types and their facets (XML Schema 1.0 Structures, section 3.14; Datatypes, section 4.3). */
import type { Report } from '../diagnostics/report.js';
import { qnameKey } from '../source/qname.js';
import type { Reference } from '../source/read.js';
import type { FacetNode, SimpleTypeNode } from '../xsd/ast.js';
import type { AnonymousOwner, EnumerationValue, Facets, SimpleType, TypeDefinition } from './model.js';
import type { Mutable } from './mutable.js';
import { documentationOf, type Referrer, type SchemaResolver } from './schema-resolver.js';
import { builtIn } from './well-known.js';
import { hasNames, hasTexts, isSimple, normalizeSpace, whiteSpaceOf } from './simple-types.js';

/** Completes a simple type from how it is written; its base is complete. */
export function fillSimpleType(type: Mutable<SimpleType>, node: SimpleTypeNode, resolver: SchemaResolver): void {
  const by = referrerOf(node, type.owner);
  const owner = ownerInside(node, type.owner);
  const { derivation } = node;
  const one = (reference: Reference | undefined, inner: SimpleTypeNode | undefined) =>
    simpleTypeAt(reference, inner, node, by, owner, resolver);
  switch (derivation.kind) {
    case 'restriction':
      type.base = one(derivation.base, derivation.inner);
      type.variety = varietyOf(type.base);
      type.facets = resolveFacets(derivation.facets, type.base, resolver.report);
      return;
    case 'list':
      type.variety = { kind: 'list', item: one(derivation.itemType, derivation.inner) };
      return;
    case 'union': {
      const named = derivation.memberTypes.map((reference) => one(reference, undefined));
      type.variety = { kind: 'union', members: [...named, ...derivation.inner.map((inner) => one(undefined, inner))] };
    }
  }
}

function referrerOf(node: SimpleTypeNode, owner: AnonymousOwner | undefined): Referrer {
  return { label: `type "${node.name ?? owner?.path.join('/') ?? ''}"`, targetNamespace: node.namespace };
}

function ownerInside(node: SimpleTypeNode, owner: AnonymousOwner | undefined): AnonymousOwner {
  return owner ?? { namespace: node.namespace, path: [node.name ?? ''] };
}

/** The simple type that is named or written inside; reports one that is not simple. */
function simpleTypeAt(
  reference: Reference | undefined,
  inner: SimpleTypeNode | undefined,
  node: SimpleTypeNode,
  by: Referrer,
  owner: AnonymousOwner,
  resolver: SchemaResolver,
): TypeDefinition {
  if (inner) {
    const type = resolver.typeOf(inner, owner);
    resolver.complete(inner);
    return type;
  }
  if (!reference) return builtIn('anySimpleType');
  const type = resolver.baseNamed(reference, node, by);
  if (isSimple(type) || (type.kind === 'builtIn' && type.name.localName === 'anyType')) return type;
  const values = { type: by.label, base: reference.written, expected: 'a simple type' };
  resolver.report('invalid-base', reference.origin, values);
  return builtIn('anySimpleType');
}

function varietyOf(base: TypeDefinition): SimpleType['variety'] {
  if (base.kind === 'simpleType') return base.variety;
  if (base.kind !== 'builtIn') return { kind: 'atomic' };
  const items: Readonly<Record<string, string>> = { NMTOKENS: 'NMTOKEN', IDREFS: 'IDREF', ENTITIES: 'ENTITY' };
  const item = items[base.name.localName];
  return item === undefined ? { kind: 'atomic' } : { kind: 'list', item: builtIn(item) };
}

const countFacets = ['length', 'minLength', 'maxLength', 'totalDigits', 'fractionDigits'] as const;
const boundFacets = ['minInclusive', 'maxInclusive', 'minExclusive', 'maxExclusive'] as const;
/** Names of drafts of XML Schema for today's facets. */
const draftFacets: Readonly<Record<string, string>> = { precision: 'totalDigits', scale: 'fractionDigits' };

/** The facets of one derivation step. */
export function resolveFacets(nodes: readonly FacetNode[], base: TypeDefinition, report: Report): Facets {
  const facets: Mutable<Facets> = {};
  const enumeration = new Map<string, EnumerationValue>();
  const patterns: string[] = [];
  const whiteSpace = whiteSpaceOf(base);
  for (const node of nodes) {
    const name = draftFacets[node.facet] ?? node.facet;
    const count = countFacets.find((facet) => facet === name);
    const bound = boundFacets.find((facet) => facet === name);
    if (count) setCount(facets, count, node, report);
    else if (bound) facets[bound] = node.value.trim();
    else if (name === 'whiteSpace') setWhiteSpace(facets, node, report);
    else if (name === 'pattern') patterns.push(node.value);
    else if (name === 'enumeration') {
      const value = node.name && hasNames(base) ? qnameKey(node.name) : normalizeSpace(node.value, whiteSpace);
      if (!enumeration.has(value)) enumeration.set(value, { value, ...documentationOf(node), origin: node.origin });
    }
  }
  if (enumeration.size > 0) facets.enumeration = membersOf(base, [...enumeration.values()], report);
  if (patterns.length > 0) facets.pattern = patterns;
  return facets;
}

/**
 * The values without those that the base's own enumeration excludes: they are in no value space (Datatypes, section 4.3.5).
 * Where the base has none of them at all, they stay as they are written.
 */
function membersOf(base: TypeDefinition, values: readonly EnumerationValue[], report: Report): EnumerationValue[] {
  const listed = enumeratedTexts(base);
  const members = values.filter(({ value }) => listed?.has(value) ?? true);
  for (const { value, origin } of values) {
    if (listed && !listed.has(value)) report('excluded-value', origin, { value, base: shortList([...listed]) });
  }
  return members.length > 0 ? members : [...values];
}

function shortList(values: readonly string[]): string {
  const shown = values.slice(0, 5).map((value) => `"${value}"`);
  return shown.length < values.length ? `${shown.join(', ')} and others` : shown.join(', ');
}

/** What the nearest enumeration lists, where equal values are equal texts. */
function enumeratedTexts(type: TypeDefinition): ReadonlySet<string> | undefined {
  if (!hasTexts(type)) return undefined;
  const whiteSpace = whiteSpaceOf(type);
  for (let step = type; step.kind === 'simpleType'; step = step.base) {
    const { enumeration } = step.facets;
    if (enumeration) return new Set(enumeration.map(({ value }) => normalizeSpace(value, whiteSpace)));
  }
  return undefined;
}

function setCount(facets: Mutable<Facets>, facet: (typeof countFacets)[number], node: FacetNode, report: Report): void {
  if (/^\s*\+?\d+\s*$/.test(node.value)) facets[facet] = Number(node.value);
  else report('invalid-facet', node.origin, { facet: node.facet, value: node.value, expected: 'a count' });
}

function setWhiteSpace(facets: Mutable<Facets>, node: FacetNode, report: Report): void {
  const value = (['preserve', 'replace', 'collapse'] as const).find((allowed) => allowed === node.value.trim());
  if (value) facets.whiteSpace = value;
  else
    report('invalid-facet', node.origin, {
      facet: 'whiteSpace',
      value: node.value,
      expected: 'preserve, replace or collapse',
    });
}
