/**
 * Operations of all ports of a service -> one list. The four forms of an operation become one here and nowhere else:
 * by name (overloads also by input name), if they take and return the same objects. What cannot be joined stays an
 * operation of its own.
 */
import type { BoundOperation } from './bound-operations.js';
import {
  carriesRequest,
  joinHttpOperation,
  ownShapes,
  resolveHttpOperation,
  type HttpOperation,
  type Shapes,
} from './http-operations.js';
import type { FaultModel, Operation, OperationBinding } from './model.js';
import { sameShape, type MessageResolver } from './resolve-messages.js';
import { documentationOf } from './schema-resolver.js';
import { resolveSoapOperation } from './soap-operations.js';

/** An operation to which ports are still being added. */
interface Draft extends Shapes {
  readonly first: BoundOperation;
  readonly bindings: { readonly place: number; readonly binding: OperationBinding }[];
  readonly bound: BoundOperation[];
}

/** `bound`: all operations of all ports, in port order. The result is in the order in which the ports have them. */
export function joinOperations(bound: readonly BoundOperation[], messages: MessageResolver): readonly Operation[] {
  const drafts = new DraftList(messages);
  const places = bound.map((operation, place) => ({ operation, place }));
  const isSoap = ({ operation }: { operation: BoundOperation }) => operation.port.protocol.startsWith('soap');
  // SOAP first: its request element says what the parts of the HTTP forms mean, whichever port comes first.
  for (const { operation, place } of places.filter(isSoap)) drafts.addSoap(operation, place);
  for (const { operation, place } of places.filter((one) => !isSoap(one))) drafts.addHttp(operation, place);
  return drafts.finish();
}

class DraftList {
  private readonly drafts: Draft[] = [];
  private readonly byName = new Map<string, Draft[]>();

  constructor(private readonly messages: MessageResolver) {}

  addSoap(bound: BoundOperation, place: number): void {
    const { binding, ...shapes } = resolveSoapOperation(bound, this.messages);
    const draft = this.candidates(bound).find((one) => sameShapes(one, shapes)) ?? this.start(bound, shapes);
    this.add(draft, bound, binding, place);
  }

  addHttp(bound: BoundOperation, place: number): void {
    const http = resolveHttpOperation(bound, this.messages);
    if (!http || this.joinHttp(http, place)) return;
    const shapes = ownShapes(http, this.messages);
    const binding = shapes && joinHttpOperation(http, shapes);
    if (binding) this.add(this.start(bound, shapes), bound, binding, place);
  }

  private joinHttp(http: HttpOperation, place: number): boolean {
    for (const draft of this.candidates(http.bound)) {
      const binding = joinHttpOperation(http, draft);
      if (!binding) continue;
      if (carriesRequest(http, binding, this.messages)) this.add(draft, http.bound, binding, place);
      return true;
    }
    return false;
  }

  /** Operations of the name that this port does not have yet; of overloads, those with the same input name. */
  private candidates({ operation, inputName, overloaded, port }: BoundOperation): Draft[] {
    const sameName = this.byName.get(operation.name) ?? [];
    return sameName.filter(({ first, bound }) => {
      const alike = first.inputName === inputName || !(overloaded || first.overloaded);
      return alike && !bound.some((other) => other.port === port);
    });
  }

  private start(first: BoundOperation, { request, response }: Shapes): Draft {
    const draft: Draft = { first, request, ...(response && { response }), bindings: [], bound: [] };
    this.drafts.push(draft);
    const sameName = this.byName.get(first.operation.name) ?? [];
    this.byName.set(first.operation.name, [...sameName, draft]);
    return draft;
  }

  private add(draft: Draft, bound: BoundOperation, binding: OperationBinding, place: number): void {
    draft.bindings.push({ place, binding });
    draft.bound.push(bound);
  }

  finish(): readonly Operation[] {
    for (const { bindings } of this.drafts) bindings.sort((left, right) => left.place - right.place);
    const place = ({ bindings }: Draft) => bindings[0]?.place ?? 0;
    return this.drafts.sort((left, right) => place(left) - place(right)).map((draft) => this.finishOne(draft));
  }

  private finishOne({ first, request, response, bindings, bound }: Draft): Operation {
    const documented =
      bound.find(({ operation }) => operation.documentation !== undefined)?.operation ?? first.operation;
    return {
      kind: 'operation',
      name: first.operation.name,
      inputName: first.inputName,
      ...documentationOf(documented),
      request,
      ...(response && { response }),
      faults: this.faultsOf(bound),
      bindings: bindings.map(({ binding }) => binding),
      origin: first.operation.origin,
    };
  }

  private faultsOf(bound: readonly BoundOperation[]): readonly FaultModel[] {
    const faults = new Map<string, FaultModel>();
    for (const operation of new Set(bound.map((one) => one.operation))) {
      const { portType } = bound.find((one) => one.operation === operation) ?? {};
      for (const node of operation.faults) {
        const fault = this.messages.resolveFault(node, operation, portType?.targetNamespace ?? '');
        if (fault && !faults.has(fault.name)) faults.set(fault.name, fault);
      }
    }
    return [...faults.values()];
  }
}

function sameShapes(left: Shapes, right: Shapes): boolean {
  return sameShape(left.request, right.request) && sameShape(left.response, right.response);
}
