// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { Pair } from './types.js';

/** What service AdderOnly offers. */
export interface AdderOnlyClient {
  /** @generated from operation Add */
  Add(request: Pair, options?: CallOptions): Promise<bigint>;
}

/** Port Adder: SOAP 1.2. */
export class AdderClient implements AdderOnlyClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'Adder', options);
  }

  Add(request: Pair, options?: CallOptions): Promise<bigint> {
    return this.#connection.call<bigint>('Add', request, options);
  }
}
