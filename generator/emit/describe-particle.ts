/**
 * Content models and attribute uses as descriptor data. Here every particle gets its property, and a substitution group
 * becomes the choice it stands for (XML Schema 1.0 Structures, section 3.3.6).
 */
import type {
  AnyDescriptor,
  AttributeDescriptor,
  ElementParticleDescriptor,
  GroupDescriptor,
  ParticleDescriptor,
  TypeRef,
  WildcardDescriptor,
} from '../../runtime/descriptor.js';
import type { AttributeUse, ElementDeclaration, TypeDefinition, Wildcard } from '../model/model.js';
import { PropertyScope } from '../names/properties.js';
import { qnameKey } from '../source/qname.js';
import type { Annotate } from './comments.js';
import type { SimpleElement, SimpleGroup, SimpleParticle, SimpleWildcard } from './simplify-particle.js';

export interface ParticleContext {
  readonly refOf: (type: TypeDefinition) => TypeRef;
  readonly annotate: Annotate;
}

type Occurrence = Pick<GroupDescriptor, 'min' | 'max'>;

export function describeParticle(
  particle: SimpleParticle,
  scope: PropertyScope,
  context: ParticleContext,
): ParticleDescriptor {
  switch (particle.kind) {
    case 'element':
      return particle.source.element.substitutes.some(isConcrete)
        ? describeSubstitutionGroup(particle, scope, context)
        : describeElement(particle, scope, context);
    case 'any':
      return describeAny(particle, scope);
    case 'choice':
    case 'sequence':
    case 'all':
      return describeGroup(particle, scope, context);
  }
}

/**
 * Mixed content: who may stand among the text. Its children are kept in the order they came, so that only their names and
 * types matter.
 */
export function describeMixed(
  particle: SimpleParticle | undefined,
  scope: PropertyScope,
  context: ParticleContext,
): GroupDescriptor {
  const leaves = new Map(
    mixedLeaves(particle).map((leaf) => [leaf.kind === 'any' ? leaf : qnameKey(leaf.element.name), leaf]),
  );
  const particles = [...leaves.values()].map((leaf) =>
    leaf.kind === 'any'
      ? describeAny({ ...leaf, min: 1, max: 1 }, scope)
      : describeDeclaration(leaf.element, scope.element(leaf.element.name), context),
  );
  return { kind: 'choice', min: 0, max: 'unbounded', particles };
}

/** What the children of mixed content have to be like together; nothing where any number of each may come in any order. */
export function describeMixedModel(
  particle: SimpleParticle | undefined,
  { refOf }: ParticleContext,
): ParticleDescriptor | undefined {
  if (particle === undefined || isUnordered(particle)) return undefined;
  return describeParticle(particle, new PropertyScope(), { refOf, annotate: (node) => node });
}

function isUnordered(particle: SimpleParticle): boolean {
  const isLeaf = ({ kind }: SimpleParticle): boolean => kind === 'element' || kind === 'any';
  const isChoiceOfLeaves = particle.kind === 'choice' && particle.particles.every(isLeaf);
  return particle.min === 0 && particle.max === Infinity && (isLeaf(particle) || isChoiceOfLeaves);
}

function mixedLeaves(
  particle: SimpleParticle | undefined,
): (SimpleWildcard | { readonly kind: 'element'; readonly element: ElementDeclaration })[] {
  if (particle === undefined) return [];
  if (particle.kind === 'any') return [particle];
  if (particle.kind !== 'element') return particle.particles.flatMap(mixedLeaves);
  const { element } = particle.source;
  return [element, ...element.substitutes].filter(isConcrete).map((one) => ({ kind: 'element', element: one }));
}

export function describeAttribute(
  use: AttributeUse,
  scope: PropertyScope,
  { refOf, annotate }: ParticleContext,
): AttributeDescriptor {
  const attribute = {
    namespace: use.name.namespace,
    name: use.name.localName,
    property: scope.attribute(use.name),
    type: refOf(use.type),
    ...(use.required && { required: true as const }),
    ...valueConstraint(use),
  };
  return annotate(attribute, { documentation: use.documentation, ...valueConstraint(use) });
}

export function describeWildcard({ namespaces, process }: Wildcard): WildcardDescriptor {
  return { namespaces, process };
}

/** The value of an element with `default` or `fixed` (Structures, section 3.3.1). */
export function valueConstraint(declared: Pick<ElementDeclaration, 'default' | 'fixed'>): {
  readonly default?: string;
  readonly fixed?: string;
} {
  return {
    ...(declared.default !== undefined && { default: declared.default }),
    ...(declared.fixed !== undefined && { fixed: declared.fixed }),
  };
}

function describeElement(
  { source, ...range }: SimpleElement,
  scope: PropertyScope,
  context: ParticleContext,
): ElementParticleDescriptor {
  const { element } = source;
  const property = scope.element(element.name, range.max > 1);
  return describeDeclaration(element, property, context, occurrence(range), source.documentation);
}

function describeDeclaration(
  element: ElementDeclaration,
  property: string,
  { refOf, annotate }: ParticleContext,
  range: Occurrence = {},
  documentation = element.documentation,
): ElementParticleDescriptor {
  const described: ElementParticleDescriptor = {
    kind: 'element',
    namespace: element.name.namespace,
    name: element.name.localName,
    property,
    type: refOf(element.type),
    ...range,
    ...(element.nillable && { nillable: true as const }),
    ...valueConstraint(element),
    ...(element.abstract && { abstract: true as const }),
  };
  return annotate(described, { documentation, ...valueConstraint(element) });
}

/** The head's name holds an object with the one element that came, the head itself or one of its substitutes. */
function describeSubstitutionGroup(
  { source, ...range }: SimpleElement,
  scope: PropertyScope,
  context: ParticleContext,
): GroupDescriptor {
  const head = source.element;
  const group: GroupDescriptor = {
    kind: 'choice',
    property: scope.element(head.name, range.max > 1),
    ...occurrence(range),
    particles: describeMembers(head, context),
  };
  return context.annotate(group, { documentation: source.documentation ?? head.documentation });
}

/** Who may stand for an element that heads a substitution group, itself included unless it is abstract. */
export function describeMembers(head: ElementDeclaration, context: ParticleContext): ElementParticleDescriptor[] {
  const members = [head, ...head.substitutes].filter(isConcrete);
  return new PropertyScope().alternatives(members, (member, scope) =>
    describeDeclaration(member, scope.element(member.name), context),
  );
}

function isConcrete(element: ElementDeclaration): boolean {
  return !element.abstract;
}

function describeAny({ source, ...range }: SimpleWildcard, scope: PropertyScope): AnyDescriptor {
  return { kind: 'any', property: scope.unnamed('$$any'), ...describeWildcard(source.wildcard), ...occurrence(range) };
}

function describeGroup(
  { kind, particles, ...range }: SimpleGroup,
  scope: PropertyScope,
  context: ParticleContext,
): GroupDescriptor {
  const repeated = range.max > 1;
  const property = kind === 'choice' ? '$$choice' : '$$sequence';
  const own = repeated ? { property: scope.unnamed(property) } : {};
  const inner = repeated ? new PropertyScope() : scope;
  const describe = (particle: SimpleParticle, within: PropertyScope): ParticleDescriptor =>
    describeParticle(particle, within, context);
  const described =
    kind === 'choice'
      ? inner.alternatives(particles, describe)
      : particles.map((particle) => describe(particle, inner));
  return { kind, ...own, ...occurrence(range), particles: described };
}

function occurrence({ min, max }: { readonly min: number; readonly max: number }): Occurrence {
  return {
    ...(min !== 1 && { min }),
    ...(max !== 1 && { max: max === Infinity ? ('unbounded' as const) : max }),
  };
}
