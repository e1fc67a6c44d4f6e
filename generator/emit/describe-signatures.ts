/**
 * The methods of a service as TypeScript will declare them: what each takes and returns, which headers it may carry, which
 * faults are declared. Made once; types, server, client and scaffold all print from it.
 */
import type { TypeRef } from '../../runtime/descriptor.js';
import type {
  ElementDeclaration,
  FaultModel,
  MessageShape,
  Operation,
  Part,
  ServiceModel,
  TypeDefinition,
} from '../model/model.js';
import type { NamePlan } from '../names/plan.js';
import { hasHeaders } from '../names/plan.js';
import { isSubstitutable } from '../names/reach.js';
import { describeMembers } from './describe-particle.js';
import { operationNames } from './describe-service.js';
import { plainContext, typeRef } from './describe-schema.js';

export interface Signatures {
  readonly methods: readonly Signature[];
  /** The details of declared faults, a property per `wsdl:fault` name; absent when there are none. */
  readonly faults?: MessageObject;
}

export interface Signature {
  readonly method: string;
  /** The `wsdl:operation`. */
  readonly operation: string;
  readonly documentation: string | undefined;
  readonly request: MessageValue;
  /** Absent: one-way. */
  readonly response?: MessageValue;
  readonly requestHeaders?: MessageObject;
  readonly responseHeaders?: MessageObject;
}

/**
 * A message's value: of a type, an object with a property per part or with the one of the element that came, or one
 * without properties.
 */
export type MessageValue =
  | ({ readonly kind: 'type' } & TypeUse)
  | { readonly kind: 'object'; readonly object: MessageObject }
  | { readonly kind: 'empty' };

export interface TypeUse {
  readonly type: TypeRef;
  readonly nillable: boolean;
}

/** An interface of `types.ts` that is no schema type. */
export interface MessageObject {
  readonly name: string;
  readonly generatedFrom: string;
  readonly members: readonly MessageMember[];
  /** Exactly one of the members is there. */
  readonly isChoice?: true;
}

export interface MessageMember {
  readonly property: string;
  readonly optional: boolean;
  /** Several: one of them. */
  readonly uses: readonly [TypeUse, ...TypeUse[]];
  readonly documentation?: string | undefined;
}

export function describeSignatures(service: ServiceModel, names: NamePlan): Signatures {
  const faults = describeFaults(service, names);
  return {
    methods: service.operations.map((operation) => describeSignature(operation, names)),
    ...(faults && { faults }),
  };
}

/** The interfaces that `types.ts` declares beside the schema's types. */
export function messageObjects({ methods, faults }: Signatures): readonly MessageObject[] {
  const ofMethods = methods.flatMap(({ request, response, requestHeaders, responseHeaders }) => [
    ...[request, response].map((value) => (value?.kind === 'object' ? value.object : undefined)),
    requestHeaders,
    responseHeaders,
  ]);
  return [...ofMethods, faults].filter((object) => object !== undefined);
}

function describeSignature(operation: Operation, names: NamePlan): Signature {
  const own = operationNames(operation, names);
  const requestHeaders = describeHeaders(operation, 'input', own.requestHeaders, names);
  const responseHeaders = describeHeaders(operation, 'output', own.responseHeaders, names);
  return {
    method: own.method,
    operation: operation.name,
    documentation: operation.documentation,
    request: describeValue(operation.request, own.request, operation, names),
    ...(operation.response && { response: describeValue(operation.response, own.response, operation, names) }),
    ...(requestHeaders && { requestHeaders }),
    ...(responseHeaders && { responseHeaders }),
  };
}

function describeValue(shape: MessageShape, name: string, operation: Operation, names: NamePlan): MessageValue {
  switch (shape.kind) {
    case 'element':
      if (!isSubstitutable(shape, operation)) return { kind: 'type', ...elementUse(shape.element, names) };
      return { kind: 'object', object: describeChoice(shape, name, operation, names) };
    case 'type':
      return { kind: 'type', ...typeUse(shape.type, names) };
    case 'parts':
      return {
        kind: 'object',
        object: {
          name,
          generatedFrom: `message ${shape.message.localName} of operation ${operation.name}`,
          members: partMembers(shape.parts, false, names),
        },
      };
    case 'empty':
      return { kind: 'empty' };
  }
}

/** One of the elements of a substitution group: its property is that of the descriptor. */
function describeChoice(
  { element, message }: Extract<MessageShape, { readonly kind: 'element' }>,
  name: string,
  operation: Operation,
  names: NamePlan,
): MessageObject {
  const members = describeMembers(element, plainContext(names)).map(
    ({ property, type, nillable = false }): MessageMember => ({
      property,
      optional: false,
      uses: [{ type, nillable }],
    }),
  );
  return {
    name,
    generatedFrom: `message ${message.localName} of operation ${operation.name}`,
    members,
    isChoice: true,
  };
}

/** A peer may leave any header out, so that all are optional. */
function describeHeaders(
  operation: Operation,
  direction: 'input' | 'output',
  name: string,
  names: NamePlan,
): MessageObject | undefined {
  if (!hasHeaders(operation, direction)) return undefined;
  const headers = operation.bindings.flatMap((binding) =>
    binding.kind === 'soap' ? (binding[direction]?.headers ?? []) : [],
  );
  return {
    name,
    generatedFrom: `the headers of operation ${operation.name}`,
    members: partMembers(
      headers.map(({ part }) => part),
      true,
      names,
    ),
  };
}

/** Faults of one name in several operations share a property: the detail is one of theirs. */
function describeFaults(service: ServiceModel, names: NamePlan): MessageObject | undefined {
  const members = new Map<string, MessageMember>();
  for (const fault of service.operations.flatMap(({ faults }) => faults)) {
    if (fault.element) addFault(members, fault, elementUse(fault.element, names));
    else if (fault.type) addFault(members, fault, typeUse(fault.type, names));
  }
  if (members.size === 0) return undefined;
  return { name: names.faults, generatedFrom: 'the declared faults', members: [...members.values()] };
}

function addFault(
  members: Map<string, MessageMember>,
  { name, element, documentation }: FaultModel,
  use: TypeUse,
): void {
  const known = members.get(name);
  if (known?.uses.some((other) => other.type === use.type && other.nillable === use.nillable)) return;
  members.set(name, {
    property: name,
    optional: false,
    uses: known ? [...known.uses, use] : [use],
    documentation: known?.documentation ?? documentation ?? element?.documentation,
  });
}

/** Each name once: ports repeat headers, and a message may wrongly declare a part twice. */
function partMembers(parts: readonly Part[], optional: boolean, names: NamePlan): MessageMember[] {
  const members = new Map<string, MessageMember>();
  for (const part of parts) {
    if (!members.has(part.name)) members.set(part.name, partMember(part, optional, names));
  }
  return [...members.values()];
}

function partMember(part: Part, optional: boolean, names: NamePlan): MessageMember {
  const use = part.element ? elementUse(part.element, names) : typeUse(part.type, names);
  return {
    property: part.name,
    optional,
    uses: [use],
    documentation: part.documentation ?? part.element?.documentation,
  };
}

function elementUse({ type, nillable }: ElementDeclaration, names: NamePlan): TypeUse {
  return { type: typeRef(type, names), nillable };
}

function typeUse(type: TypeDefinition | undefined, names: NamePlan): TypeUse {
  return { type: type === undefined ? 'xs:anyType' : typeRef(type, names), nillable: false };
}
