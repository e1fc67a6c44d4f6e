// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { Connection, GetElement, item } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service my.Names provides. */
export interface My_NamesService {
  /** @generated from operation new */
  'new'(request: GetElement, context: CallContext): Promise<item> | item;

  /** @generated from operation constructor */
  constructor_(request: Connection, context: CallContext): Promise<Connection> | Connection;

  /** @generated from operation get-it */
  'get-it'(request: GetElement, context: CallContext): Promise<item> | item;

  /** @generated from operation then */
  then_(request: Connection, context: CallContext): Promise<item> | item;
}

/** The service for `createEndpoint`: every port of the contract. */
export function my_NamesService(implementation: My_NamesService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    'new': (request: GetElement, context) => implementation.new(request, context),
    constructor_: (request: Connection, context) => implementation.constructor_(request, context),
    'get-it': (request: GetElement, context) => implementation['get-it'](request, context),
    then_: (request: Connection, context) => implementation.then_(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function my_NamesSoapServices(implementation: My_NamesService): SoapServices {
  return soapServices(my_NamesService(implementation));
}
