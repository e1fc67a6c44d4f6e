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

/** Is derived from `SOAP-ENC:Array`, directly or not. `known`: what was found out before, since chains of types share their ends. */
export function isEncodedArray(
  node: ComplexTypeNode,
  resolver: SchemaResolver,
  known: Map<TypeNode, boolean>,
): boolean {
  const line = new Set<TypeNode>();
  let current: TypeNode | undefined = node;
  let found: boolean | undefined;
  while (found === undefined) {
    found = current && !line.has(current) ? (known.get(current) ?? ownAnswer(current)) : false;
    if (current) line.add(current);
    if (found === undefined) current = baseNode(current as ComplexTypeNode, resolver);
  }
  for (const each of line) known.set(each, found);
  return found;
}

/** `undefined`: as its base has it. */
function ownAnswer(node: TypeNode): boolean | undefined {
  if (node.kind !== 'complexType' || node.content.kind !== 'complex' || !node.content.base) return false;
  return isEncodedArrayName(node.content.base.name) ? true : undefined;
}

function baseNode(node: ComplexTypeNode, resolver: SchemaResolver): TypeNode | undefined {
  const base = node.content.kind === 'complex' ? node.content.base : undefined;
  return base && resolver.typeNodeNamed(base, node.namespace, node);
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
