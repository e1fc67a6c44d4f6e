// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { AdmitResponse, AnyAnimal } from './types.js';

/** What service Zoo offers. */
export interface ZooClient {
  /** @generated from operation Admit */
  Admit(request: AnyAnimal, options?: CallOptions): Promise<AdmitResponse>;
}

/** Port ZooSoap: SOAP 1.1. */
export class ZooSoapClient implements ZooClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'ZooSoap', options);
  }

  Admit(request: AnyAnimal, options?: CallOptions): Promise<AdmitResponse> {
    return this.#connection.call<AdmitResponse>('Admit', request, options);
  }
}
