/** The rows of an operation's parameter table: names, types and occurrence from the descriptor, documentation from the model. */
import type {
  ContentDescriptor,
  HttpPortDescriptor,
  OperationDescriptor,
  ParticleDescriptor,
  ServiceDescriptor,
  SoapBodyDescriptor,
  TypeRef,
} from '../../runtime/descriptor.js';
import type { Operation, Particle, TypeDefinition } from '../model/model.js';
import { isSoap } from './help-exchange.js';
import { shownName } from './help-sample.js';

export interface ParameterRow {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  /** `""` for none. */
  readonly documentation: string;
}

type Row = Omit<ParameterRow, 'documentation'>;

export function parameterRows(
  model: Operation | undefined,
  operation: OperationDescriptor,
  descriptor: ServiceDescriptor,
): readonly ParameterRow[] {
  const documented = model === undefined ? new Map<string, string>() : documentationByName(model);
  return rowsOf(operation.name, descriptor).map((row) => ({ ...row, documentation: documented.get(row.name) ?? '' }));
}

/** From the first SOAP port that offers the operation, else from the first HTTP port. */
function rowsOf(operation: string, { ports, schema }: ServiceDescriptor): Row[] {
  const offering = ports.filter((port) => Object.hasOwn(port.operations, operation));
  const soap = offering.find(isSoap);
  if (soap !== undefined) return bodyRows(soap.operations[operation]?.input.body, schema);
  const http = offering.find((port): port is HttpPortDescriptor => !isSoap(port));
  return (http?.operations[operation]?.parameters ?? []).map(({ name, type, min, list }) => ({
    name,
    type: typeName(type, list === true),
    optional: min === 0,
  }));
}

function bodyRows(body: SoapBodyDescriptor | undefined, schema: ServiceDescriptor['schema']): Row[] {
  switch (body?.kind) {
    case 'element':
      return typeRows(schema.elements[body.element]?.type, schema);
    case 'type':
      return typeRows(body.type, schema);
    case 'alternatives':
      return particleRows({ kind: 'choice', particles: body.alternatives }, false);
    case 'parts':
      return body.parts.flatMap((part) => particleRows(part, false));
    case 'empty':
    case undefined:
      return [];
  }
}

/** Attributes after elements; a value that is no structure has no name of its own. */
function typeRows(ref: TypeRef | undefined, schema: ServiceDescriptor['schema']): Row[] {
  const type = ref === undefined ? undefined : schema.types[ref];
  if (ref === undefined || type === undefined || type.kind !== 'complex') return [];
  const inherited = type.derivation === 'extension' ? typeRows(type.base, schema) : [];
  const attributes = (type.attributes ?? []).map((attribute) => ({
    name: `@${attribute.name}`,
    type: typeName(attribute.type, false),
    optional: attribute.required !== true,
  }));
  return [...inherited, ...contentRows(type.content), ...attributes];
}

function contentRows(content: ContentDescriptor): Row[] {
  return content.kind === 'elements' ? particleRows(content.particle, false) : [];
}

/** `optional`: something around the particle is. */
function particleRows(particle: ParticleDescriptor, optional: boolean): Row[] {
  const mayMiss = optional || particle.min === 0;
  if (particle.kind === 'any') return [{ name: '(any element)', type: 'XML', optional: mayMiss }];
  if (particle.kind === 'element') {
    return [{ name: particle.name, type: typeName(particle.type, (particle.max ?? 1) !== 1), optional: mayMiss }];
  }
  return particle.particles.flatMap((member) => particleRows(member, mayMiss || particle.kind === 'choice'));
}

function typeName(type: TypeRef, list: boolean): string {
  return list ? `list of ${shownName(type)}` : shownName(type);
}

function documentationByName({ request }: Operation): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, documentation: string | undefined) => {
    if (documentation !== undefined && documentation !== '' && !found.has(name)) found.set(name, documentation);
  };
  switch (request.kind) {
    case 'element':
      addType(request.element.type, add);
      break;
    case 'type':
      addType(request.type, add);
      break;
    case 'parts':
      for (const part of request.parts) add(part.name, part.documentation ?? part.element?.documentation);
      break;
    case 'empty':
  }
  return found;
}

type Add = (name: string, documentation: string | undefined) => void;

function addType(type: TypeDefinition, add: Add): void {
  if (type.kind !== 'complexType') return;
  addType(type.base, add);
  if (type.content.kind === 'elements') addParticle(type.content.particle, add);
  for (const { name, documentation } of type.attributes) add(`@${name.localName}`, documentation);
}

function addParticle(particle: Particle, add: Add): void {
  if (particle.kind === 'any') return;
  if (particle.kind === 'elementParticle') {
    add(particle.element.name.localName, particle.documentation ?? particle.element.documentation);
  } else {
    for (const member of particle.particles) addParticle(member, add);
  }
}
