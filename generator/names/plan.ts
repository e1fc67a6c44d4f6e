/**
 * Decides every identifier of a service's generated files once, before any text exists. Types keep their XML names
 * wherever those are free; who comes first in the contract keeps the plain name, whoever else is reached, so that adding
 * an operation renames nothing.
 */
import type {
  ComplexType,
  ElementDeclaration,
  Operation,
  Port,
  SchemaModel,
  ServiceModel,
  TypeDefinition,
} from '../model/model.js';
import { NameScope, className, declarationName, folderName, functionName, methodName } from './identifiers.js';
import { isSubstitutable, reachComponents } from './reach.js';
import type { DeclaredType, Reach } from './reach.js';

/** The names of one service. Maps are in contract order and hold what the service reaches. */
export interface NamePlan {
  /** Of its folder under the output folder. */
  readonly folder: string;
  /** The interface an implementation fills, and the function that takes one. */
  readonly service: string;
  readonly factory: string;
  readonly soapServices: string;
  /** The function that makes a fault the contract declares, and the interface of their details. */
  readonly fault: string;
  readonly faults: string;
  /** The interface of its client stubs, and the class of each port's. */
  readonly client: string;
  readonly clients: ReadonlyMap<Port, string>;
  readonly types: ReadonlyMap<DeclaredType, string>;
  /** By the name of a type that others are derived from: the union of all that may stand where it is asked for. */
  readonly unions: ReadonlyMap<string, string>;
  /** Keys of the elements that stand at the root of a body, header or detail. */
  readonly elements: ReadonlyMap<ElementDeclaration, string>;
  readonly operations: ReadonlyMap<Operation, OperationNames>;
}

export interface OperationNames {
  /** Of the service's and the client's method, and the descriptor's name for it. */
  readonly method: string;
  /** Of the message objects that are no schema type: those with a property per part. */
  readonly request: string;
  readonly response: string;
  /** Of the objects that hold the declared headers. */
  readonly requestHeaders: string;
  readonly responseHeaders: string;
}

/** `folders` has the folder names already given away in this run. */
export function planNames(service: ServiceModel, schema: SchemaModel, folders = new NameScope()): NamePlan {
  const reach = reachComponents(service, schema);
  const scope = new NameScope(['OneOf']);
  const types = planTypes(reach, schema, scope);
  const unions = planUnions(reach, types, scope);
  const operations = planOperations(service.operations, scope);
  const own = planService(service);
  return {
    folder: folders.allot(folderName(service.name.localName)),
    ...own,
    faults: scope.allot(own.faults),
    types,
    unions,
    elements: planElements(reach),
    operations,
  };
}

function planTypes(reach: Reach, schema: SchemaModel, scope: NameScope): Map<DeclaredType, string> {
  const allotted = new Map<TypeDefinition, string>();
  for (const type of schema.types) {
    if (type.kind !== 'builtIn') allotted.set(type, scope.allot(declarationName(type.name?.localName ?? 'Type')));
  }
  const ofElements = new Set(schema.elements.map((element) => element.type));
  for (const type of reach.types) {
    if (!allotted.has(type)) allotted.set(type, scope.allot(...anonymousNames(type, ofElements.has(type))));
  }
  return new Map(reach.types.map((type) => [type, allotted.get(type) ?? '']));
}

/** `Order_item` for the type of element `item` within `Order`; `LoginElement` where a named type of that name has come first. */
function anonymousNames(type: DeclaredType, ofElement: boolean): [string, ...string[]] {
  const path = type.owner?.path ?? (type.name === undefined ? ['Anonymous'] : [type.name.localName]);
  const name = declarationName(path.join('_'));
  return ofElement ? [name, `${name}Element`] : [name];
}

function planUnions(reach: Reach, types: ReadonlyMap<DeclaredType, string>, scope: NameScope): Map<string, string> {
  const unions = new Map<string, string>();
  for (const type of reach.types) {
    const name = types.get(type);
    if (type.kind !== 'complexType' || type.name === undefined || name === undefined) continue;
    if (hasConcreteDerivation(type)) unions.set(name, scope.allot(`Any${className(name)}`));
  }
  return unions;
}

function hasConcreteDerivation(type: ComplexType): boolean {
  return type.derived.some((derived) => !derived.abstract || hasConcreteDerivation(derived));
}

function planElements(reach: Reach): Map<ElementDeclaration, string> {
  const scope = new NameScope();
  return new Map(reach.roots.map((element) => [element, scope.allot(element.name.localName)]));
}

function planOperations(operations: readonly Operation[], scope: NameScope): Map<Operation, OperationNames> {
  const methods = new NameScope();
  const [seen, overloaded] = [new Set<string>(), new Set<string>()];
  for (const { name } of operations) (seen.has(name) ? overloaded : seen).add(name);
  return new Map(
    operations.map((operation) => {
      const method = methods.allot(...methodNames(operation, overloaded.has(operation.name)));
      const name = className(method);
      const part = (shape: Operation['response'], suffix: string): string =>
        shape && (shape.kind === 'parts' || isSubstitutable(shape, operation))
          ? scope.allot(`${name}${suffix}`)
          : `${name}${suffix}`;
      const headers = (direction: 'input' | 'output', suffix: string): string =>
        hasHeaders(operation, direction) ? scope.allot(`${name}${suffix}`) : `${name}${suffix}`;
      return [
        operation,
        {
          method,
          request: part(operation.request, 'Request'),
          response: part(operation.response, 'Response'),
          requestHeaders: headers('input', 'RequestHeaders'),
          responseHeaders: headers('output', 'ResponseHeaders'),
        },
      ];
    }),
  );
}

/** Overloads are told apart by the name of their input (WSDL 1.1, section 2.5), which is `AddRequest` unless it is given. */
function methodNames(operation: Operation, overloaded: boolean): [string, ...string[]] {
  const name = methodName(operation.name);
  if (!overloaded) return [name];
  return [methodName(operation.inputName.replace(/(?<=.)Request$/, '')), name];
}

export function hasHeaders(operation: Operation, direction: 'input' | 'output'): boolean {
  return operation.bindings.some((binding) => binding.kind === 'soap' && (binding[direction]?.headers.length ?? 0) > 0);
}

type ServiceNames = Pick<NamePlan, 'service' | 'factory' | 'soapServices' | 'fault' | 'faults' | 'client' | 'clients'>;

/** `Authentication` and `AuthenticationService` both give `AuthenticationService`: nothing is a service twice. */
function planService(service: ServiceModel): ServiceNames {
  const name = className(service.name.localName);
  const stem = /^.+Service$/.test(name) ? name.slice(0, -'Service'.length) : name;
  const client = `${name}Client`;
  const classes = new NameScope([client]);
  return {
    service: `${stem}Service`,
    factory: functionName(`${stem}Service`),
    soapServices: functionName(`${stem}SoapServices`),
    fault: functionName(`${stem}Fault`),
    faults: `${stem}Faults`,
    client,
    clients: new Map(service.ports.map((port) => [port, allotClient(port, classes)])),
  };
}

function allotClient(port: Port, classes: NameScope): string {
  const name = className(port.name);
  return classes.allot(`${name}Client`, `${name}PortClient`);
}
