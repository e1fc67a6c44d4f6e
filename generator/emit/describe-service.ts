/**
 * A service as the runtime will know it: model and names in, `ServiceDescriptor` out, as data that emitters print. The
 * comments say in the contract's words what the descriptor leaves out.
 */
import type {
  OperationDescriptor,
  PortDescriptor,
  SchemaDescriptor,
  ServiceDescriptor,
} from '../../runtime/descriptor.js';
import { invariant } from '../diagnostics/invariant.js';
import type { Operation, OperationBinding, Port, ServiceModel } from '../model/model.js';
import type { NamePlan, OperationNames } from '../names/plan.js';
import type { Annotate, Comment, Comments } from './comments.js';
import { describeHttpOperation } from './describe-http.js';
import { describeSchema } from './describe-schema.js';
import { describeFault, describeSoapOperation, typedElements } from './describe-soap.js';

export interface DescribedService {
  readonly descriptor: ServiceDescriptor;
  readonly comments: Comments;
}

export function describeService(service: ServiceModel, names: NamePlan): DescribedService {
  const comments = new Map<object, Comment>();
  const annotate: Annotate = (node, comment) => {
    comments.set(node, comment);
    return node;
  };
  const schema = describeSchema(names, annotate);
  const descriptor: ServiceDescriptor = {
    name: service.name.localName,
    namespace: service.name.namespace,
    ...documentationOf(service),
    ports: service.ports.map((port) => describePort(port, service, names, schema)),
    operations: service.operations.map((operation) => describeOperation(operation, names)),
    schema: { ...schema, elements: { ...schema.elements, ...typedElements(service, names) } },
  };
  return { descriptor, comments };
}

function describePort(port: Port, service: ServiceModel, names: NamePlan, schema: SchemaDescriptor): PortDescriptor {
  const { protocol, name, address } = port;
  const own = { name, ...(address !== undefined && { address }) };
  const offered = service.operations.flatMap((operation) =>
    operation.bindings.filter((binding) => binding.port === port).map((binding) => ({ operation, binding })),
  );
  const operations = <Described>(
    describe: (operation: Operation, binding: OperationBinding) => Described | undefined,
  ): Record<string, Described> =>
    Object.fromEntries(
      offered.flatMap(({ operation, binding }) => {
        const described = describe(operation, binding);
        return described === undefined ? [] : [[operationNames(operation, names).method, described] as const];
      }),
    );
  if (protocol === 'http-get' || protocol === 'http-post') {
    return {
      protocol,
      ...own,
      operations: operations((operation, binding) =>
        binding.kind === 'http' ? describeHttpOperation(operation, binding, names, schema) : undefined,
      ),
    };
  }
  return {
    protocol,
    ...own,
    operations: operations((operation, binding) =>
      binding.kind === 'soap' ? describeSoapOperation(operation, binding, names) : undefined,
    ),
  };
}

function describeOperation(operation: Operation, names: NamePlan): OperationDescriptor {
  const faults = operation.faults.map((fault) => describeFault(fault, names));
  return {
    name: operationNames(operation, names).method,
    ...documentationOf(operation),
    ...(operation.response === undefined && { oneWay: true as const }),
    ...(faults.length > 0 && { faults }),
  };
}

/** The names of an operation of this plan. */
export function operationNames(operation: Operation, names: NamePlan): OperationNames {
  const planned = names.operations.get(operation);
  invariant(planned, `operation ${operation.name} is planned`);
  return planned;
}

function documentationOf({ documentation }: { readonly documentation?: string }): { readonly documentation?: string } {
  const tidy = documentation?.replace(/\s+/g, ' ').trim();
  return tidy ? { documentation: tidy } : {};
}
