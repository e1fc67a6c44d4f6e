// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { Ping, PingResponse, PlaceOrder, PlaceOrderResponse } from './types.js';

/** What service Orders offers. */
export interface OrdersClient {
  /** @generated from operation PlaceOrder */
  PlaceOrder(request: PlaceOrder, options?: CallOptions): Promise<PlaceOrderResponse>;

  /** @generated from operation Ping */
  Ping(request: Ping, options?: CallOptions): Promise<PingResponse>;
}

/** Port OrdersSoap: SOAP 1.1. */
export class OrdersSoapClient implements OrdersClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'OrdersSoap', options);
  }

  PlaceOrder(request: PlaceOrder, options?: CallOptions): Promise<PlaceOrderResponse> {
    return this.#connection.call<PlaceOrderResponse>('PlaceOrder', request, options);
  }

  Ping(request: Ping, options?: CallOptions): Promise<PingResponse> {
    return this.#connection.call<PingResponse>('Ping', request, options);
  }
}

/** Port OrdersSoap12: SOAP 1.2. */
export class OrdersSoap12Client implements OrdersClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'OrdersSoap12', options);
  }

  PlaceOrder(request: PlaceOrder, options?: CallOptions): Promise<PlaceOrderResponse> {
    return this.#connection.call<PlaceOrderResponse>('PlaceOrder', request, options);
  }

  Ping(request: Ping, options?: CallOptions): Promise<PingResponse> {
    return this.#connection.call<PingResponse>('Ping', request, options);
  }
}
