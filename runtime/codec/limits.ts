/**
 * What a document may ask of the reader. A peer controls every number here, so each has a bound; the body's size in bytes is
 * bounded before, by whoever read it from the socket.
 */
import type { ParticleDescriptor, SchemaDescriptor, ServiceDescriptor } from '../descriptor.js';

export interface Limits {
  /** Elements open at once, the root included. */
  readonly depth: number;
  /** Attributes of one element, namespace declarations among them. */
  readonly attributes: number;
  /** Elements, runs of text, CDATA sections, comments and processing instructions of a document. */
  readonly nodes: number;
  /** UTF-16 units of the name of an element, an attribute or a processing instruction target, prefix included. */
  readonly nameLength: number;
  /** UTF-16 units of an attribute value. */
  readonly attributeLength: number;
  /** UTF-16 units of the text between one tag and the next, CDATA sections and references joined. */
  readonly textLength: number;
}

/** For contracts whose messages are flat lists of single values. */
export const flatLimits: Limits = {
  depth: 16,
  attributes: 32,
  nodes: 400,
  nameLength: 256,
  attributeLength: 4 * 1024,
  textLength: 16 * 1024,
};

/** For all others. */
export const structuredLimits: Limits = {
  depth: 128,
  attributes: 256,
  nodes: 1_000_000,
  nameLength: 1024,
  attributeLength: 64 * 1024,
  textLength: 16 * 1024 * 1024,
};

/** The default limits of a contract: the narrow ones where its messages cannot need more. */
export function limitsFor(descriptor: ServiceDescriptor): Limits {
  return Object.values(descriptor.schema.types).every((type) => isFlatType(type, descriptor.schema))
    ? flatLimits
    : structuredLimits;
}

function isFlatType(type: SchemaDescriptor['types'][string], schema: SchemaDescriptor): boolean {
  if (type.kind === 'simple') return !('list' in type.variety);
  if (type.kind === 'array' || type.attributes !== undefined || type.anyAttribute !== undefined) return false;
  return type.content.kind === 'empty' || (type.content.kind === 'elements' && isFlat(type.content.particle, schema));
}

function isFlat(particle: ParticleDescriptor, schema: SchemaDescriptor): boolean {
  if (particle.kind === 'any' || (particle.max !== undefined && particle.max !== 1)) return false;
  if (particle.kind !== 'element') return particle.particles.every((member) => isFlat(member, schema));
  return schema.types[particle.type]?.kind !== 'complex' && particle.type !== 'xs:anyType';
}
