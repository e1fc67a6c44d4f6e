// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { ServiceFault, bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, FaultOptions, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type {
  Book,
  BookRequestHeaders,
  BookResponse,
  BookResponseHeaders,
  LedgerFaults,
  NoteRequestHeaders,
} from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** Keeps accounts. */
export interface LedgerService {
  /**
   * Books an amount.
   *
   * @generated from operation Book
   */
  Book(
    request: Book,
    context: CallContext<BookRequestHeaders, BookResponseHeaders>,
  ): Promise<BookResponse> | BookResponse;

  /** @generated from operation Note */
  Note(request: Book, context: CallContext<NoteRequestHeaders>): Promise<void> | void;
}

/** The service for `createEndpoint`: every port of the contract. */
export function ledgerService(implementation: LedgerService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Book: (request: Book, context) =>
      implementation.Book(request, context as CallContext<BookRequestHeaders, BookResponseHeaders>),
    Note: (request: Book, context) => implementation.Note(request, context as CallContext<NoteRequestHeaders>),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function ledgerSoapServices(implementation: LedgerService): SoapServices {
  return soapServices(ledgerService(implementation));
}

/** A fault that the contract declares, with its detail: `throw ledgerFault('limit-exceeded', detail, message)`. */
export function ledgerFault<Name extends keyof LedgerFaults>(
  name: Name,
  detail: LedgerFaults[Name],
  message: string,
  options: FaultOptions = {},
): ServiceFault {
  return new ServiceFault(message, { code: 'Server', ...options, declared: { name, value: detail } });
}
