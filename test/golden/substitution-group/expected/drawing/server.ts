// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { DescribeRequest, DescribeResponse, Draw, DrawResponse } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Drawing provides. */
export interface DrawingService {
  /** @generated from operation Draw */
  Draw(request: Draw, context: CallContext): Promise<DrawResponse> | DrawResponse;

  /** @generated from operation Describe */
  Describe(request: DescribeRequest, context: CallContext): Promise<DescribeResponse> | DescribeResponse;
}

/** The service for `createEndpoint`: every port of the contract. */
export function drawingService(implementation: DrawingService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Draw: (request: Draw, context) => implementation.Draw(request, context),
    Describe: (request: DescribeRequest, context) => implementation.Describe(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function drawingSoapServices(implementation: DrawingService): SoapServices {
  return soapServices(drawingService(implementation));
}
