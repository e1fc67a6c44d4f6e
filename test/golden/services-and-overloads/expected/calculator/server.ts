// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { List, Pair } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Calculator provides. */
export interface CalculatorService {
  /** @generated from operation Add */
  Add(request: Pair, context: CallContext): Promise<bigint> | bigint;

  /** @generated from operation Add */
  AddAll(request: List, context: CallContext): Promise<bigint> | bigint;

  /** @generated from operation Clear */
  Clear(request: bigint, context: CallContext): Promise<void> | void;
}

/** The service for `createEndpoint`: every port of the contract. */
export function calculatorService(implementation: CalculatorService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Add: (request: Pair, context) => implementation.Add(request, context),
    AddAll: (request: List, context) => implementation.AddAll(request, context),
    Clear: (request: bigint, context) => implementation.Clear(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function calculatorSoapServices(implementation: CalculatorService): SoapServices {
  return soapServices(calculatorService(implementation));
}
