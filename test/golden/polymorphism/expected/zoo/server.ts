// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { AdmitResponse, AnyAnimal } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Zoo provides. */
export interface ZooService {
  /** @generated from operation Admit */
  Admit(request: AnyAnimal, context: CallContext): Promise<AdmitResponse> | AdmitResponse;
}

/** The service for `createEndpoint`: every port of the contract. */
export function zooService(implementation: ZooService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Admit: (request: AnyAnimal, context) => implementation.Admit(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function zooSoapServices(implementation: ZooService): SoapServices {
  return soapServices(zooService(implementation));
}
