/** How a SOAP port carries an operation, as descriptor data (WSDL 1.1, section 3). */
import type {
  ElementDescriptor,
  ElementParticleDescriptor,
  SoapBodyDescriptor,
  SoapHeaderDescriptor,
  SoapMessageDescriptor,
  SoapOperationDescriptor,
} from '../../runtime/descriptor.js';
import { invariant } from '../diagnostics/invariant.js';
import type {
  ElementDeclaration,
  HeaderBinding,
  MessageShape,
  Operation,
  Part,
  ServiceModel,
  SoapMessageBinding,
  SoapOperationBinding,
} from '../model/model.js';
import type { NamePlan } from '../names/plan.js';
import { valueConstraint } from './describe-particle.js';
import { typeRef } from './describe-schema.js';

export function describeSoapOperation(
  operation: Operation,
  binding: SoapOperationBinding,
  names: NamePlan,
): SoapOperationDescriptor {
  const { soapAction, input, output } = binding;
  return {
    ...(soapAction !== undefined && { action: soapAction }),
    input: describeMessage(operation.request, input, names),
    ...(operation.response && output && { output: describeMessage(operation.response, output, names) }),
  };
}

function describeMessage(shape: MessageShape, binding: SoapMessageBinding, names: NamePlan): SoapMessageDescriptor {
  const headers = binding.headers.map((header) => describeHeader(header, names));
  return { body: describeBody(shape, binding, names), ...(headers.length > 0 && { headers }) };
}

function describeBody(shape: MessageShape, binding: SoapMessageBinding, names: NamePlan): SoapBodyDescriptor {
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
      return { kind: 'element', element: elementKey(shape.element, names) };
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
  return { property: part.name, element: part.element ? elementKey(part.element, names) : typedHeaderKey(part, names) };
}

function elementKey(element: ElementDeclaration, names: NamePlan): string {
  const key = names.elements.get(element);
  invariant(key, `element ${element.name.localName} is reached and planned`);
  return key;
}

/**
 * Elements for the headers whose part has a type (rpc): the header is named for the part, in no namespace
 * (WSDL 1.1, section 3.7).
 */
export function typedHeaders(service: ServiceModel, names: NamePlan): Record<string, ElementDescriptor> {
  const messages = service.operations
    .flatMap(({ bindings }) => bindings)
    .flatMap((binding) => (binding.kind === 'soap' ? [binding.input, binding.output] : []));
  const parts = messages.flatMap((message) => message?.headers ?? []).map(({ part }) => part);
  return Object.fromEntries(
    parts.flatMap((part) =>
      part.type === undefined || part.element !== undefined
        ? []
        : [[typedHeaderKey(part, names), { namespace: '', name: part.name, type: typeRef(part.type, names) }]],
    ),
  );
}

/** `{}` cannot begin an element's local name, so no key of an element is like it. */
function typedHeaderKey({ name, type }: Part, names: NamePlan): string {
  invariant(type, `part ${name} has an element or a type`);
  return `{}${name} ${typeRef(type, names)}`;
}
