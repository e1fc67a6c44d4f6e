// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { All } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Simple provides. */
export interface SimpleService {
  /** @generated from operation Echo */
  Echo(request: All, context: CallContext): Promise<All> | All;

  /** @generated from operation Paint */
  Paint(request: string[], context: CallContext): Promise<string[]> | string[];
}

/** The service for `createEndpoint`: every port of the contract. */
export function simpleService(implementation: SimpleService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Echo: (request: All, context) => implementation.Echo(request, context),
    Paint: (request: string[], context) => implementation.Paint(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function simpleSoapServices(implementation: SimpleService): SoapServices {
  return soapServices(simpleService(implementation));
}
