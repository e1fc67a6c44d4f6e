// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { AnyReceipt, Detailed, Pay } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Payments provides. */
export interface PaymentsService {
  /** @generated from operation Pay */
  Pay(request: Pay, context: CallContext): Promise<AnyReceipt> | AnyReceipt;

  /** @generated from operation Widen */
  Widen(request: Detailed, context: CallContext): Promise<Detailed> | Detailed;
}

/** The service for `createEndpoint`: every port of the contract. */
export function paymentsService(implementation: PaymentsService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Pay: (request: Pay, context) => implementation.Pay(request, context),
    Widen: (request: Detailed, context) => implementation.Widen(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function paymentsSoapServices(implementation: PaymentsService): SoapServices {
  return soapServices(paymentsService(implementation));
}
