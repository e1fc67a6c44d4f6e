// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { LogoRequest, QuoteRequest } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Quotes provides. */
export interface QuotesService {
  /** @generated from operation Quote */
  Quote(request: QuoteRequest, context: CallContext): Promise<string> | string;

  /** @generated from operation Logo */
  Logo(request: LogoRequest, context: CallContext): Promise<Uint8Array> | Uint8Array;
}

/** The service for `createEndpoint`: every port of the contract. */
export function quotesService(implementation: QuotesService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Quote: (request: QuoteRequest, context) => implementation.Quote(request, context),
    Logo: (request: LogoRequest, context) => implementation.Logo(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function quotesSoapServices(implementation: QuotesService): SoapServices {
  return soapServices(quotesService(implementation));
}
