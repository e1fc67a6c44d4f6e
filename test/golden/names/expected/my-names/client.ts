// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { Connection as ConnectionType, GetElement, item } from './types.js';

/** What service my.Names offers. */
export interface My_NamesClient {
  /** @generated from operation new */
  'new'(request: GetElement, options?: CallOptions): Promise<item>;

  /** @generated from operation constructor */
  constructor_(request: ConnectionType, options?: CallOptions): Promise<ConnectionType>;

  /** @generated from operation get-it */
  'get-it'(request: GetElement, options?: CallOptions): Promise<item>;

  /** @generated from operation then */
  then_(request: ConnectionType, options?: CallOptions): Promise<item>;
}

/** Port my.NamesSoap: SOAP 1.1. */
export class My_NamesSoapClient implements My_NamesClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'my.NamesSoap', options);
  }

  'new'(request: GetElement, options?: CallOptions): Promise<item> {
    return this.#connection.call<item>('new', request, options);
  }

  constructor_(request: ConnectionType, options?: CallOptions): Promise<ConnectionType> {
    return this.#connection.call<ConnectionType>('constructor_', request, options);
  }

  'get-it'(request: GetElement, options?: CallOptions): Promise<item> {
    return this.#connection.call<item>('get-it', request, options);
  }

  then_(request: ConnectionType, options?: CallOptions): Promise<item> {
    return this.#connection.call<item>('then_', request, options);
  }
}
