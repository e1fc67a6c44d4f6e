/** Operations as a SOAP port carries them (WSDL 1.1, section 3): parts in the body, wrapper, headers. */
import type { BindingMessageNode, OperationMessageNode } from '../wsdl/ast.js';
import type { SoapHeaderNode } from '../wsdl/soap-extension.js';
import type { BoundOperation } from './bound-operations.js';
import type { HeaderBinding, MessageShape, Part, SoapMessageBinding, SoapOperationBinding } from './model.js';
import { shapeOf, type MessageResolver, type ResolvedMessage } from './resolve-messages.js';

/** An operation as one SOAP port has it, with the objects its method would take and return. */
export interface SoapOperation {
  readonly binding: SoapOperationBinding;
  readonly request: MessageShape;
  readonly response?: MessageShape;
}

/** Translates one operation of a SOAP port. */
export function resolveSoapOperation(bound: BoundOperation, messages: MessageResolver): SoapOperation {
  const { carried, operation, port } = bound;
  const protocolStyle = bound.binding.protocol?.kind === 'soapBinding' ? bound.binding.protocol.style : undefined;
  const style = carried.soap?.style ?? protocolStyle ?? 'document';
  const input = resolveSoapMessage(bound, operation.input, carried.input, style, 'input', messages);
  const oneWay = operation.style === 'one-way';
  const output = oneWay
    ? undefined
    : resolveSoapMessage(bound, operation.output, carried.output, style, 'output', messages);
  return {
    binding: {
      kind: 'soap',
      port,
      ...(carried.soap?.soapAction !== undefined && { soapAction: carried.soap.soapAction }),
      style,
      input: input.binding,
      ...(output && { output: output.binding }),
      origin: carried.origin,
    },
    request: input.shape,
    ...(output && { response: output.shape }),
  };
}

function resolveSoapMessage(
  bound: BoundOperation,
  abstract: OperationMessageNode | undefined,
  carried: BindingMessageNode | undefined,
  style: 'document' | 'rpc',
  direction: 'input' | 'output',
  messages: MessageResolver,
): { binding: SoapMessageBinding; shape: MessageShape } {
  const { operation, portType } = bound;
  const message = messages.messageIn(abstract, operation, portType.targetNamespace);
  const headers = (carried?.content.headers ?? []).map((header) => resolveHeader(header, message, bound, messages));
  const resolvedHeaders = headers.filter((header) => header !== undefined);
  const parts = message ? bodyParts(message, resolvedHeaders, carried, bound, messages) : [];
  const body = carried?.content.body;
  if (!body && parts.length > 0) {
    const { origin } = carried ?? bound.carried;
    messages.report('body-without-parts', origin, { operation: operation.name, element: direction });
  }
  const localName = direction === 'input' ? operation.name : `${operation.name}Response`;
  const wrapper = { namespace: body?.namespace ?? '', localName };
  return {
    binding: { use: body?.use ?? 'literal', parts, ...(style === 'rpc' && { wrapper }), headers: resolvedHeaders },
    shape: shapeOf(parts, style, message, abstract?.origin ?? operation.origin),
  };
}

/** The parts that `soap:body` lists; else all but those that a header or an attachment takes. */
function bodyParts(
  message: ResolvedMessage,
  headers: readonly HeaderBinding[],
  carried: BindingMessageNode | undefined,
  bound: BoundOperation,
  messages: MessageResolver,
): readonly Part[] {
  const attached = attachedParts(message, carried, bound, messages);
  const taken = new Set(headers.map(({ part }) => part));
  const rest = message.parts.filter((part) => !taken.has(part) && !attached.has(part));
  const body = carried?.content.body;
  if (!body?.parts) return rest;
  const named = body.parts.map((name) => messages.bodyPartNamed(name, message, body.origin));
  const found = named.filter((part) => part !== undefined);
  return found.length === 0 && named.length > 0 ? rest : found;
}

/** WSDL 1.1, section 5.5: parts of a multipart message beside the SOAP part. */
function attachedParts(
  message: ResolvedMessage,
  carried: BindingMessageNode | undefined,
  bound: BoundOperation,
  { report }: MessageResolver,
): ReadonlySet<Part> {
  const names = new Set(carried?.content.attachments.map(({ part }) => part));
  const parts = message.parts.filter(({ name }) => names.has(name));
  const origin = carried?.content.attachments[0]?.origin ?? bound.carried.origin;
  for (const { name } of parts) report('attachment-left-out', origin, { part: name, operation: bound.operation.name });
  return new Set(parts);
}

/** WSDL 1.1, section 3.7: a header is one part of any message, by default of the one it is sent with. */
function resolveHeader(
  node: SoapHeaderNode,
  own: ResolvedMessage | undefined,
  bound: BoundOperation,
  messages: MessageResolver,
): HeaderBinding | undefined {
  const message = node.message ? messages.headerMessage(node.message, bound) : own;
  const part = message && messages.partNamed(node.part, message, node.partOrigin);
  if (!message || !part) return undefined;
  const faults = node.faults.map((fault) => resolveHeader(fault, own, bound, messages));
  return {
    message: message.name,
    part,
    use: node.use,
    faults: faults.filter((fault) => fault !== undefined),
    origin: node.origin,
  };
}
