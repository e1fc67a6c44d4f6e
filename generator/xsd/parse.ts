/** `xs:schema` -> SchemaDocument, following the XML representation of XML Schema 1.0 Structures, section 3.15.2. */
import type { Report } from '../diagnostics/report.js';
import { isDraftSchemaNamespace } from '../source/namespaces.js';
import { readToken, readWord } from '../source/read.js';
import type { XmlElement } from '../source/xml-element.js';
import type { AttributeGroupNode, AttributeNode, ElementNode, GroupNode, SchemaDocument, TypeNode } from './ast.js';
import { derivationSet, reportUnexpected, schemaChildren, type SchemaContext } from './context.js';
import { parseAttribute, parseAttributeGroup } from './parse-attributes.js';
import { parseElement, parseGroup } from './parse-particles.js';
import { parseComplexType } from './parse-complex-type.js';
import { parseSimpleType } from './parse-simple-type.js';

/** Mutable while a document is read. */
interface Components {
  readonly elements: ElementNode[];
  readonly attributes: AttributeNode[];
  readonly types: TypeNode[];
  readonly groups: GroupNode[];
  readonly attributeGroups: AttributeGroupNode[];
}

/**
 * `<schema targetNamespace = anyURI, elementFormDefault = (qualified | unqualified) : unqualified,
 * attributeFormDefault, blockDefault, finalDefault> ((include | import | redefine | annotation)*, ((simpleType |
 * complexType | group | attributeGroup | element | attribute | notation), annotation*)*) </schema>`
 *
 * `includedInto` is the target namespace of the including schema, for a document that has none of its own.
 */
export function parseSchema(root: XmlElement, report: Report, includedInto?: string): SchemaDocument {
  if (isDraftSchemaNamespace(root.name.namespace)) {
    report('old-schema-namespace', root.position, { namespace: root.name.namespace });
  }
  const context = contextOf(root, report, includedInto);
  const components = emptyComponents();
  const redefinitions = emptyComponents();
  for (const child of schemaChildren(root)) {
    if (child.name.localName === 'redefine')
      for (const inner of schemaChildren(child)) parseComponent(inner, child, context, redefinitions);
    else if (!/^(include|import|notation)$/.test(child.name.localName))
      parseComponent(child, root, context, components);
  }
  return {
    kind: 'schema',
    targetNamespace: context.targetNamespace,
    ...components,
    redefinitions,
    origin: root.position,
  };
}

function emptyComponents(): Components {
  return { elements: [], attributes: [], types: [], groups: [], attributeGroups: [] };
}

function contextOf(root: XmlElement, report: Report, includedInto: string | undefined): SchemaContext {
  const own = readToken(root, 'targetNamespace') ?? '';
  const chameleon = own === '' && includedInto !== undefined && includedInto !== '';
  const forms = ['qualified', 'unqualified'] as const;
  return {
    targetNamespace: chameleon ? includedInto : own,
    chameleon,
    elementsQualified: readWord(root, 'elementFormDefault', forms, report) === 'qualified',
    attributesQualified: readWord(root, 'attributeFormDefault', forms, report) === 'qualified',
    blockDefault: derivationSet(root, 'blockDefault'),
    finalDefault: derivationSet(root, 'finalDefault'),
    report,
  };
}

function parseComponent(child: XmlElement, parent: XmlElement, context: SchemaContext, into: Components): void {
  switch (child.name.localName) {
    case 'element':
      return add(into.elements, parseElement(child, context, true));
    case 'attribute':
      return add(into.attributes, parseAttribute(child, context, true));
    case 'simpleType':
      return add(into.types, parseNamedSimpleType(child, context));
    case 'complexType':
      return add(into.types, parseComplexType(child, context, true));
    case 'group':
      return add(into.groups, parseGroup(child, context, true));
    case 'attributeGroup':
      return add(into.attributeGroups, parseAttributeGroup(child, context, true));
    default:
      return reportUnexpected(child, parent, context);
  }
}

/** A global simple type; one that is written as an extension, against the grammar, is a complex type. */
function parseNamedSimpleType(element: XmlElement, context: SchemaContext): TypeNode | undefined {
  const extension = schemaChildren(element).find(({ name }) => name.localName === 'extension');
  if (!extension) return parseSimpleType(element, context, true);
  context.report('simple-type-extension', extension.position, { type: `"${readToken(element, 'name') ?? ''}"` });
  return parseComplexType(element, context, true, extension);
}

function add<Node>(nodes: Node[], node: Node | undefined): void {
  if (node !== undefined) nodes.push(node);
}
