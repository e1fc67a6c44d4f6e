// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { Ping, PingResponse, PlaceOrder, PlaceOrderResponse } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Orders provides. */
export interface OrdersService {
  /** @generated from operation PlaceOrder */
  PlaceOrder(request: PlaceOrder, context: CallContext): Promise<PlaceOrderResponse> | PlaceOrderResponse;

  /** @generated from operation Ping */
  Ping(request: Ping, context: CallContext): Promise<PingResponse> | PingResponse;
}

/** The service for `createEndpoint`: every port of the contract. */
export function ordersService(implementation: OrdersService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    PlaceOrder: (request: PlaceOrder, context) => implementation.PlaceOrder(request, context),
    Ping: (request: Ping, context) => implementation.Ping(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function ordersSoapServices(implementation: OrdersService): SoapServices {
  return soapServices(ordersService(implementation));
}
