/** Messages and their parts (WSDL 1.1, section 2.3): looked up, typed, and given the shape a service method sees. */
import type { Position } from '../diagnostics/diagnostic.js';
import { nearestName } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { QName } from '../source/qname.js';
import type { Reference } from '../source/read.js';
import type { MessageNode, OperationMessageNode, OperationNode, PartNode } from '../wsdl/ast.js';
import type { BoundOperation } from './bound-operations.js';
import type { FaultModel, MessageShape, Part } from './model.js';
import { documentationOf, type SchemaResolver } from './schema-resolver.js';
import type { Placed, WsdlSymbols } from './symbols.js';
import { builtIn } from './well-known.js';

/** A message with its parts resolved. */
export interface ResolvedMessage {
  readonly name: QName;
  readonly parts: readonly Part[];
}

export class MessageResolver {
  private readonly messages = new Map<MessageNode, ResolvedMessage>();
  /** A port named a binding or portType that is not there. */
  portsUnresolved = false;

  constructor(
    readonly symbols: WsdlSymbols,
    private readonly schema: SchemaResolver,
    readonly report: Report,
  ) {}

  /** The message a name means; `undefined` and a report when there is none. */
  messageNamed(reference: Reference, by: string, targetNamespace: string): ResolvedMessage | undefined {
    const { messages } = this.symbols;
    const node = messages.find(reference, targetNamespace);
    if (node) return this.messageOf(node);
    this.report('unresolved-message', reference.origin, {
      name: reference.written,
      by,
      near: messages.near(reference),
    });
    return undefined;
  }

  /** The message of an operation's input, output or fault; none when the document does not name one. */
  messageIn(
    node: OperationMessageNode | undefined,
    operation: OperationNode,
    targetNamespace: string,
  ): ResolvedMessage | undefined {
    return node?.message && this.messageNamed(node.message, `operation "${operation.name}"`, targetNamespace);
  }

  private messageOf(node: Placed<MessageNode>): ResolvedMessage {
    const known = this.messages.get(node);
    if (known) return known;
    const name = { namespace: node.targetNamespace, localName: node.name };
    const message = { name, parts: node.parts.map((part) => this.resolvePart(part, node)) };
    this.messages.set(node, message);
    return message;
  }

  private resolvePart(node: PartNode, message: Placed<MessageNode>): Part {
    const by = { label: `part "${node.name}" of message "${message.name}"`, targetNamespace: message.targetNamespace };
    const common = { kind: 'part', name: node.name, ...documentationOf(node), origin: node.origin } as const;
    const element = node.element && this.schema.elementNamed(node.element, by);
    if (element) return { ...common, element };
    return { ...common, type: node.type ? this.schema.typeNamed(node.type, by) : builtIn('anyType') };
  }

  /** The message of a header; without it the operation is still whole. */
  headerMessage(reference: Reference, { operation, binding }: BoundOperation): ResolvedMessage | undefined {
    const { messages } = this.symbols;
    const node = messages.find(reference, binding.targetNamespace);
    if (node) return this.messageOf(node);
    const values = { message: reference.written, operation: operation.name, near: messages.near(reference) };
    this.report('header-left-out', reference.origin, values);
    return undefined;
  }

  /** The part of that name; `undefined` and a report when the message has none. */
  partNamed(name: string, message: ResolvedMessage, origin: Position): Part | undefined {
    return this.findPart(name, message, origin, 'unresolved-part');
  }

  /** Likewise, of a part that the body lists. */
  bodyPartNamed(name: string, message: ResolvedMessage, origin: Position): Part | undefined {
    return this.findPart(name, message, origin, 'unresolved-body-part');
  }

  private findPart(
    name: string,
    message: ResolvedMessage,
    origin: Position,
    code: 'unresolved-part' | 'unresolved-body-part',
  ): Part | undefined {
    const part = message.parts.find((candidate) => candidate.name === name);
    if (part) return part;
    const names = message.parts.map((candidate) => candidate.name);
    this.report(code, origin, { part: name, message: message.name.localName, near: nearestName(name, names) });
    return undefined;
  }

  /** WSDL 1.1, section 2.4.2: a fault has a name and a message, by convention of one part. */
  resolveFault(node: OperationMessageNode, operation: OperationNode, targetNamespace: string): FaultModel | undefined {
    const message = this.messageIn(node, operation, targetNamespace);
    if (!message) return undefined;
    const [part] = message.parts;
    return {
      kind: 'fault',
      name: node.name ?? message.name.localName,
      ...documentationOf(node),
      message: message.name,
      ...(part && { partName: part.name }),
      ...(part?.element && { element: part.element }),
      ...(part?.type && { type: part.type }),
      origin: node.origin,
    };
  }
}

/** The shape of a message whose body has these parts. In rpc style the object always has a property per part. */
export function shapeOf(
  parts: readonly Part[],
  style: 'document' | 'rpc',
  message: ResolvedMessage | undefined,
  origin: Position,
): MessageShape {
  const [part] = parts;
  if (!message) return { kind: 'empty', origin };
  if (!part) return { kind: 'empty', message: message.name, origin };
  const common = { message: message.name, origin };
  if (style === 'rpc' || parts.length > 1) return { kind: 'parts', parts, ...common };
  if (part.element) return { kind: 'element', element: part.element, ...common };
  return { kind: 'type', type: part.type ?? builtIn('anyType'), ...common };
}

/** The same object for a service method. */
export function sameShape(left: MessageShape | undefined, right: MessageShape | undefined): boolean {
  if (!left || !right) return left === right;
  if (left.kind === 'element') return right.kind === 'element' && left.element === right.element;
  if (left.kind === 'type') return right.kind === 'type' && left.type === right.type;
  if (left.kind === 'empty') return right.kind === 'empty';
  return right.kind === 'parts' && sameParts(left.parts, right.parts);
}

function sameParts(left: readonly Part[], right: readonly Part[]): boolean {
  if (left.length !== right.length) return false;
  return left.every((part, index) => {
    const other = right[index];
    return part.name === other?.name && part.element === other.element && part.type === other.type;
  });
}
