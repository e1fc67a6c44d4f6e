/** Elements, model groups and element wildcards (XML Schema 1.0 Structures, sections 3.3.2, 3.7.2, 3.8.2 and 3.10.2). */
import { readBoolean, readRequired, readWord } from '../source/read.js';
import { attributeOf, type XmlElement } from '../source/xml-element.js';
import type { ElementNode, GroupNode, ModelGroupNode, ParticleNode, TypeNode } from './ast.js';
import {
  annotationOf,
  derivationSet,
  occursOf,
  reference,
  reportUnexpected,
  schemaChildren,
  type SchemaContext,
} from './context.js';
import { parseWildcard, readValueConstraint } from './parse-attributes.js';
import { parseComplexType } from './parse-complex-type.js';
import { parseSimpleType } from './parse-simple-type.js';

/**
 * `<element abstract = boolean : false, block, default = string, final, fixed = string, form = (qualified | unqualified),
 * maxOccurs, minOccurs, name = NCName, nillable = boolean : false, ref = QName, substitutionGroup = QName, type = QName>
 * (annotation?, ((simpleType | complexType)?, (unique | key | keyref)*)) </element>`
 */
export function parseElement(element: XmlElement, context: SchemaContext, global: boolean): ElementNode | undefined {
  const { report } = context;
  const ref = global ? undefined : reference(element, 'ref', context);
  const name = attributeOf(element, 'ref') && !global ? undefined : readRequired(element, 'name', report);
  if (!ref && name === undefined) return undefined;
  const form = readWord(element, 'form', ['qualified', 'unqualified'] as const, report);
  const qualified = global || (form ? form === 'qualified' : context.elementsQualified);
  const type = reference(element, 'type', context);
  const inner = innerType(element, context);
  const head = global ? reference(element, 'substitutionGroup', context) : undefined;
  return {
    kind: 'element',
    ...(ref ? { ref } : { name: name ?? '' }),
    namespace: qualified ? context.targetNamespace : '',
    global,
    ...(type && { type }),
    ...(inner && { inner }),
    ...occursOf(element, context),
    nillable: readBoolean(element, 'nillable', report) ?? false,
    abstract: readBoolean(element, 'abstract', report) ?? false,
    ...readValueConstraint(element),
    ...(head && { substitutionGroup: head }),
    block: derivationSet(element, 'block', context.blockDefault),
    final: derivationSet(element, 'final', context.finalDefault),
    ...annotationOf(element),
    origin: element.position,
  };
}

function innerType(element: XmlElement, context: SchemaContext): TypeNode | undefined {
  let inner: TypeNode | undefined;
  for (const child of schemaChildren(element)) {
    if (child.name.localName === 'complexType') inner = parseComplexType(child, context, false);
    else if (child.name.localName === 'simpleType') inner = parseSimpleType(child, context);
    else if (!/^(unique|key|keyref)$/.test(child.name.localName)) reportUnexpected(child, element, context);
  }
  return inner;
}

/** `<group name = NCName, ref = QName, minOccurs, maxOccurs> (annotation?, (all | choice | sequence)?) </group>` */
export function parseGroup(element: XmlElement, context: SchemaContext, global: boolean): GroupNode | undefined {
  const attribute = global ? 'name' : 'ref';
  if (readRequired(element, attribute, context.report) === undefined) return undefined;
  const ref = global ? undefined : reference(element, 'ref', context);
  if (!global && !ref) return undefined;
  const content = global ? contentGroup(element, context) : undefined;
  return {
    kind: 'group',
    ...(ref ? { ref } : { name: readRequired(element, 'name', context.report) ?? '' }),
    namespace: context.targetNamespace,
    ...(content && { content }),
    ...occursOf(element, context),
    ...annotationOf(element),
    origin: element.position,
  };
}

function contentGroup(element: XmlElement, context: SchemaContext): ModelGroupNode | undefined {
  const child = schemaChildren(element).find(({ name }) => isModelGroupName(name.localName));
  return child && parseModelGroup(child, context);
}

function isModelGroupName(localName: string): boolean {
  return /^(sequence|choice|all)$/.test(localName);
}

/** The particle of a complexType or a derivation: `(group | all | choice | sequence)?`; other children are the caller's. */
export function parseContentParticle(element: XmlElement, context: SchemaContext): ParticleNode | undefined {
  let particle: ParticleNode | undefined;
  for (const child of schemaChildren(element)) {
    const { localName } = child.name;
    if (isModelGroupName(localName)) particle = parseModelGroup(child, context);
    else if (localName === 'group') particle = parseGroup(child, context, false);
    else if (!/^(attribute|attributeGroup|anyAttribute)$/.test(localName)) reportUnexpected(child, element, context);
  }
  return particle;
}

/** `<sequence minOccurs, maxOccurs> (annotation?, (element | group | choice | sequence | any)*) </sequence>`; `choice` and `all` likewise. */
function parseModelGroup(element: XmlElement, context: SchemaContext): ModelGroupNode {
  const particles = schemaChildren(element).map((child) => parseParticle(child, element, context));
  return {
    kind: element.name.localName as ModelGroupNode['kind'],
    particles: particles.filter((particle) => particle !== undefined),
    ...occursOf(element, context),
    ...annotationOf(element),
    origin: element.position,
  };
}

function parseParticle(child: XmlElement, parent: XmlElement, context: SchemaContext): ParticleNode | undefined {
  switch (child.name.localName) {
    case 'element':
      return parseElement(child, context, false);
    case 'sequence':
    case 'choice':
    case 'all':
      return parseModelGroup(child, context);
    case 'group':
      return parseGroup(child, context, false);
    case 'any':
      return {
        kind: 'any',
        wildcard: parseWildcard(child, context),
        ...occursOf(child, context),
        origin: child.position,
      };
    default:
      reportUnexpected(child, parent, context);
      return undefined;
  }
}
