/**
 * What a document may ask of the reader. A peer controls every number here, so each has a bound; the body's size in bytes is
 * bounded before, by whoever read it from the socket.
 */
import type {
  HttpPortDescriptor,
  ParticleDescriptor,
  PortDescriptor,
  SchemaDescriptor,
  ServiceDescriptor,
  TypeDescriptor,
} from '../descriptor.js';
import { defaultLimits } from '../limits.js';

export interface Limits {
  /** Elements open at once, the root included. */
  readonly depth: number;
  /** Attributes of one element, namespace declarations among them. */
  readonly attributes: number;
  /** Elements, runs of text, CDATA sections, comments and processing instructions of a document. */
  readonly nodes: number;
  /** UTF-16 units of the name of an element, an attribute, a processing instruction target (prefix included) or a parameter. */
  readonly nameLength: number;
  /** UTF-16 units of an attribute value. */
  readonly attributeLength: number;
  /** UTF-16 units of the text between one tag and the next, CDATA sections and references joined, or of a parameter's value. */
  readonly textLength: number;
  /** Parameters of a query or of form content. */
  readonly formParameters: number;
}

/** For contracts whose messages are flat lists of single values. */
export const flatLimits: Limits = readerLimits('flat');

/** For all others. */
export const structuredLimits: Limits = readerLimits('structured');

function readerLimits(kind: 'flat' | 'structured'): Limits {
  const { depth, attributes, nodes, nameLength, attributeLength, textLength, formParameters } = defaultLimits(kind);
  return { depth, attributes, nodes, nameLength, attributeLength, textLength, formParameters };
}

/** The default limits of a contract: the narrow ones where its messages cannot need more, wide enough for the longest message. */
export function limitsFor(descriptor: ServiceDescriptor): Limits {
  const { ports, schema } = descriptor;
  const types = Object.values(schema.types);
  if (!types.every((type) => isFlatType(type, schema)) || ports.some(takesLists)) return structuredLimits;
  const values = Math.max(0, ...types.map((type) => countOfType(type, schema)), ...ports.flatMap(countsOfPort));
  return {
    ...flatLimits,
    nodes: Math.max(flatLimits.nodes, values * NODES_PER_VALUE),
    formParameters: Math.max(flatLimits.formParameters, values * 2),
  };
}

/** An element, its text in a few runs, and the white space around it. */
const NODES_PER_VALUE = 8;

/** Elements that an element of the type may hold. */
function countOfType(type: TypeDescriptor | undefined, schema: SchemaDescriptor): number {
  if (type?.kind !== 'complex') return 0;
  const inherited = type.derivation === 'extension' ? countOfType(schema.types[type.base ?? ''], schema) : 0;
  return inherited + (type.content.kind === 'elements' ? countOf(type.content.particle) : 0);
}

function countOf(particle: ParticleDescriptor): number {
  return 'particles' in particle ? particle.particles.reduce((count, member) => count + countOf(member), 0) : 1;
}

/** Parts or parameters of each message that a port takes. */
function countsOfPort(port: PortDescriptor): number[] {
  if (!isHttpPort(port)) {
    return Object.values(port.operations).map(({ input: { body } }) => (body.kind === 'parts' ? body.parts.length : 0));
  }
  return Object.values(port.operations).map(({ parameters }) => parameters.length);
}

/** A parameter may be repeated. */
function takesLists(port: PortDescriptor): boolean {
  return (
    isHttpPort(port) && Object.values(port.operations).some(({ parameters }) => parameters.some(({ list }) => list))
  );
}

function isHttpPort(port: PortDescriptor): port is HttpPortDescriptor {
  return port.protocol === 'http-get' || port.protocol === 'http-post';
}

function isFlatType(type: TypeDescriptor, schema: SchemaDescriptor): boolean {
  if (type.kind === 'simple') return !('list' in type.variety);
  if (type.kind === 'array' || type.attributes !== undefined || type.anyAttribute !== undefined) return false;
  return type.content.kind === 'empty' || (type.content.kind === 'elements' && isFlat(type.content.particle, schema));
}

function isFlat(particle: ParticleDescriptor, schema: SchemaDescriptor): boolean {
  if (particle.kind === 'any' || (particle.max !== undefined && particle.max !== 1)) return false;
  if (particle.kind !== 'element') return particle.particles.every((member) => isFlat(member, schema));
  return schema.types[particle.type]?.kind !== 'complex' && particle.type !== 'xs:anyType';
}
