/** Elements and content models (XML Schema 1.0 Structures, sections 3.3 and 3.7 to 3.9): groups put in place, references looked up. */
import type { Position } from '../diagnostics/diagnostic.js';
import type {
  AnyNode,
  ElementNode,
  GroupNode,
  ModelGroupNode,
  OccursNode,
  ParticleNode,
  WildcardNode,
} from '../xsd/ast.js';
import type {
  AnonymousOwner,
  ElementDeclaration,
  ElementParticle,
  ModelGroup,
  Particle,
  Wildcard,
  WildcardParticle,
} from './model.js';
import type { Mutable } from './mutable.js';
import { documentationOf, type Referrer, type SchemaResolver } from './schema-resolver.js';
import { builtIn } from './well-known.js';

/** Where a particle stands: what anonymous types in it are named after, and who refers to what it names. */
export interface Place {
  readonly owner: AnonymousOwner;
  readonly by: Referrer;
  /** Of the component around it. */
  readonly origin: Position;
  /** The groups being resolved around it, outermost first; a group among its own members is circular. */
  readonly groups: readonly GroupNode[];
}

/** Gives an element its type (Structures, section 3.3.2): named, written inside, that of its substitution head, or any. */
export function fillElement(
  element: Mutable<ElementDeclaration>,
  node: ElementNode,
  owner: AnonymousOwner | undefined,
  resolver: SchemaResolver,
): void {
  const by = { label: `element "${node.name ?? ''}"`, targetNamespace: owner?.namespace ?? node.namespace };
  const head = node.substitutionGroup && resolver.elementNamed(node.substitutionGroup, by);
  if (head) element.substitutionGroup = head;
  if (node.inner)
    element.type = resolver.typeOf(node.inner, inside(owner ?? { namespace: node.namespace, path: [] }, node.name));
  else if (node.type) element.type = resolver.typeNamed(node.type, by);
  else element.type = head?.type ?? builtIn('anyType');
}

export function inside(owner: AnonymousOwner, name: string | undefined): AnonymousOwner {
  return { namespace: owner.namespace, path: [...owner.path, name ?? ''] };
}

/** A particle; `undefined` for one that may not occur (`maxOccurs="0"`) or that leads nowhere. */
export function resolveParticle(node: ParticleNode, place: Place, resolver: SchemaResolver): Particle | undefined {
  if (node.maxOccurs === 0) return undefined;
  switch (node.kind) {
    case 'element':
      return resolveElementParticle(node, place, resolver);
    case 'group':
      return resolveGroup(node, place, resolver);
    case 'any':
      return resolveAny(node);
    default:
      return resolveModelGroup(node, node, place, resolver);
  }
}

function resolveElementParticle(
  node: ElementNode,
  place: Place,
  resolver: SchemaResolver,
): ElementParticle | undefined {
  const element = node.ref ? resolver.elementNamed(node.ref, place.by) : resolver.elementOf(node, place.owner);
  return (
    element && { kind: 'elementParticle', element, ...occurs(node), ...documentationOf(node), origin: node.origin }
  );
}

function resolveModelGroup(
  node: ModelGroupNode,
  count: OccursNode,
  place: Place,
  resolver: SchemaResolver,
): ModelGroup {
  const particles = node.particles.map((particle) => resolveParticle(particle, place, resolver));
  return {
    kind: node.kind,
    particles: particles.filter((particle) => particle !== undefined),
    ...occurs(count),
    ...documentationOf(node),
    origin: node.origin,
  };
}

/** Structures, section 3.7.2: the model group of the definition, as often as the reference says. */
function resolveGroup(node: GroupNode, place: Place, resolver: SchemaResolver): ModelGroup | undefined {
  const { ref } = node;
  if (!ref || !resolver.mayExpandGroup(ref.origin, place.groups.length)) return undefined;
  let group = resolver.symbols.groups.find(ref, place.by.targetNamespace);
  const original = group && place.groups.at(-1) === group ? resolver.symbols.redefined.get(group) : undefined;
  if (original) group = original as GroupNode;
  if (!group) {
    resolver.unresolved('unresolved-group', resolver.symbols.groups, ref, place.by);
    return undefined;
  }
  if (place.groups.includes(group)) {
    resolver.report('circular-group', ref.origin, { kind: 'model group', name: `"${ref.written}"` });
    return undefined;
  }
  if (!group.content) return undefined;
  const name = { namespace: group.namespace, localName: group.name ?? '' };
  const owner = { namespace: name.namespace, path: [name.localName] };
  const by = { label: `model group "${name.localName}"`, targetNamespace: name.namespace };
  const content = resolveModelGroup(
    group.content,
    node,
    { owner, by, origin: group.origin, groups: [...place.groups, group] },
    resolver,
  );
  return { ...content, group: name, ...documentationOf(group) };
}

function resolveAny(node: AnyNode): WildcardParticle {
  return { kind: 'any', wildcard: resolveWildcard(node.wildcard), ...occurs(node), origin: node.origin };
}

/** Structures, section 3.10.2. */
export function resolveWildcard(node: WildcardNode): Wildcard {
  return { namespaces: wildcardNamespaces(node), process: node.process, origin: node.origin };
}

/** An empty list lets nothing in (Structures, section 3.10.1). */
function wildcardNamespaces({ namespace, targetNamespace }: WildcardNode): Wildcard['namespaces'] {
  if (namespace === '##any') return '##any';
  if (namespace === '##other') return { not: targetNamespace };
  const names: Readonly<Record<string, string>> = { '##targetNamespace': targetNamespace, '##local': '' };
  return namespace
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => names[name] ?? name);
}

function occurs({ minOccurs, maxOccurs }: OccursNode): OccursNode {
  return { minOccurs, maxOccurs };
}
