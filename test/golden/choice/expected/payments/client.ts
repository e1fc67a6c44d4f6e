// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { AnyReceipt, Detailed, Pay } from './types.js';

/** What service Payments offers. */
export interface PaymentsClient {
  /** @generated from operation Pay */
  Pay(request: Pay, options?: CallOptions): Promise<AnyReceipt>;

  /** @generated from operation Widen */
  Widen(request: Detailed, options?: CallOptions): Promise<Detailed>;
}

/** Port PaymentsSoap: SOAP 1.1. */
export class PaymentsSoapClient implements PaymentsClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'PaymentsSoap', options);
  }

  Pay(request: Pay, options?: CallOptions): Promise<AnyReceipt> {
    return this.#connection.call<AnyReceipt>('Pay', request, options);
  }

  Widen(request: Detailed, options?: CallOptions): Promise<Detailed> {
    return this.#connection.call<Detailed>('Widen', request, options);
  }
}
