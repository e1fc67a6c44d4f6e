/** `xs:complexType` with its two kinds of derivation (XML Schema 1.0 Structures, section 3.4.2). */
import { readBoolean, readRequired } from '../source/read.js';
import type { XmlElement } from '../source/xml-element.js';
import type { ComplexTypeNode, ContentNode } from './ast.js';
import {
  annotationOf,
  derivationSet,
  reference,
  reportUnexpected,
  schemaChildren,
  type SchemaContext,
} from './context.js';
import { parseAttributes } from './parse-attributes.js';
import { parseContentParticle } from './parse-particles.js';
import { parseSimpleRestriction } from './parse-simple-type.js';

/**
 * `<complexType abstract = boolean : false, block, final, mixed = boolean : false, name = NCName>
 * (annotation?, (simpleContent | complexContent | ((group | all | choice | sequence)?, attributes))) </complexType>`
 *
 * `extension` is given where it stands in the type without the simpleContent around it.
 */
export function parseComplexType(
  element: XmlElement,
  context: SchemaContext,
  named: boolean,
  extension?: XmlElement,
): ComplexTypeNode | undefined {
  const name = named ? readRequired(element, 'name', context.report) : undefined;
  if (named && name === undefined) return undefined;
  const inner = schemaChildren(element).find(({ name }) => /^(simple|complex)Content$/.test(name.localName));
  const mixed =
    (inner && readBoolean(inner, 'mixed', context.report)) ?? readBoolean(element, 'mixed', context.report) ?? false;
  return {
    kind: 'complexType',
    ...(name !== undefined && { name }),
    namespace: context.targetNamespace,
    abstract: readBoolean(element, 'abstract', context.report) ?? false,
    mixed,
    block: derivationSet(element, 'block', context.blockDefault),
    final: derivationSet(element, 'final', context.finalDefault),
    content: parseContent(element, inner, extension, context),
    ...annotationOf(element),
    origin: element.position,
  };
}

function parseContent(
  element: XmlElement,
  inner: XmlElement | undefined,
  extension: XmlElement | undefined,
  context: SchemaContext,
): ContentNode {
  if (extension) return parseSimpleContent(extension, 'extension', context);
  return inner ? parseDerivedContent(inner, context) : parsePlainContent(element, context);
}

function parsePlainContent(element: XmlElement, context: SchemaContext): ContentNode {
  const particle = parseContentParticle(element, context);
  return { kind: 'plain', ...(particle && { particle }), ...parseAttributes(element, context) };
}

/** `<complexContent mixed = boolean> (annotation?, (restriction | extension)) </complexContent>`; `simpleContent` likewise. */
function parseDerivedContent(content: XmlElement, context: SchemaContext): ContentNode {
  for (const child of schemaChildren(content)) {
    const derivation = child.name.localName;
    if (derivation !== 'extension' && derivation !== 'restriction') reportUnexpected(child, content, context);
    else if (content.name.localName === 'simpleContent') return parseSimpleContent(child, derivation, context);
    else return parseComplexContent(child, derivation, context);
  }
  return { kind: 'plain', attributes: [] };
}

/** `<extension base = QName> (annotation?, attributes) </extension>`; a restriction has facets before its attributes. */
function parseSimpleContent(
  element: XmlElement,
  derivation: 'extension' | 'restriction',
  context: SchemaContext,
): ContentNode {
  if (!reference(element, 'base', context)) readRequired(element, 'base', context.report);
  return {
    kind: 'simple',
    derivation,
    ...parseSimpleRestriction(element, context),
    ...parseAttributes(element, context),
  };
}

/** `<restriction base = QName> (annotation?, (group | all | choice | sequence)?, attributes) </restriction>`; `extension` likewise. */
function parseComplexContent(
  element: XmlElement,
  derivation: 'extension' | 'restriction',
  context: SchemaContext,
): ContentNode {
  const base = reference(element, 'base', context);
  if (!base) readRequired(element, 'base', context.report);
  const particle = parseContentParticle(element, context);
  return {
    kind: 'complex',
    derivation,
    ...(base && { base }),
    ...(particle && { particle }),
    ...parseAttributes(element, context),
  };
}
