// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { List, Pair } from './types.js';

/** What service Calculator offers. */
export interface CalculatorClient {
  /** @generated from operation Add */
  Add(request: Pair, options?: CallOptions): Promise<bigint>;

  /** @generated from operation Add */
  AddAll(request: List, options?: CallOptions): Promise<bigint>;

  /** @generated from operation Clear */
  Clear(request: bigint, options?: CallOptions): Promise<void>;
}

/** Port Calculator: SOAP 1.1. */
export class CalculatorPortClient implements CalculatorClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'Calculator', options);
  }

  Add(request: Pair, options?: CallOptions): Promise<bigint> {
    return this.#connection.call<bigint>('Add', request, options);
  }

  AddAll(request: List, options?: CallOptions): Promise<bigint> {
    return this.#connection.call<bigint>('AddAll', request, options);
  }

  Clear(request: bigint, options?: CallOptions): Promise<void> {
    return this.#connection.call<void>('Clear', request, options);
  }
}

/** Port Adder: SOAP 1.2. */
export class AdderClient implements Pick<CalculatorClient, 'Add'> {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'Adder', options);
  }

  Add(request: Pair, options?: CallOptions): Promise<bigint> {
    return this.#connection.call<bigint>('Add', request, options);
  }
}
