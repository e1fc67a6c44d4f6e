// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { MoveRequest, MoveResponse } from './types.js';

/** What service PlaneService offers. */
export interface PlaneServiceClient {
  /** @generated from operation Move */
  Move(request: MoveRequest, options?: CallOptions): Promise<MoveResponse>;

  /** @generated from operation Reset */
  Reset(request: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
}

/** Port Plane: SOAP 1.1. */
export class PlaneClient implements PlaneServiceClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'Plane', options);
  }

  Move(request: MoveRequest, options?: CallOptions): Promise<MoveResponse> {
    return this.#connection.call<MoveResponse>('Move', request, options);
  }

  Reset(request: Record<string, never>, options?: CallOptions): Promise<Record<string, never>> {
    return this.#connection.call<Record<string, never>>('Reset', request, options);
  }
}
