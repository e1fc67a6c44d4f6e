// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { Book, BookRequestHeaders, BookResponse, NoteRequestHeaders } from './types.js';

/** Keeps accounts. */
export interface LedgerClient {
  /**
   * Books an amount.
   *
   * @generated from operation Book
   */
  Book(request: Book, options?: CallOptions & { soapHeaders?: BookRequestHeaders }): Promise<BookResponse>;

  /** @generated from operation Note */
  Note(request: Book, options?: CallOptions & { soapHeaders?: NoteRequestHeaders }): Promise<void>;
}

/** Port Ledger: SOAP 1.1. */
export class LedgerPortClient implements LedgerClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'Ledger', options);
  }

  Book(request: Book, options?: CallOptions & { soapHeaders?: BookRequestHeaders }): Promise<BookResponse> {
    return this.#connection.call<BookResponse>('Book', request, options);
  }

  Note(request: Book, options?: CallOptions & { soapHeaders?: NoteRequestHeaders }): Promise<void> {
    return this.#connection.call<void>('Note', request, options);
  }
}

/** Port Ledger12: SOAP 1.2. */
export class Ledger12Client implements LedgerClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'Ledger12', options);
  }

  Book(request: Book, options?: CallOptions & { soapHeaders?: BookRequestHeaders }): Promise<BookResponse> {
    return this.#connection.call<BookResponse>('Book', request, options);
  }

  Note(request: Book, options?: CallOptions & { soapHeaders?: NoteRequestHeaders }): Promise<void> {
    return this.#connection.call<void>('Note', request, options);
  }
}
