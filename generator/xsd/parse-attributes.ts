/** Attributes, attribute groups and wildcards (XML Schema 1.0 Structures, sections 3.2.2, 3.6.2 and 3.10.2). */
import { wsdlNamespace } from '../source/namespaces.js';
import { readRequired, readToken, readWord, resolveName } from '../source/read.js';
import { attributeOf, type XmlElement } from '../source/xml-element.js';
import type { AttributeGroupNode, AttributeNode, AttributesNode, WildcardNode } from './ast.js';
import { annotationOf, reference, schemaChildren, type SchemaContext } from './context.js';
import { innerSimpleTypes } from './parse-simple-type.js';

/** `((attribute | attributeGroup)*, anyAttribute?)` among the children of a type, a derivation or an attribute group. */
export function parseAttributes(element: XmlElement, context: SchemaContext): AttributesNode {
  const attributes: (AttributeNode | AttributeGroupNode)[] = [];
  let anyAttribute: WildcardNode | undefined;
  for (const child of schemaChildren(element)) {
    const { localName } = child.name;
    const node =
      localName === 'attribute'
        ? parseAttribute(child, context, false)
        : localName === 'attributeGroup'
          ? parseAttributeGroup(child, context, false)
          : undefined;
    if (node) attributes.push(node);
    if (localName === 'anyAttribute') anyAttribute = parseWildcard(child, context);
  }
  return { attributes, ...(anyAttribute && { anyAttribute }) };
}

/**
 * `<attribute default = string, fixed = string, form = (qualified | unqualified), name = NCName, ref = QName, type = QName,
 * use = (optional | prohibited | required) : optional> (annotation?, simpleType?) </attribute>`
 */
export function parseAttribute(
  element: XmlElement,
  context: SchemaContext,
  global: boolean,
): AttributeNode | undefined {
  const ref = global ? undefined : reference(element, 'ref', context);
  const name = attributeOf(element, 'ref') && !global ? undefined : readRequired(element, 'name', context.report);
  if (!ref && name === undefined) return undefined;
  const type = reference(element, 'type', context);
  const inner = innerSimpleTypes(element, context)[0];
  const arrayType = readArrayType(element, context);
  const form = readWord(element, 'form', ['qualified', 'unqualified'] as const, context.report);
  const qualified = global || (form ? form === 'qualified' : context.attributesQualified);
  return {
    kind: 'attribute',
    ...(ref ? { ref } : { name: name ?? '' }),
    namespace: qualified ? context.targetNamespace : '',
    ...(type && { type }),
    ...(inner && { inner }),
    use: readWord(element, 'use', ['optional', 'required', 'prohibited'] as const, context.report) ?? 'optional',
    ...readValueConstraint(element),
    ...(arrayType && { arrayType }),
    ...annotationOf(element),
    origin: element.position,
  };
}

/** `default = string` and `fixed = string`, exactly as written. */
export function readValueConstraint(element: XmlElement): { default?: string; fixed?: string } {
  const fallback = attributeOf(element, 'default')?.value;
  const fixed = attributeOf(element, 'fixed')?.value;
  return { ...(fallback !== undefined && { default: fallback }), ...(fixed !== undefined && { fixed }) };
}

/** `wsdl:arrayType="qname[...]"` (WSDL 1.1, section 2.2): an item type and its dimensions. */
function readArrayType(element: XmlElement, context: SchemaContext): AttributeNode['arrayType'] {
  const found = attributeOf(element, 'arrayType', wsdlNamespace);
  if (!found) return undefined;
  const [, name = '', dimensions = ''] = /^([^[]*)(.*)$/s.exec(found.value.trim()) ?? [];
  const item = resolveName(name, element, found.position, context.report);
  return item && { item, dimensions: dimensions.replace(/\s+/g, '') };
}

/** `<attributeGroup name = NCName, ref = QName> (annotation?, ((attribute | attributeGroup)*, anyAttribute?)) </attributeGroup>` */
export function parseAttributeGroup(
  element: XmlElement,
  context: SchemaContext,
  global: boolean,
): AttributeGroupNode | undefined {
  const ref = global ? undefined : reference(element, 'ref', context);
  const name = global ? readRequired(element, 'name', context.report) : readToken(element, 'name');
  if (!global && !ref) {
    if (!attributeOf(element, 'ref')) readRequired(element, 'ref', context.report);
    return undefined;
  }
  if (global && name === undefined) return undefined;
  return {
    kind: 'attributeGroup',
    ...(ref ? { ref } : { name: name ?? '' }),
    namespace: context.targetNamespace,
    ...parseAttributes(element, context),
    ...annotationOf(element),
    origin: element.position,
  };
}

/**
 * `<any namespace = ((##any | ##other) | List of (anyURI | (##targetNamespace | ##local))) : ##any,
 * processContents = (lax | skip | strict) : strict>`; `anyAttribute` likewise.
 */
export function parseWildcard(element: XmlElement, context: SchemaContext): WildcardNode {
  return {
    namespace: readToken(element, 'namespace') ?? '##any',
    targetNamespace: context.targetNamespace,
    process: readWord(element, 'processContents', ['strict', 'lax', 'skip'] as const, context.report) ?? 'strict',
    origin: element.position,
  };
}
