// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { Cook, CookRequestHeaders, CookResponse, HurryRequest, Rename, RenameResponse } from './types.js';

/** What service Kitchen_x0020_Service offers. */
export interface Kitchen_x0020_ServiceClient {
  /**
   * Cooks dishes.
   *
   * @generated from operation Cook
   */
  Cook(request: Cook, options?: CallOptions & { soapHeaders?: CookRequestHeaders }): Promise<CookResponse>;

  /** @generated from operation Rename */
  Rename(request: Rename, options?: CallOptions): Promise<RenameResponse>;

  /** @generated from operation Hurry */
  Hurry(request: HurryRequest, options?: CallOptions): Promise<void>;
}

/** Port KitchenSoap: SOAP 1.1. */
export class KitchenSoapClient implements Kitchen_x0020_ServiceClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'KitchenSoap', options);
  }

  Cook(request: Cook, options?: CallOptions & { soapHeaders?: CookRequestHeaders }): Promise<CookResponse> {
    return this.#connection.call<CookResponse>('Cook', request, options);
  }

  Rename(request: Rename, options?: CallOptions): Promise<RenameResponse> {
    return this.#connection.call<RenameResponse>('Rename', request, options);
  }

  Hurry(request: HurryRequest, options?: CallOptions): Promise<void> {
    return this.#connection.call<void>('Hurry', request, options);
  }
}

/** Port KitchenHttpGet: HTTP GET. */
export class KitchenHttpGetClient implements Pick<Kitchen_x0020_ServiceClient, 'Rename'> {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'KitchenHttpGet', options);
  }

  Rename(request: Rename, options?: CallOptions): Promise<RenameResponse> {
    return this.#connection.call<RenameResponse>('Rename', request, options);
  }
}
