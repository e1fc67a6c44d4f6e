/** Which operation of a portType each operation of a binding is about (WSDL 1.1, sections 2.4.5 and 2.5). */
import { nearestName } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { BindingNode, BindingOperationNode, OperationNode, PortTypeNode } from '../wsdl/ast.js';
import type { Port } from './model.js';
import type { Placed } from './symbols.js';

/** A port with what it offers, looked up and not yet translated. */
export interface BoundPort {
  readonly port: Port;
  readonly binding: Placed<BindingNode>;
  readonly portType: Placed<PortTypeNode>;
}

export interface BoundOperation extends BoundPort {
  readonly operation: OperationNode;
  readonly carried: BindingOperationNode;
  /** Given, or by the defaults of section 2.4.5. */
  readonly inputName: string;
  /** The portType has other operations of the same name. */
  readonly overloaded: boolean;
}

/** The operations of a port in the order of its binding. Those that do not begin with a request are reported and left out. */
export function boundOperations(bound: BoundPort, report: Report): BoundOperation[] {
  const taken = new Set<OperationNode>();
  const overloads = overloadsByName(bound.portType.operations);
  return bound.binding.operations.flatMap((carried): BoundOperation[] => {
    const candidates = overloads.get(carried.name) ?? [];
    const operation = chooseOverload(candidates, carried, taken);
    if (!operation) {
      reportUnresolved(carried, bound.portType, report);
      return [];
    }
    if (taken.has(operation)) {
      report('operation-bound-twice', carried.origin, { operation: carried.name, binding: bound.binding.name });
      return [];
    }
    taken.add(operation);
    if (operation.style === 'solicit-response' || operation.style === 'notification') {
      report('unsupported-operation', operation.origin, { operation: operation.name, style: operation.style });
      return [];
    }
    return [{ ...bound, operation, carried, inputName: inputNameOf(operation), overloaded: candidates.length > 1 }];
  });
}

/** An operation that a portType has again, with the same messages and names, is the same operation. */
function overloadsByName(operations: readonly OperationNode[]): ReadonlyMap<string, readonly OperationNode[]> {
  const byName = new Map<string, OperationNode[]>();
  const seen = new Set<string>();
  for (const operation of operations) {
    const key = signatureOf(operation);
    if (seen.has(key)) continue;
    seen.add(key);
    const sameName = byName.get(operation.name);
    if (sameName) sameName.push(operation);
    else byName.set(operation.name, [operation]);
  }
  return byName;
}

function signatureOf({ name, style, input, output, faults }: OperationNode): string {
  const messages = [input, output, ...faults].map((node) => [node?.name, node?.message?.name]);
  return JSON.stringify([name, style, messages]);
}

/** Overloads are told apart by the names of input and output, else by their order. */
function chooseOverload(
  candidates: readonly OperationNode[],
  carried: BindingOperationNode,
  taken: ReadonlySet<OperationNode>,
): OperationNode | undefined {
  if (candidates.length < 2) return candidates[0];
  const free = candidates.filter((candidate) => !taken.has(candidate));
  const input = carried.input?.name;
  const output = carried.output?.name;
  return (
    free.find(
      (one) =>
        input !== undefined && input === inputNameOf(one) && (output === undefined || output === outputNameOf(one)),
    ) ??
    free.find((one) => input !== undefined && input === inputNameOf(one)) ??
    free[0] ??
    candidates[0]
  );
}

function inputNameOf(operation: OperationNode): string {
  return operation.input?.name ?? (operation.style === 'one-way' ? operation.name : `${operation.name}Request`);
}

function outputNameOf(operation: OperationNode): string {
  return operation.output?.name ?? `${operation.name}Response`;
}

function reportUnresolved(carried: BindingOperationNode, portType: PortTypeNode, report: Report): void {
  const names = portType.operations.map(({ name }) => name);
  const near = nearestName(carried.name, names);
  report('unresolved-operation', carried.origin, { operation: carried.name, portType: portType.name, near });
}
