/** What generated client stubs import as `soapwright/runtime/client`. */
import type { ServiceDescriptor } from '../descriptor.js';

export interface ClientOptions {
  /** The service's URL; left out: the contract's own address. */
  readonly address?: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface Connection {
  call<Response>(operation: string, request: unknown, options?: CallOptions): Promise<Response>;
}

export declare function connect(descriptor: ServiceDescriptor, port: string, options: ClientOptions): Connection;
