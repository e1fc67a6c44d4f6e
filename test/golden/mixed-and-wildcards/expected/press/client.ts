// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { Publish, PublishResponse } from './types.js';

/** What service Press offers. */
export interface PressClient {
  /** @generated from operation Publish */
  Publish(request: Publish, options?: CallOptions): Promise<PublishResponse>;
}

/** Port PressSoap: SOAP 1.1. */
export class PressSoapClient implements PressClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'PressSoap', options);
  }

  Publish(request: Publish, options?: CallOptions): Promise<PublishResponse> {
    return this.#connection.call<PublishResponse>('Publish', request, options);
  }
}
