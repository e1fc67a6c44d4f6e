// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { All } from './types.js';

/** What service Simple offers. */
export interface SimpleClient {
  /** @generated from operation Echo */
  Echo(request: All, options?: CallOptions): Promise<All>;

  /** @generated from operation Paint */
  Paint(request: string[], options?: CallOptions): Promise<string[]>;
}

/** Port SimpleSoap: SOAP 1.1. */
export class SimpleSoapClient implements SimpleClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'SimpleSoap', options);
  }

  Echo(request: All, options?: CallOptions): Promise<All> {
    return this.#connection.call<All>('Echo', request, options);
  }

  Paint(request: string[], options?: CallOptions): Promise<string[]> {
    return this.#connection.call<string[]>('Paint', request, options);
  }
}
