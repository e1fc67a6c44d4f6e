/**
 * Goes through services, ports, operations and their bindings, both contracts side by side, shows each pair to the rules,
 * and hands what stands in the messages to the schema walk.
 */
import type {
  ContractModel,
  FaultModel,
  HeaderBinding,
  HttpOperationBinding,
  HttpOutput,
  Operation,
  OperationBinding,
  Part,
  Port,
  ServiceModel,
  SoapMessageBinding,
  SoapOperationBinding,
} from '../model/model.js';
import type { Judge } from './compare.js';
import { matchByKey, matchLeftOver, type Matching } from './match.js';
import { parameterType } from './parameters.js';
import { mapNamespaces, translatedKey, type NamespaceMap } from './namespaces.js';
import type { Pair } from './pairs.js';
import { directedPair, type Direction, type Place } from './side.js';
import { SchemaWalk } from './walk-schema.js';
import { valueBreaks } from './values/difference.js';
import { valueSpace } from './values/space.js';

export class ServiceWalk {
  readonly #judge: Judge;
  readonly #namespaces: NamespaceMap;
  readonly #schema: SchemaWalk;

  constructor(namespaces: NamespaceMap, judge: Judge) {
    this.#judge = judge;
    this.#namespaces = namespaces;
    this.#schema = new SchemaWalk(namespaces, judge);
  }

  /** Shows everything in both contracts to the rules. */
  static walk(old: ContractModel, replacement: ContractModel, judge: Judge): void {
    const namespaces = mapNamespaces(old, replacement);
    const walk = new ServiceWalk(namespaces, judge);
    const services = matchServices(old, replacement);
    judge('contract', { old, new: replacement, services, namespaces });
    for (const both of services.both) walk.#service(both, { old, new: replacement });
  }

  #service(pair: Pair<ServiceModel>, contract: Pair<ContractModel>): void {
    const namespaces = this.#namespaces;
    const ports = matchPorts(pair);
    const operations = matchOperations(mergeForms(pair.old.operations), mergeForms(pair.new.operations), namespaces);
    this.#judge('service', { ...pair, contract, namespaces, ports, operations });
    for (const both of ports.both) this.#judge('port', both);
    for (const both of operations.both) this.#operation(both, ports);
  }

  #operation(operation: Pair<Operation>, ports: Matching<Port>): void {
    const namespaces = this.#namespaces;
    const offeredBy = matchOffers(operation, ports);
    const faults = matchFaults(operation, namespaces);
    this.#judge('operation', { ...operation, namespaces, offeredBy, faults });
    for (const both of faults.both) this.#fault(operation, both);
    for (const port of offeredBy.both) {
      const [old, replacement] = [bindingOf(operation.old, port.old), bindingOf(operation.new, port.new)];
      if (old?.kind === 'soap' && replacement?.kind === 'soap') this.#soap(operation, { old, new: replacement });
      if (old?.kind === 'http' && replacement?.kind === 'http') this.#http(operation, { old, new: replacement });
    }
  }

  #fault(operation: Pair<Operation>, fault: Pair<FaultModel>): void {
    this.#judge('fault', { ...fault, operation });
    const { old, new: replacement } = fault;
    const place = placeOf(operation, 'response', 'soap', { kind: 'fault', name: replacement.name });
    if (old.element && replacement.element) this.#schema.element(place, old.element, replacement.element);
    else if (old.type && replacement.type) this.#schema.type(place, old.type, replacement.type, fault);
  }

  #soap(operation: Pair<Operation>, binding: Pair<SoapOperationBinding>): void {
    this.#judge('soapBinding', { ...binding, operation, namespaces: this.#namespaces });
    this.#message(operation, binding, 'request', binding.old.input, binding.new.input);
    if (binding.old.output && binding.new.output) {
      this.#message(operation, binding, 'response', binding.old.output, binding.new.output);
    }
  }

  #message(
    operation: Pair<Operation>,
    binding: Pair<SoapOperationBinding>,
    direction: Direction,
    old: SoapMessageBinding,
    replacement: SoapMessageBinding,
  ): void {
    const place = placeOf(operation, direction, 'soap');
    const style = binding.new.style;
    const parts =
      style === 'rpc' ? matchByName(old.parts, replacement.parts) : matchByPlace(old.parts, replacement.parts);
    const headers = this.#matchHeaders(old, replacement);
    const pair = directedPair(place, old, replacement);
    this.#judge('soapMessage', { ...pair, style, parts, headers, binding, namespaces: this.#namespaces });
    const encoded = replacement.use === 'encoded';
    for (const both of parts.both) this.#part(place, both, encoded);
    for (const both of headers.both) {
      const part = { kind: 'header', name: both.new.part.name } as const;
      this.#part({ ...place, part }, { old: both.old.part, new: both.new.part }, false);
    }
  }

  #part(place: Place, part: Pair<Part>, encoded: boolean): void {
    const { old, new: replacement } = part;
    if (old.element && replacement.element) this.#schema.element(place, old.element, replacement.element);
    else if (old.type && replacement.type) {
      const here = { ...place, path: [place.direction === 'request' ? 'body' : 'result', replacement.name] };
      this.#schema.type(here, old.type, replacement.type, part, encoded);
    }
  }

  #matchHeaders(old: SoapMessageBinding, replacement: SoapMessageBinding): Matching<HeaderBinding> {
    const key = (translate: boolean) => (header: HeaderBinding) => {
      const name = header.part.element?.name;
      if (name === undefined) return header.part.name;
      return translate ? translatedKey(this.#namespaces, name) : `{${name.namespace}}${name.localName}`;
    };
    return matchByKey(old.headers, replacement.headers, key(true), key(false));
  }

  #http(operation: Pair<Operation>, binding: Pair<HttpOperationBinding>): void {
    const parameters = matchByKey(
      binding.old.parameters,
      binding.new.parameters,
      ({ part }) => part.name,
      ({ part }) => part.name,
    );
    this.#judge('httpBinding', { ...binding, operation, namespaces: this.#namespaces, parameters });
    const request = placeOf(operation, 'request', 'http');
    for (const both of parameters.both) {
      const [old, replacement] = [parameterType(both.old), parameterType(both.new)];
      if (old === undefined || replacement === undefined) continue;
      const spaces = { old: valueSpace(old), new: valueSpace(replacement) };
      const here = { ...request, path: ['form', both.new.part.name] };
      this.#judge('parameter', {
        ...directedPair(here, both.old, both.new),
        spaces,
        breaks: valueBreaks(spaces.old, spaces.new),
      });
    }
    if (binding.old.output && binding.new.output) this.#httpOutput(operation, binding.old.output, binding.new.output);
  }

  #httpOutput(operation: Pair<Operation>, old: HttpOutput, replacement: HttpOutput): void {
    if (old.content.kind !== replacement.content.kind) return;
    this.#part(placeOf(operation, 'response', 'http'), { old: old.part, new: replacement.part }, false);
  }
}

function placeOf(
  operation: Pair<Operation>,
  direction: Direction,
  wire: Place['wire'],
  part?: NonNullable<Place['part']>,
): Place {
  return { direction, operation: operation.new, wire, ...(part && { part }), path: [] };
}

function bindingOf(operation: Operation, port: Port) {
  return operation.bindings.find((binding) => binding.port === port);
}

/** By local name; a service that is left over on both sides was renamed when it shares most of its operations. */
function matchServices(old: ContractModel, replacement: ContractModel): Matching<ServiceModel> {
  const name = ({ name: { localName } }: ServiceModel) => localName;
  return matchLeftOver(matchByKey(old.services, replacement.services, name, name), (left, right) => {
    const names = new Set(right.operations.map((operation) => operation.name));
    const shared = left.operations.filter((operation) => names.has(operation.name)).length;
    const onlyOnes = old.services.length === 1 && replacement.services.length === 1;
    return onlyOnes || shared * 2 > left.operations.length;
  });
}

/** By name and protocol; a port of the same protocol and portType that is left over was renamed. */
function matchPorts({ old, new: replacement }: Pair<ServiceModel>): Matching<Port> {
  const key = ({ name, protocol }: Port) => `${protocol} ${name}`;
  const named = matchByKey(old.ports, replacement.ports, key, key);
  return matchLeftOver(named, (left, right) => left.protocol === right.protocol);
}

/**
 * Forms of one name over different ports as one operation, also where their objects differ too much to be joined in the
 * model: whether they are joined may change from version to version, and hurts nobody.
 */
function mergeForms(operations: readonly Operation[]): readonly Operation[] {
  const merged: Operation[] = [];
  for (const operation of operations) {
    const ports = new Set(operation.bindings.map(({ port }) => port));
    const index = merged.findIndex(
      ({ name, bindings }) => name === operation.name && !bindings.some(({ port }) => ports.has(port)),
    );
    const twin = merged[index];
    if (twin === undefined) merged.push(operation);
    else merged[index] = { ...twin, bindings: [...twin.bindings, ...operation.bindings] };
  }
  return merged;
}

/** By name and input name; then by name alone; then those that take the same message under another name. */
function matchOperations(
  old: readonly Operation[],
  replacement: readonly Operation[],
  namespaces: NamespaceMap,
): Matching<Operation> {
  const key = ({ name, inputName }: Operation) => `${name} ${inputName}`;
  const exact = matchByKey(old, replacement, key, key);
  const named = matchLeftOver(exact, (left, right) => left.name === right.name);
  return matchLeftOver(named, (left, right) => takesSameElement(left, right, namespaces) || isCalledAlike(left, right));
}

/** At the same path of a form, or with the same SOAPAction. */
function isCalledAlike(left: Operation, right: Operation): boolean {
  const calls = new Set(left.bindings.flatMap(callOf));
  return right.bindings.flatMap(callOf).some((call) => calls.has(call));
}

function callOf(binding: OperationBinding): string[] {
  if (binding.kind === 'http') return [`${binding.port.protocol} ${binding.location}`];
  return binding.soapAction ? [`action ${binding.soapAction}`] : [];
}

function takesSameElement(left: Operation, right: Operation, namespaces: NamespaceMap): boolean {
  if (left.request.kind !== 'element' || right.request.kind !== 'element') return false;
  const { namespace, localName } = right.request.element.name;
  return translatedKey(namespaces, left.request.element.name) === `{${namespace}}${localName}`;
}

/** The ports that offer the operation; those whose port is gone altogether are reported as ports. */
function matchOffers(operation: Pair<Operation>, ports: Matching<Port>): Matching<Port> {
  const oldOffers = new Set(operation.old.bindings.map(({ port }) => port));
  const newOffers = new Set(operation.new.bindings.map(({ port }) => port));
  const offered = ports.both.filter((port) => oldOffers.has(port.old) || newOffers.has(port.new));
  return {
    both: offered.filter((port) => oldOffers.has(port.old) && newOffers.has(port.new)),
    removed: offered.filter((port) => !newOffers.has(port.new)).map((port) => port.old),
    added: offered.filter((port) => !oldOffers.has(port.old)).map((port) => port.new),
  };
}

/** By name; a fault left over that carries the same element was renamed. */
function matchFaults({ old, new: replacement }: Pair<Operation>, namespaces: NamespaceMap): Matching<FaultModel> {
  const name = (fault: FaultModel) => fault.name;
  return matchLeftOver(matchByKey(old.faults, replacement.faults, name, name), (left, right) => {
    if (left.element === undefined || right.element === undefined) return false;
    const { namespace, localName } = right.element.name;
    return translatedKey(namespaces, left.element.name) === `{${namespace}}${localName}`;
  });
}

function matchByName(old: readonly Part[], replacement: readonly Part[]): Matching<Part> {
  const name = (part: Part) => part.name;
  return matchByKey(old, replacement, name, name);
}

function matchByPlace(old: readonly Part[], replacement: readonly Part[]): Matching<Part> {
  const shared = Math.min(old.length, replacement.length);
  return {
    both: replacement.slice(0, shared).flatMap((part, index) => {
      const before = old[index];
      return before ? [{ old: before, new: part }] : [];
    }),
    removed: old.slice(shared),
    added: replacement.slice(shared),
  };
}
