// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { Find, Place } from './types.js';

/** What service Imports offers. */
export interface ImportsClient {
  /** @generated from operation Find */
  Find(request: Find, options?: CallOptions): Promise<Place>;
}

/** Port ImportsSoap: SOAP 1.1. */
export class ImportsSoapClient implements ImportsClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'ImportsSoap', options);
  }

  Find(request: Find, options?: CallOptions): Promise<Place> {
    return this.#connection.call<Place>('Find', request, options);
  }
}
