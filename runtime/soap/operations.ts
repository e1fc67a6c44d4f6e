/** The operations of a SOAP version with their compiled messages, by everything a request may name them by. */
import type { BodyCodec, ServiceCodec } from '../codec/codec.js';
import type { SoapBodyDescriptor, SoapHeaderDescriptor, SoapOperationDescriptor } from '../descriptor.js';
import type { SoapVersion } from './version.js';

export interface SoapOperation {
  readonly name: string;
  /** The `soapAction`; `""` when the contract gives none. */
  readonly action: string;
  readonly input: BodyCodec;
  readonly inputHeaders: readonly SoapHeader[];
  /** Absent for one-way operations. */
  readonly output?: BodyCodec;
  readonly outputHeaders: readonly SoapHeader[];
}

export interface SoapHeader {
  readonly property: string;
  /** `headerKey` of its element. */
  readonly key: string;
  readonly codec: BodyCodec;
}

export interface SoapOperations {
  readonly version: SoapVersion;
  readonly byName: ReadonlyMap<string, SoapOperation>;
  /** By `soapAction`; those that no action or a shared one names are found by element only. */
  readonly byAction: ReadonlyMap<string, SoapOperation>;
  /** By `elementKey` of the first child of Body; `""` is an empty body. Operations that share it can be told apart by their action. */
  readonly byElement: ReadonlyMap<string, readonly SoapOperation[]>;
  /** Header entries that any operation declares, by `elementKey`. */
  readonly headers: ReadonlyMap<string, SoapHeader>;
}

/** An element's name and namespace as one string. */
export function elementKey(namespace: string, name: string): string {
  return `${namespace} ${name}`;
}

/** Of all ports of that version together. */
export function soapOperations(codec: ServiceCodec, version: SoapVersion): SoapOperations {
  const operations = codec.descriptor.ports.flatMap((port) =>
    port.protocol !== version.protocol
      ? []
      : Object.entries(port.operations).map(([name, operation]) => ({
          keys: bodyKeys(codec, operation.input.body),
          operation: compileOperation(codec, name, operation),
        })),
  );
  const list = operations.map(({ operation }) => operation);
  return {
    version,
    byName: firstOfEach(list.map((operation) => [operation.name, operation])),
    byAction: uniqueOnly(list.filter(({ action }) => action !== '').map((operation) => [operation.action, operation])),
    byElement: allOfEach(operations.flatMap(({ keys, operation }) => keys.map((key) => [key, operation] as const))),
    headers: firstOfEach(list.flatMap(({ inputHeaders }) => inputHeaders.map((header) => [header.key, header]))),
  };
}

function compileOperation(codec: ServiceCodec, name: string, operation: SoapOperationDescriptor): SoapOperation {
  return {
    name,
    action: operation.action ?? '',
    input: codec.body(operation.input.body),
    inputHeaders: compileHeaders(codec, operation.input.headers),
    ...(operation.output === undefined ? undefined : { output: codec.body(operation.output.body) }),
    outputHeaders: compileHeaders(codec, operation.output?.headers),
  };
}

function compileHeaders(codec: ServiceCodec, headers: readonly SoapHeaderDescriptor[] = []): SoapHeader[] {
  return headers.flatMap(({ property, element }) => {
    const name = codec.descriptor.schema.elements[element];
    return name === undefined
      ? []
      : [{ property, key: elementKey(name.namespace, name.name), codec: codec.element(element) }];
  });
}

/** What the first child of Body may be for this operation. */
function bodyKeys(codec: ServiceCodec, body: SoapBodyDescriptor): string[] {
  if (body.kind === 'alternatives') return body.alternatives.map(({ namespace, name }) => elementKey(namespace, name));
  const first = body.kind === 'parts' ? (body.wrapper ?? body.parts[0]) : codec.body(body).root;
  return [first === undefined ? '' : elementKey(first.namespace, first.name)];
}

/**
 * The operation that is meant by the first child of Body, and where several take such a one, by the action beside it; none
 * where both leave it open.
 */
export function operationOf({ byElement }: SoapOperations, key: string, action: string): SoapOperation | undefined {
  const candidates = byElement.get(key) ?? [];
  const named = candidates.length > 1 ? candidates.filter((operation) => operation.action === action) : candidates;
  return named.length === 1 ? named[0] : undefined;
}

function firstOfEach<T>(entries: readonly (readonly [string, T])[]): Map<string, T> {
  return new Map([...entries].reverse());
}

/** The same operation on two ports is one. */
function allOfEach(entries: readonly (readonly [string, SoapOperation])[]): Map<string, SoapOperation[]> {
  const found = new Map<string, SoapOperation[]>();
  for (const [key, operation] of entries) {
    const known = found.get(key) ?? [];
    found.set(key, known.some(({ name }) => name === operation.name) ? known : [...known, operation]);
  }
  return found;
}

/** The same operation on two ports is no clash; two operations of one name for it are, and neither is meant. */
function uniqueOnly(entries: readonly (readonly [string, SoapOperation])[]): Map<string, SoapOperation> {
  const found = new Map<string, SoapOperation>();
  const ambiguous = new Set<string>();
  for (const [key, operation] of entries) {
    const other = found.get(key);
    if (other !== undefined && other.name !== operation.name) ambiguous.add(key);
    else found.set(key, other ?? operation);
  }
  for (const key of ambiguous) found.delete(key);
  return found;
}
