/**
 * A contract together with the code that fulfils it: what generated skeletons hand to `createEndpoint`.
 */
import type { ServiceDescriptor, ServiceDocuments } from './descriptor.js';

/** The four ways in. */
export type Protocol = 'soap11' | 'soap12' | 'http-get' | 'http-post';

/**
 * What an implementation may know of a call besides its request. None of it changes what a call means. Generated interfaces
 * give the types of the headers that the contract declares.
 */
export interface CallContext<
  RequestHeaders = Readonly<Record<string, unknown>>,
  ResponseHeaders = Readonly<Record<string, unknown>>,
> {
  readonly operation: string;
  readonly protocol: Protocol;
  /** Correlates answer, log line and incident. */
  readonly requestId: string;
  readonly remoteAddress?: string;
  /** Request headers that the contract declares (WSDL 1.1, section 3.7), by property. */
  readonly headers: RequestHeaders;
  /** Sets a response header that the contract declares; the last value set for a property counts. */
  setHeader<Property extends keyof ResponseHeaders & string>(
    property: Property,
    value: ResponseHeaders[Property],
  ): void;
  /** Aborted when the caller went away. */
  readonly signal: AbortSignal;
}

/** One implemented operation: typed request in, typed response out, `ServiceFault` thrown. */
export type OperationHandler = (request: never, context: CallContext) => unknown;

export interface BoundService {
  readonly descriptor: ServiceDescriptor;
  readonly documents: ServiceDocuments;
  /** By `OperationDescriptor.name`. */
  readonly operations: Readonly<Record<string, OperationHandler>>;
}

/** Joins a descriptor, its documents and the methods of an implementation. */
export function bindService(
  descriptor: ServiceDescriptor,
  documents: ServiceDocuments,
  operations: Readonly<Record<string, OperationHandler>>,
): BoundService {
  return { descriptor, documents, operations };
}

/** What node-soap's `soap.listen` takes as its services: service, port, operation. */
export type SoapServices = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
