// Generated from docs/examples/rates/Rates.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { GetRates, GetRatesResponse } from './types.js';

/** What service Rates offers. */
export interface RatesClient {
  /** @generated from operation GetRates */
  GetRates(request: GetRates, options?: CallOptions): Promise<GetRatesResponse>;
}

/** Port RatesSoap: SOAP 1.1. */
export class RatesSoapClient implements RatesClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'RatesSoap', options);
  }

  GetRates(request: GetRates, options?: CallOptions): Promise<GetRatesResponse> {
    return this.#connection.call<GetRatesResponse>('GetRates', request, options);
  }
}
