// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { Publish, PublishResponse } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Press provides. */
export interface PressService {
  /** @generated from operation Publish */
  Publish(request: Publish, context: CallContext): Promise<PublishResponse> | PublishResponse;
}

/** The service for `createEndpoint`: every port of the contract. */
export function pressService(implementation: PressService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Publish: (request: Publish, context) => implementation.Publish(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function pressSoapServices(implementation: PressService): SoapServices {
  return soapServices(pressService(implementation));
}
