/** Attribute uses of a type (XML Schema 1.0 Structures, sections 3.2, 3.4.2 and 3.6): groups put in place, references looked up. */
import type { QName } from '../source/qname.js';
import { qnameKey } from '../source/qname.js';
import type { Reference } from '../source/read.js';
import type { AttributeGroupNode, AttributeNode, AttributesNode } from '../xsd/ast.js';
import type { AnonymousOwner, AttributeUse, TypeDefinition, Wildcard } from './model.js';
import { inside, resolveWildcard } from './resolve-particles.js';
import { documentationOf, type Referrer, type SchemaResolver } from './schema-resolver.js';
import { builtIn, wellKnownAttributeGroup, wellKnownAttributeType } from './well-known.js';

/** What a type or a group says of attributes, its groups included. */
export interface ResolvedAttributes {
  readonly uses: readonly AttributeUse[];
  /** Inherited attributes that a restriction takes away. */
  readonly prohibited: readonly QName[];
  readonly wildcard?: Wildcard;
}

interface Place {
  readonly owner: AnonymousOwner;
  readonly by: Referrer;
  readonly groups: readonly AttributeGroupNode[];
}

/** Resolves all attributes written in one place. */
export function resolveAttributes(node: AttributesNode, place: Place, resolver: SchemaResolver): ResolvedAttributes {
  const uses: AttributeUse[] = [];
  const prohibited: QName[] = [];
  let wildcard = node.anyAttribute && resolveWildcard(node.anyAttribute);
  for (const written of node.attributes) {
    if (written.kind === 'attributeGroup') {
      const group = resolveGroup(written, place, resolver);
      uses.push(...group.uses);
      prohibited.push(...group.prohibited);
      wildcard ??= group.wildcard;
    } else if (written.use === 'prohibited') prohibited.push(nameOf(written));
    else {
      const use = resolveUse(written, place, resolver);
      if (use) uses.push(use);
    }
  }
  return { uses, prohibited, ...(wildcard && { wildcard }) };
}

function nameOf(node: AttributeNode): QName {
  return node.ref?.name ?? { namespace: node.namespace, localName: node.name ?? '' };
}

function resolveUse(node: AttributeNode, place: Place, resolver: SchemaResolver): AttributeUse | undefined {
  const declaration = node.ref
    ? referredDeclaration(node.ref, place, resolver)
    : declarationOf(node, place.owner, place.by, resolver);
  if (!declaration) return undefined;
  const { default: fallback, fixed } = { ...declaration.constraint, ...constraintOf(node) };
  return {
    name: declaration.name,
    type: declaration.type,
    required: node.use === 'required',
    ...(fallback !== undefined && { default: fallback }),
    ...(fixed !== undefined && { fixed }),
    ...declaration.documentation,
    ...documentationOf(node),
    origin: node.origin,
  };
}

interface Declaration {
  readonly name: QName;
  readonly type: TypeDefinition;
  readonly constraint: { default?: string; fixed?: string };
  readonly documentation: { documentation?: string };
}

function referredDeclaration(ref: Reference, place: Place, resolver: SchemaResolver): Declaration | undefined {
  const node = resolver.symbols.attributes.find(ref, place.by.targetNamespace);
  if (node) {
    const owner = { namespace: node.namespace, path: [] };
    const by = { label: `attribute "${node.name ?? ''}"`, targetNamespace: node.namespace };
    return declarationOf(node, owner, by, resolver);
  }
  const known = wellKnownAttributeType(ref.name);
  if (known) return { name: ref.name, type: known, constraint: {}, documentation: {} };
  resolver.unresolved('unresolved-attribute', resolver.symbols.attributes, ref, place.by);
  return undefined;
}

function declarationOf(
  node: AttributeNode,
  owner: AnonymousOwner,
  by: Referrer,
  resolver: SchemaResolver,
): Declaration {
  const label = `attribute "${node.name ?? ''}"`;
  const type = node.inner
    ? resolver.typeOf(node.inner, inside(owner, node.name))
    : node.type
      ? resolver.typeNamed(node.type, { label, targetNamespace: by.targetNamespace })
      : builtIn('anySimpleType');
  return { name: nameOf(node), type, constraint: constraintOf(node), documentation: documentationOf(node) };
}

function constraintOf(node: AttributeNode): { default?: string; fixed?: string } {
  return {
    ...(node.default !== undefined && { default: node.default }),
    ...(node.fixed !== undefined && { fixed: node.fixed }),
  };
}

const nothing: ResolvedAttributes = { uses: [], prohibited: [] };

function resolveGroup(node: AttributeGroupNode, place: Place, resolver: SchemaResolver): ResolvedAttributes {
  const { ref } = node;
  if (!ref || !resolver.mayExpandGroup(ref.origin, place.groups.length)) return nothing;
  let group = resolver.symbols.attributeGroups.find(ref, place.by.targetNamespace);
  const original = group && place.groups.at(-1) === group ? resolver.symbols.redefined.get(group) : undefined;
  if (original) group = original as AttributeGroupNode;
  if (!group) return wellKnownGroup(ref, place, resolver);
  if (place.groups.includes(group)) {
    resolver.report('circular-group', ref.origin, { kind: 'attribute group', name: `"${ref.written}"` });
    return nothing;
  }
  const owner = { namespace: group.namespace, path: [group.name ?? ''] };
  const by = { label: `attribute group "${group.name ?? ''}"`, targetNamespace: group.namespace };
  return resolveAttributes(group, { owner, by, groups: [...place.groups, group] }, resolver);
}

function wellKnownGroup(ref: Reference, place: Place, resolver: SchemaResolver): ResolvedAttributes {
  const names = wellKnownAttributeGroup(ref.name);
  if (!names) {
    resolver.unresolved('unresolved-attribute-group', resolver.symbols.attributeGroups, ref, place.by);
    return nothing;
  }
  const uses = names.map((name) => {
    return {
      name,
      type: wellKnownAttributeType(name) ?? builtIn('anySimpleType'),
      required: false,
      origin: ref.origin,
    };
  });
  return { uses, prohibited: [] };
}

/** A restriction's complete list (Structures, section 3.4.2): what is inherited, narrowed by `own`, without what it prohibits. */
export function restrictAttributes(
  inherited: readonly AttributeUse[],
  own: ResolvedAttributes,
): readonly AttributeUse[] {
  const narrowed = new Map(own.uses.map((use) => [qnameKey(use.name), use]));
  const gone = new Set(own.prohibited.map(qnameKey));
  const kept = inherited.flatMap((use) => {
    const key = qnameKey(use.name);
    const replacement = narrowed.get(key);
    narrowed.delete(key);
    if (replacement) return [replacement];
    return gone.has(key) ? [] : [use];
  });
  return [...kept, ...narrowed.values()];
}
