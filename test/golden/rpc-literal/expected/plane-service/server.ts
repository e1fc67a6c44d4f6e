// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { MoveRequest, MoveResponse } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service PlaneService provides. */
export interface PlaneService {
  /** @generated from operation Move */
  Move(request: MoveRequest, context: CallContext): Promise<MoveResponse> | MoveResponse;

  /** @generated from operation Reset */
  Reset(request: Record<string, never>, context: CallContext): Promise<Record<string, never>> | Record<string, never>;
}

/** The service for `createEndpoint`: every port of the contract. */
export function planeService(implementation: PlaneService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Move: (request: MoveRequest, context) => implementation.Move(request, context),
    Reset: (request: Record<string, never>, context) => implementation.Reset(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function planeSoapServices(implementation: PlaneService): SoapServices {
  return soapServices(planeService(implementation));
}
