/** How a SOAP port carries an operation, as descriptor data (WSDL 1.1, section 3). */
import type {
  ElementDescriptor,
  ElementParticleDescriptor,
  FaultDescriptor,
  SoapBodyDescriptor,
  SoapHeaderDescriptor,
  SoapMessageDescriptor,
  SoapOperationDescriptor,
} from '../../runtime/descriptor.js';
import { invariant } from '../diagnostics/invariant.js';
import type {
  ElementDeclaration,
  FaultModel,
  HeaderBinding,
  MessageShape,
  Operation,
  Part,
  ServiceModel,
  SoapMessageBinding,
  SoapOperationBinding,
  TypeDefinition,
} from '../model/model.js';
import type { NamePlan } from '../names/plan.js';
import { isSubstitutable } from '../names/reach.js';
import { describeMembers, valueConstraint } from './describe-particle.js';
import { plainContext, typeRef } from './describe-schema.js';

export function describeSoapOperation(
  operation: Operation,
  binding: SoapOperationBinding,
  names: NamePlan,
): SoapOperationDescriptor {
  const { soapAction, input, output } = binding;
  return {
    ...(soapAction !== undefined && { action: soapAction }),
    input: describeMessage(operation.request, operation, input, names),
    ...(operation.response && output && { output: describeMessage(operation.response, operation, output, names) }),
  };
}

function describeMessage(
  shape: MessageShape,
  operation: Operation,
  binding: SoapMessageBinding,
  names: NamePlan,
): SoapMessageDescriptor {
  const headers = binding.headers.map((header) => describeHeader(header, names));
  return { body: describeBody(shape, operation, binding, names), ...(headers.length > 0 && { headers }) };
}

function describeBody(
  shape: MessageShape,
  operation: Operation,
  binding: SoapMessageBinding,
  names: NamePlan,
): SoapBodyDescriptor {
  const { wrapper } = binding;
  if (wrapper !== undefined || shape.kind === 'parts') {
    return {
      kind: 'parts',
      ...(wrapper && { wrapper: { namespace: wrapper.namespace, name: wrapper.localName } }),
      parts: binding.parts.map((part) => describePart(part, names)),
      ...(binding.use === 'encoded' && { encoded: true as const }),
    };
  }
  switch (shape.kind) {
    case 'element':
      return isSubstitutable(shape, operation)
        ? { kind: 'alternatives', alternatives: describeMembers(shape.element, plainContext(names)) }
        : { kind: 'element', element: elementKey(shape.element, names) };
    case 'type':
      return { kind: 'type', type: typeRef(shape.type, names) };
    case 'empty':
      return { kind: 'empty' };
  }
}

/** An accessor of a wrapper, named for the part and in no namespace, or the element the part names (section 3.5). */
function describePart({ name, element, type }: Part, names: NamePlan): ElementParticleDescriptor {
  if (element === undefined) {
    invariant(type, `part ${name} has an element or a type`);
    return { kind: 'element', namespace: '', name, property: name, type: typeRef(type, names) };
  }
  return {
    kind: 'element',
    namespace: element.name.namespace,
    name: element.name.localName,
    property: name,
    type: typeRef(element.type, names),
    ...(element.nillable && { nillable: true as const }),
    ...valueConstraint(element),
  };
}

function describeHeader({ part }: HeaderBinding, names: NamePlan): SoapHeaderDescriptor {
  if (part.element) return { property: part.name, element: elementKey(part.element, names) };
  const typed = lonePart(part);
  invariant(typed, `part ${part.name} has an element or a type`);
  return { property: part.name, element: typedKey(typed, names) };
}

function elementKey(element: ElementDeclaration, names: NamePlan): string {
  const key = names.elements.get(element);
  invariant(key, `element ${element.name.localName} is reached and planned`);
  return key;
}

/** A part that is an element of its own. */
interface LonePart {
  readonly name: string;
  readonly type: TypeDefinition;
}

/**
 * Elements for the headers and fault details whose part has a type: they are named for the part, in no namespace, as
 * an accessor is (WSDL 1.1, sections 3.5 to 3.7).
 */
export function typedElements({ operations }: ServiceModel, names: NamePlan): Record<string, ElementDescriptor> {
  const messages = operations
    .flatMap(({ bindings }) => bindings)
    .flatMap((binding) => (binding.kind === 'soap' ? [binding.input, binding.output] : []));
  const headers = messages.flatMap((message) => message?.headers ?? []).map(({ part }) => lonePart(part));
  const faults = operations.flatMap((operation) => operation.faults.map(typedDetail));
  const parts = [...headers, ...faults].filter((part) => part !== undefined);
  return Object.fromEntries(
    parts.map((part) => [typedKey(part, names), { namespace: '', name: part.name, type: typeRef(part.type, names) }]),
  );
}

export function describeFault(fault: FaultModel, names: NamePlan): FaultDescriptor {
  const typed = typedDetail(fault);
  const element = fault.element ? elementKey(fault.element, names) : typed && typedKey(typed, names);
  return { name: fault.name, ...(element !== undefined && { element }) };
}

function typedDetail({ partName, ...content }: FaultModel): LonePart | undefined {
  return partName === undefined ? undefined : lonePart({ ...content, name: partName });
}

function lonePart({ name, type, element }: Pick<Part, 'name' | 'type' | 'element'>): LonePart | undefined {
  return type === undefined || element !== undefined ? undefined : { name, type };
}

/** `{}` cannot begin an element's local name, so no key of an element is like it. */
function typedKey({ name, type }: LonePart, names: NamePlan): string {
  return `{}${name} ${typeRef(type, names)}`;
}
