// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { Pair } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service AdderOnly provides. */
export interface AdderOnlyService {
  /** @generated from operation Add */
  Add(request: Pair, context: CallContext): Promise<bigint> | bigint;
}

/** The service for `createEndpoint`: every port of the contract. */
export function adderOnlyService(implementation: AdderOnlyService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Add: (request: Pair, context) => implementation.Add(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function adderOnlySoapServices(implementation: AdderOnlyService): SoapServices {
  return soapServices(adderOnlyService(implementation));
}
