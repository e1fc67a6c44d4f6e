// Generated from docs/examples/rates/Rates.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { GetRates, GetRatesResponse } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Rates provides. */
export interface RatesService {
  /** @generated from operation GetRates */
  GetRates(request: GetRates, context: CallContext): Promise<GetRatesResponse> | GetRatesResponse;
}

/** The service for `createEndpoint`: every port of the contract. */
export function ratesService(implementation: RatesService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    GetRates: (request: GetRates, context) => implementation.GetRates(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function ratesSoapServices(implementation: RatesService): SoapServices {
  return soapServices(ratesService(implementation));
}
