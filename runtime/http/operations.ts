/** Which operation the path info of a request names, for one of the two HTTP forms. */
import type { FormCodec, ServiceCodec } from '../codec/codec.js';
import type { HttpOperationDescriptor, ServiceDescriptor } from '../descriptor.js';
import { Refusal } from '../refusal.js';

export interface FormOperation {
  readonly name: string;
  readonly descriptor: HttpOperationDescriptor;
  readonly codec: FormCodec;
  /** For `url-replacement`: matches a path info; its groups are the parameters in `holes`. */
  readonly template?: { readonly pattern: RegExp; readonly holes: readonly string[] };
}

/** The operation, and the parameters that stood in the path. */
export interface FoundOperation {
  readonly operation: FormOperation;
  readonly inPath: readonly (readonly [name: string, value: string])[];
}

/** Finds by path info (with its leading `/`); throws a `Refusal` in the words of an .asmx host. */
export type FindOperation = (pathInfo: string) => FoundOperation;

export function formOperations(codec: ServiceCodec, protocol: 'http-get' | 'http-post'): FindOperation {
  const operations = listOperations(codec, protocol);
  const byPath = new Map<string, FoundOperation>();
  for (const operation of operations) {
    if (operation.template === undefined) byPath.set(locationOf(operation), { operation, inPath: [] });
  }
  const templates = operations.filter((operation) => operation.template !== undefined);
  return (pathInfo) => byPath.get(pathInfo) ?? byTemplate(templates, pathInfo) ?? refuse(byPath, pathInfo);
}

function listOperations(codec: ServiceCodec, protocol: 'http-get' | 'http-post'): FormOperation[] {
  return portsOf(codec.descriptor, protocol).flatMap((port) =>
    Object.entries(port.operations).map(([name, descriptor]) => ({
      name,
      descriptor,
      codec: codec.form(descriptor),
      ...(descriptor.input === 'url-replacement' ? { template: templateOf(descriptor.location) } : undefined),
    })),
  );
}

function portsOf(descriptor: ServiceDescriptor, protocol: 'http-get' | 'http-post') {
  return descriptor.ports.filter((port) => port.protocol === protocol);
}

/** Relative to the port's address, with or without a leading `/`. */
function locationOf({ descriptor }: FormOperation): string {
  return descriptor.location.startsWith('/') ? descriptor.location : `/${descriptor.location}`;
}

/** `http:urlReplacement` (WSDL 1.1, section 4.5): `(part)` stands for the part's value. */
function templateOf(location: string): { pattern: RegExp; holes: string[] } {
  const holes: string[] = [];
  const source = location.replace(/^\/?/, '/').split(/\(([^()]*)\)/);
  const pattern = source.map((piece, index) => {
    if (index % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    holes.push(piece);
    return '([^/]*)';
  });
  return { pattern: new RegExp(`^${pattern.join('')}$`), holes };
}

function byTemplate(operations: readonly FormOperation[], pathInfo: string): FoundOperation | undefined {
  for (const operation of operations) {
    const match = operation.template?.pattern.exec(pathInfo);
    if (match && operation.template) {
      return { operation, inPath: operation.template.holes.map((name, index) => [name, match[index + 1] ?? '']) };
    }
  }
  return undefined;
}

function refuse(byPath: ReadonlyMap<string, FoundOperation>, pathInfo: string): never {
  const asked = pathInfo.slice(1);
  for (const path of byPath.keys()) {
    if (path.toLowerCase() !== pathInfo.toLowerCase()) continue;
    throw new Refusal(
      `Invalid method name '${asked}',  method names are case sensitive.   The method name '${path.slice(1)}' ` +
        'with the same name but different casing was found.\r\nParameter name: methodName',
    );
  }
  throw new Refusal(`${asked} Web Service method name is not valid.`);
}
