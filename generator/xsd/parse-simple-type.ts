/** `xs:simpleType` (XML Schema 1.0 Structures, section 3.14.2) and the facets (Datatypes, section 4.3). */
import { nearestName } from '../diagnostics/nearest.js';
import { readRequired } from '../source/read.js';
import type { QName } from '../source/qname.js';
import { attributeOf, namespaceOf, type XmlElement } from '../source/xml-element.js';
import type { FacetNode, SimpleDerivation, SimpleTypeNode } from './ast.js';
import {
  annotationOf,
  reference,
  references,
  reportUnexpected,
  schemaChildren,
  type SchemaContext,
} from './context.js';

/** `<simpleType name = NCName, final = ...> (annotation?, (restriction | list | union)) </simpleType>` */
export function parseSimpleType(
  element: XmlElement,
  context: SchemaContext,
  named = false,
): SimpleTypeNode | undefined {
  const name = named ? readRequired(element, 'name', context.report) : undefined;
  if (named && name === undefined) return undefined;
  return {
    kind: 'simpleType',
    ...(name !== undefined && { name }),
    namespace: context.targetNamespace,
    derivation: parseDerivation(element, context),
    ...annotationOf(element),
    origin: element.position,
  };
}

function parseDerivation(element: XmlElement, context: SchemaContext): SimpleDerivation {
  for (const child of schemaChildren(element)) {
    if (child.name.localName === 'restriction')
      return { kind: 'restriction', ...parseSimpleRestriction(child, context) };
    if (child.name.localName === 'list') return parseList(child, context);
    if (child.name.localName === 'union') return parseUnion(child, context);
    reportUnexpected(child, element, context);
  }
  return { kind: 'restriction', facets: [] };
}

/** `<restriction base = QName> (annotation?, simpleType?, facet*) </restriction>`; facets and inner type, of simpleContent too. */
export function parseSimpleRestriction(element: XmlElement, context: SchemaContext) {
  const base = reference(element, 'base', context);
  const inner = innerSimpleTypes(element, context)[0];
  return { ...(base && { base }), ...(inner && { inner }), facets: parseFacets(element, context) };
}

/** `<list itemType = QName> (annotation?, simpleType?) </list>` */
function parseList(element: XmlElement, context: SchemaContext): SimpleDerivation {
  const itemType = reference(element, 'itemType', context);
  const inner = innerSimpleTypes(element, context)[0];
  return { kind: 'list', ...(itemType && { itemType }), ...(inner && { inner }) };
}

/** `<union memberTypes = List of QName> (annotation?, simpleType*) </union>` */
function parseUnion(element: XmlElement, context: SchemaContext): SimpleDerivation {
  return {
    kind: 'union',
    memberTypes: references(element, 'memberTypes', context),
    inner: innerSimpleTypes(element, context),
  };
}

export function innerSimpleTypes(element: XmlElement, context: SchemaContext): SimpleTypeNode[] {
  return schemaChildren(element)
    .filter(({ name }) => name.localName === 'simpleType')
    .map((child) => parseSimpleType(child, context))
    .filter((type) => type !== undefined);
}

const facetNames: readonly string[] = [
  ...['length', 'minLength', 'maxLength', 'pattern', 'enumeration', 'whiteSpace', 'totalDigits', 'fractionDigits'],
  ...['minInclusive', 'maxInclusive', 'minExclusive', 'maxExclusive'],
];
/** Facets of drafts of XML Schema. */
const draftFacetNames: readonly string[] = ['precision', 'scale', 'encoding', 'period', 'duration'];

/** `<length value = ...>` and its kin; what else stands in the restriction is the caller's. */
function parseFacets(element: XmlElement, context: SchemaContext): FacetNode[] {
  return schemaChildren(element).flatMap((child): FacetNode[] => {
    if (![...facetNames, ...draftFacetNames].includes(child.name.localName)) {
      const others = /^(simpleType|attribute|attributeGroup|anyAttribute)$/;
      if (!others.test(child.name.localName)) reportNoFacet(child, element, context);
      return [];
    }
    const value = attributeOf(child, 'value');
    if (!value) context.report('missing-attribute', child.position, { element: child.tag, attribute: 'value' });
    if (!value) return [];
    const facet = child.name.localName;
    const name = facet === 'enumeration' ? nameIn(value.value, child) : undefined;
    const common = {
      kind: 'facet',
      facet,
      value: value.value,
      ...annotationOf(child),
      origin: value.position,
    } as const;
    return [name ? { ...common, name } : common];
  });
}

/** The meaning of a value, should its type be `xs:QName`: that is not known here, and prefixes are not known later. */
function nameIn(value: string, { scope }: XmlElement): QName | undefined {
  const [, prefix = '', localName = ''] = /^\s*(?:([^\s:]+):)?([^\s:]+)\s*$/.exec(value) ?? [];
  const namespace = namespaceOf(prefix, scope) ?? (prefix === '' ? '' : undefined);
  return localName === '' || namespace === undefined ? undefined : { namespace, localName };
}

/** An element with a value is a facet that does not exist; anything else does not belong here. */
function reportNoFacet(child: XmlElement, parent: XmlElement, context: SchemaContext): void {
  const facet = child.name.localName;
  if (!attributeOf(child, 'value')) return reportUnexpected(child, parent, context);
  context.report('unknown-facet', child.position, { facet, near: nearestName(facet, facetNames) });
}
