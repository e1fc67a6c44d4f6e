// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { Find, Place } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Imports provides. */
export interface ImportsService {
  /** @generated from operation Find */
  Find(request: Find, context: CallContext): Promise<Place> | Place;
}

/** The service for `createEndpoint`: every port of the contract. */
export function importsService(implementation: ImportsService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Find: (request: Find, context) => implementation.Find(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function importsSoapServices(implementation: ImportsService): SoapServices {
  return soapServices(importsService(implementation));
}
