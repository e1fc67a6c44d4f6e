/**
 * SOAP-encoded arrays in all the spellings that contracts have: a restriction (or extension) of `SOAP-ENC:Array` with a
 * `wsdl:arrayType` on its `SOAP-ENC:arrayType` attribute (WSDL 1.1, section 2.2), with one element in a sequence, or both.
 */
import type { AttributeNode, ComplexTypeNode, ElementNode, ParticleNode, TypeNode } from '../xsd/ast.js';
import type { EncodedArrayType } from './model.js';
import type { Mutable } from './mutable.js';
import { inside } from './resolve-particles.js';
import type { SchemaResolver } from './schema-resolver.js';
import { isEncodedArrayName } from './well-known.js';

/** Is derived from `SOAP-ENC:Array`, directly or not. */
export function isEncodedArray(node: ComplexTypeNode, resolver: SchemaResolver): boolean {
  const seen = new Set<TypeNode>();
  for (let current: TypeNode | undefined = node; current?.kind === 'complexType' && !seen.has(current);) {
    seen.add(current);
    if (current.content.kind !== 'complex' || !current.content.base) return false;
    if (isEncodedArrayName(current.content.base.name)) return true;
    current = resolver.typeNodeNamed(current.content.base, current.namespace, current);
  }
  return false;
}

/** Completes an array from how it is written; its base is complete. */
export function fillEncodedArray(
  array: Mutable<EncodedArrayType>,
  node: ComplexTypeNode,
  resolver: SchemaResolver,
): void {
  if (node.content.kind !== 'complex') return;
  const { base, particle, attributes } = node.content;
  const owner = array.owner ?? { namespace: node.namespace, path: [node.name ?? ''] };
  const by = { label: `type "${owner.path.join('/')}"`, targetNamespace: node.namespace };
  const inherited = base && resolver.baseNamed(base, node, by);
  if (inherited?.kind === 'encodedArray') {
    array.item = inherited.item;
    array.dimensions = inherited.dimensions;
    if (inherited.itemName !== undefined) array.itemName = inherited.itemName;
  }
  const member = particle && firstElement(particle);
  if (member) {
    const element = member.ref
      ? resolver.elementNamed(member.ref, by)
      : resolver.elementOf(member, inside(owner, member.name));
    if (element) array.item = element.type;
    const name = member.name ?? member.ref?.name.localName;
    if (name !== undefined) array.itemName = name;
  }
  const arrayType = attributes.find(
    (one): one is AttributeNode => one.kind === 'attribute' && one.arrayType !== undefined,
  )?.arrayType;
  if (arrayType) {
    array.item = resolver.typeNamed(arrayType.item, by);
    array.dimensions = countDimensions(arrayType.dimensions);
  }
}

/** `[]` and `[3]`: one; `[,]` and `[][]`: two. */
function countDimensions(dimensions: string): number {
  return Math.max(1, dimensions.match(/[[,]/g)?.length ?? 1);
}

function firstElement(particle: ParticleNode): ElementNode | undefined {
  if (particle.kind === 'element') return particle;
  if (!('particles' in particle)) return undefined;
  for (const inner of particle.particles) {
    const found = firstElement(inner);
    if (found) return found;
  }
  return undefined;
}
