/**
 * The part of the schemas that a service reaches, as descriptor data, and what the contract says about it in words. Keys
 * are the planned TypeScript names, in contract order.
 */
import type {
  ComplexTypeDescriptor,
  ContentDescriptor,
  ElementDescriptor,
  EncodedArrayDescriptor,
  FacetsDescriptor,
  SchemaDescriptor,
  SimpleTypeDescriptor,
  SimpleVariety,
  TypeDescriptor,
  TypeRef,
  XmlName,
} from '../../runtime/descriptor.js';
import { invariant } from '../diagnostics/invariant.js';
import type {
  ComplexType,
  ElementDeclaration,
  EncodedArrayType,
  Facets,
  SimpleType,
  TypeDefinition,
} from '../model/model.js';
import type { NamePlan } from '../names/plan.js';
import { PropertyScope } from '../names/properties.js';
import type { DeclaredType } from '../names/reach.js';
import type { QName } from '../source/qname.js';
import type { Annotate, Comment } from './comments.js';
import {
  describeAttribute,
  describeMixed,
  describeMixedModel,
  describeParticle,
  describeWildcard,
  valueConstraint,
} from './describe-particle.js';
import type { ParticleContext } from './describe-particle.js';
import { simplifyParticle } from './simplify-particle.js';

export function describeSchema(names: NamePlan, annotate: Annotate): SchemaDescriptor {
  const context = { refOf: (type: TypeDefinition) => typeRef(type, names), annotate };
  const scopes = new Map<ComplexType, PropertyScope>();
  const described = new Map<DeclaredType, TypeDescriptor>();

  // A type continues the names of the type it extends, wherever in the contract that one stands.
  const describeComplex = (type: ComplexType): PropertyScope => {
    const known = scopes.get(type);
    if (known !== undefined) return known;
    const base = extendedType(type);
    const scope = new PropertyScope(base && describeComplex(base));
    scopes.set(type, scope);
    described.set(type, describeComplexType(type, scope, context));
    return scope;
  };
  for (const type of names.types.keys()) {
    if (type.kind === 'complexType') describeComplex(type);
    else described.set(type, describeOther(type, context));
  }

  const elementOf = new Map([...names.elements.keys()].map((element) => [element.type, element]));
  const types: Record<string, TypeDescriptor> = {};
  for (const [type, name] of names.types) {
    const descriptor = described.get(type);
    invariant(descriptor, `type ${name} is planned and described`);
    types[name] = annotate(descriptor, typeComment(type, elementOf.get(type)));
  }
  const elements: Record<string, ElementDescriptor> = {};
  for (const [element, key] of names.elements) elements[key] = describeRoot(element, context);
  return { elements, types };
}

/** A planned name, or `xs:` and the name of a built-in type. */
export function typeRef(type: TypeDefinition, names: NamePlan): TypeRef {
  if (type.kind === 'builtIn') return `xs:${type.name.localName}`;
  const name = names.types.get(type);
  invariant(name, `type ${type.name?.localName ?? type.owner?.path.join('/') ?? ''} is reached and planned`);
  return name;
}

/** For what is described outside of the schema, where comments have their own place. */
export function plainContext(names: NamePlan): ParticleContext {
  return { refOf: (type) => typeRef(type, names), annotate: (node) => node };
}

function describeRoot(element: ElementDeclaration, { refOf, annotate }: ParticleContext): ElementDescriptor {
  const described: ElementDescriptor = {
    ...xmlName(element.name),
    type: refOf(element.type),
    ...(element.nillable && { nillable: true as const }),
    ...valueConstraint(element),
  };
  return annotate(described, { documentation: element.documentation });
}

function describeOther(type: SimpleType | EncodedArrayType, context: ParticleContext): TypeDescriptor {
  return type.kind === 'simpleType' ? describeSimpleType(type, context) : describeEncodedArray(type, context);
}

function describeComplexType(type: ComplexType, scope: PropertyScope, context: ParticleContext): ComplexTypeDescriptor {
  const base = type.base.kind === 'complexType' ? type.base : undefined;
  const content = describeContent(type, scope, context);
  const attributes = type.attributes.map((use) => describeAttribute(use, scope, context));
  return {
    kind: 'complex',
    ...(type.name && { name: xmlName(type.name) }),
    ...(type.abstract && { abstract: true as const }),
    ...(base && { base: context.refOf(base), derivation: type.derivation }),
    ...(attributes.length > 0 && { attributes }),
    ...(type.anyAttribute && { anyAttribute: describeWildcard(type.anyAttribute) }),
    content,
  };
}

function describeContent({ content }: ComplexType, scope: PropertyScope, context: ParticleContext): ContentDescriptor {
  if (content.kind === 'empty') return { kind: 'empty' };
  if (content.kind === 'simple') return { kind: 'simple', type: context.refOf(content.type) };
  const particle = simplifyParticle(content.particle);
  if (content.mixed) {
    const model = describeMixedModel(particle, context);
    const all = describeMixed(particle, scope, context);
    return { kind: 'elements', particle: all, mixed: true, ...(model && { model }) };
  }
  if (particle === undefined) return { kind: 'empty' };
  const described = describeParticle(particle, scope, context);
  const isGroup = described.kind !== 'element' && described.kind !== 'any' && described.property === undefined;
  return { kind: 'elements', particle: isGroup ? described : { kind: 'sequence', particles: [described] } };
}

/** The complex type whose content and attributes come before this one's own. */
function extendedType(type: ComplexType): ComplexType | undefined {
  return type.derivation === 'extension' && type.base.kind === 'complexType' ? type.base : undefined;
}

function describeSimpleType(type: SimpleType, { refOf }: ParticleContext): SimpleTypeDescriptor {
  const facets = describeFacets(type.facets);
  return {
    kind: 'simple',
    ...(type.name && { name: xmlName(type.name) }),
    variety: describeVariety(type, refOf),
    ...(Object.keys(facets).length > 0 && { facets }),
  };
}

/** What `xs:list` and `xs:union` make has `xs:anySimpleType` as its base; anything else restricts its base. */
function describeVariety({ base, variety }: SimpleType, refOf: ParticleContext['refOf']): SimpleVariety {
  if (base.kind !== 'builtIn' || variety.kind === 'atomic') return { restriction: refOf(base) };
  return variety.kind === 'list' ? { list: refOf(variety.item) } : { union: variety.members.map(refOf) };
}

function describeFacets({ enumeration, pattern, ...others }: Facets): FacetsDescriptor {
  return {
    ...(enumeration && { enumeration: enumeration.map(({ value }) => value) }),
    ...(pattern && { patterns: [pattern] }),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
  };
}

function describeEncodedArray(type: EncodedArrayType, { refOf }: ParticleContext): EncodedArrayDescriptor {
  return {
    kind: 'array',
    ...(type.name && { name: xmlName(type.name) }),
    item: refOf(type.item),
    ...(type.itemName !== undefined && { itemName: type.itemName }),
    dimensions: type.dimensions,
  };
}

/** An anonymous type speaks with the words of the element it belongs to where it has none of its own. */
function typeComment(type: DeclaredType, element: ElementDeclaration | undefined): Comment {
  const { name, owner } = type;
  const anonymous = name === undefined;
  return {
    documentation: type.documentation ?? (anonymous ? element?.documentation : undefined),
    generatedFrom: anonymous ? ownerText(type.kind, owner?.path ?? []) : `type ${name.localName}`,
    ...(type.kind === 'simpleType' && { values: valueComments(type) }),
  };
}

/** Only an element can hold an anonymous complex type; a simple one may belong to an attribute or to another type. */
function ownerText(kind: DeclaredType['kind'], path: readonly string[]): string {
  const name = path.join('/') || 'the contract';
  return kind === 'complexType' ? `element ${name}` : name;
}

function valueComments({ facets }: SimpleType): ReadonlyMap<string, string> {
  const documented = (facets.enumeration ?? []).flatMap(({ value, documentation }) =>
    documentation === undefined ? [] : [[value, documentation] as const],
  );
  return new Map(documented);
}

function xmlName({ namespace, localName }: QName): XmlName {
  return { namespace, name: localName };
}
