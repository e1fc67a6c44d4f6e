/** How an HTTP port carries an operation, as descriptor data (WSDL 1.1, sections 4 and 5). */
import type {
  ElementParticleDescriptor,
  HttpOperationDescriptor,
  HttpOutputDescriptor,
  HttpXmlDescriptor,
  ParameterDescriptor,
  ParticleDescriptor,
  SchemaDescriptor,
  TypeDescriptor,
  TypeRef,
} from '../../runtime/descriptor.js';
import { invariant } from '../diagnostics/invariant.js';
import type {
  ElementParticle,
  HttpOperationBinding,
  HttpOutput,
  HttpParameter,
  MessageShape,
  Operation,
  Part,
} from '../model/model.js';
import type { NamePlan } from '../names/plan.js';
import { typeRef } from './describe-schema.js';

/** `undefined` for an operation that no form can carry: it is offered by the other ports alone. */
export function describeHttpOperation(
  operation: Operation,
  binding: HttpOperationBinding,
  names: NamePlan,
  schema: SchemaDescriptor,
): HttpOperationDescriptor | undefined {
  const { location, input, output } = binding;
  const answer = output &&
    operation.response && {
      output: describeOutput(output, operation.response, names, schema),
    };
  if (input === 'xml') {
    const content = describeContent(binding.parameters, operation.request, names);
    return content && { location, input, content, parameters: [], ...answer };
  }
  const parameters = binding.parameters.map((parameter) =>
    asFormValue(describeParameter(parameter, operation.request, names, schema), schema),
  );
  if (!parameters.every((parameter) => parameter !== undefined)) return undefined;
  return {
    location,
    input,
    parameters,
    ...answer,
  };
}

/** One part, whose element is the request's document (`mime:mimeXml`, or `mime:content` of an XML type). */
function describeContent(
  parameters: readonly HttpParameter[],
  request: MessageShape,
  names: NamePlan,
): HttpXmlDescriptor | undefined {
  const [only, ...others] = parameters;
  if (only === undefined || others.length > 0) return undefined;
  return describeXml(only.part, partType(only.part, names), request.kind === 'parts' ? only.part.name : undefined);
}

function describeXml(part: Part, type: TypeRef, property: string | undefined): HttpXmlDescriptor {
  const { element } = part;
  return {
    kind: 'xml',
    element: {
      namespace: element?.name.namespace ?? '',
      name: element?.name.localName ?? part.name,
    },
    type,
    ...(element?.nillable && { nillable: true as const }),
    ...(property !== undefined && { property }),
  };
}

function describeParameter(
  { part, joined }: HttpParameter,
  request: MessageShape,
  names: NamePlan,
  schema: SchemaDescriptor,
): ParameterDescriptor {
  const particle = joined && joinedParticle(joined, request, names, schema);
  if (particle === undefined) {
    const property = request.kind === 'parts' ? { property: part.name } : {};
    return { name: part.name, ...property, type: partType(part, names) };
  }
  const { property, type, min, max } = particle;
  return {
    name: part.name,
    property,
    type,
    ...(min === 0 && { min: 0 as const }),
    ...(isRepeated(max) && { list: true as const }),
  };
}

/** Text by text: a value of a simple type, or an array of such in the wrapper that ASMX gives it. */
function asFormValue(parameter: ParameterDescriptor, schema: SchemaDescriptor): ParameterDescriptor | undefined {
  const { type, list } = parameter;
  if (isSimple(type, schema)) return parameter;
  const items = list === true ? undefined : wrappedItems(schema.types[type]);
  if (items === undefined || !isSimple(items.type, schema)) return undefined;
  return { ...parameter, type: items.type, list: true, item: items.property };
}

function isSimple(type: TypeRef, schema: SchemaDescriptor): boolean {
  return type === 'xs:anyType' ? false : type.startsWith('xs:') || schema.types[type]?.kind === 'simple';
}

/** The one repeated element that a type like `ArrayOfString` holds. */
function wrappedItems(type: TypeDescriptor | undefined): ElementParticleDescriptor | undefined {
  if (type?.kind !== 'complex' || type.content.kind !== 'elements' || type.base !== undefined) return undefined;
  if (type.attributes !== undefined || type.content.mixed || type.content.particle.kind !== 'sequence')
    return undefined;
  const [only, ...others] = type.content.particle.particles;
  return only?.kind === 'element' && others.length === 0 && isRepeated(only.max) ? only : undefined;
}

function describeOutput(
  { part, content, joined }: HttpOutput,
  response: MessageShape,
  names: NamePlan,
  schema: SchemaDescriptor,
): HttpOutputDescriptor {
  const particle = joined && joinedParticle(joined, response, names, schema);
  const property = particle?.property ?? (response.kind === 'parts' ? part.name : undefined);
  const type = particle?.type ?? partType(part, names);
  if (content.kind === 'xml') return describeXml(part, type, property);
  return { kind: 'content', mediaType: content.mediaType, type, ...(property !== undefined && { property }) };
}

function partType({ name, element, type }: Part, names: NamePlan): TypeRef {
  const used = element?.type ?? type;
  invariant(used, `part ${name} has an element or a type`);
  return typeRef(used, names);
}

/** The described particle of the joined message that a model particle became: found by its element, names may differ. */
function joinedParticle(
  joined: ElementParticle,
  shape: MessageShape,
  names: NamePlan,
  schema: SchemaDescriptor,
): ElementParticleDescriptor | undefined {
  const type = shape.kind === 'element' ? shape.element.type : shape.kind === 'type' ? shape.type : undefined;
  const described = type && schema.types[typeRef(type, names)];
  if (described?.kind !== 'complex' || described.content.kind !== 'elements') return undefined;
  const { namespace, localName } = joined.element.name;
  return elementsOf(described.content.particle).find((one) => one.name === localName && one.namespace === namespace);
}

function elementsOf(particle: ParticleDescriptor): readonly ElementParticleDescriptor[] {
  switch (particle.kind) {
    case 'element':
      return [particle];
    case 'any':
      return [];
    case 'sequence':
    case 'choice':
    case 'all':
      return particle.property === undefined ? particle.particles.flatMap(elementsOf) : [];
  }
}

function isRepeated(max: ElementParticleDescriptor['max']): boolean {
  return max === 'unbounded' || (max !== undefined && max > 1);
}
