/** Complex types (XML Schema 1.0 Structures, section 3.4): base, content, attributes. */
import type { ComplexTypeNode, ContentNode, ParticleNode } from '../xsd/ast.js';
import type { AnonymousOwner, AttributeUse, ComplexType, Content, TypeDefinition } from './model.js';
import type { Mutable } from './mutable.js';
import { resolveAttributes, restrictAttributes } from './resolve-attributes.js';
import { inside, resolveParticle, type Place } from './resolve-particles.js';
import { resolveFacets } from './resolve-simple-type.js';
import type { SchemaResolver } from './schema-resolver.js';
import { isSimple } from './simple-types.js';
import { builtIn } from './well-known.js';

type DerivedContent = Exclude<ContentNode, { kind: 'plain' }>;

/** Completes a complex type from how it is written; its base is complete. */
export function fillComplexType(type: Mutable<ComplexType>, node: ComplexTypeNode, resolver: SchemaResolver): void {
  const place = placeOf(node, type.owner);
  const { content } = node;
  if (content.kind === 'plain') type.content = elementContent(content.particle, node.mixed, place, resolver);
  else {
    type.derivation = content.derivation;
    if (content.base) type.base = resolver.baseNamed(content.base, node, place.by);
    type.content = derivedContent(type, content, node, place, resolver);
  }
  fillAttributes(type, content, place, resolver);
}

function placeOf(node: ComplexTypeNode, owner: AnonymousOwner | undefined): Place {
  const own = owner ?? { namespace: node.namespace, path: [node.name ?? ''] };
  return {
    owner: own,
    by: { label: `type "${own.path.join('/')}"`, targetNamespace: node.namespace },
    origin: node.origin,
    groups: [],
  };
}

/** Structures, section 3.4.2: no particle, or one without members, is empty content. */
function elementContent(
  node: ParticleNode | undefined,
  mixed: boolean,
  place: Place,
  resolver: SchemaResolver,
): Content {
  const particle = node && resolveParticle(node, place, resolver);
  const empty = !particle || ('particles' in particle && particle.particles.length === 0);
  if (!empty) return { kind: 'elements', particle, mixed };
  if (!mixed) return { kind: 'empty' };
  const nothing = { kind: 'sequence', particles: [], minOccurs: 1, maxOccurs: 1, origin: place.origin } as const;
  return { kind: 'elements', particle: nothing, mixed };
}

function derivedContent(
  type: Mutable<ComplexType>,
  content: DerivedContent,
  node: ComplexTypeNode,
  place: Place,
  resolver: SchemaResolver,
): Content {
  if (content.kind === 'simple') return simpleContent(type, content, place, resolver);
  if (isSimple(type.base) && content.base) {
    const values = { type: place.by.label.replace(/^type /, ''), base: content.base.written };
    resolver.report('simple-base-of-complex-content', content.base.origin, values);
    return { kind: 'simple', type: type.base };
  }
  const mixed = node.mixed || (content.derivation === 'extension' && isMixed(type.base));
  return elementContent(content.particle, mixed, place, resolver);
}

function isMixed(type: TypeDefinition): boolean {
  return type.kind === 'complexType' && type.content.kind === 'elements' && type.content.mixed;
}

/** Structures, section 3.4.2, simple content: the text is of the base, or of a type that restricts that of the base. */
function simpleContent(
  type: Mutable<ComplexType>,
  content: Extract<ContentNode, { kind: 'simple' }>,
  place: Place,
  resolver: SchemaResolver,
): Content {
  const inherited = textTypeOf(type.base);
  if (!inherited && content.base) {
    const values = {
      type: place.by.label,
      base: content.base.written,
      expected: 'a simple type or one with simple content',
    };
    resolver.report('invalid-base', content.base.origin, values);
  }
  const base = content.inner
    ? resolver.typeOf(content.inner, inside(place.owner, 'value'))
    : (inherited ?? builtIn('anySimpleType'));
  if (content.inner) resolver.complete(content.inner);
  if (content.derivation === 'extension' || content.facets.length === 0) return { kind: 'simple', type: base };
  const restricted: TypeDefinition = {
    kind: 'simpleType',
    owner: inside(place.owner, 'value'),
    base,
    variety: base.kind === 'simpleType' ? base.variety : { kind: 'atomic' },
    facets: resolveFacets(content.facets, base, resolver.report),
    derived: [],
    origin: type.origin,
  };
  return { kind: 'simple', type: restricted };
}

/** The type of the text of a simple type, or of a complex type with simple content. */
export function textTypeOf(type: TypeDefinition): TypeDefinition | undefined {
  if (isSimple(type)) return type;
  if (type.kind !== 'complexType') return undefined;
  if (type.content.kind === 'simple') return type.content.type;
  // Mixed content that may be empty can be restricted to simple content (Structures, section 3.4.6).
  return isMixed(type) ? builtIn('string') : undefined;
}

function fillAttributes(
  type: Mutable<ComplexType>,
  content: ContentNode,
  place: Place,
  resolver: SchemaResolver,
): void {
  const own = resolveAttributes(content, { owner: place.owner, by: place.by, groups: [] }, resolver);
  const restricts = content.kind !== 'plain' && content.derivation === 'restriction';
  type.attributes = restricts ? restrictAttributes(attributesOf(type.base), own) : own.uses;
  if (own.wildcard) type.anyAttribute = own.wildcard;
}

/** All attribute uses of a type, inherited ones first. */
export function attributesOf(type: TypeDefinition): readonly AttributeUse[] {
  const steps: (readonly AttributeUse[])[] = [];
  for (let current = type; current.kind === 'complexType'; current = current.base) {
    steps.push(current.attributes);
    if (current.derivation === 'restriction') break;
  }
  return steps.reverse().flat();
}
