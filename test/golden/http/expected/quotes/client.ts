// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { LogoRequest, QuoteRequest } from './types.js';

/** What service Quotes offers. */
export interface QuotesClient {
  /** @generated from operation Quote */
  Quote(request: QuoteRequest, options?: CallOptions): Promise<string>;

  /** @generated from operation Logo */
  Logo(request: LogoRequest, options?: CallOptions): Promise<Uint8Array>;
}

/** Port QuotesGet: HTTP GET. */
export class QuotesGetClient implements QuotesClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'QuotesGet', options);
  }

  Quote(request: QuoteRequest, options?: CallOptions): Promise<string> {
    return this.#connection.call<string>('Quote', request, options);
  }

  Logo(request: LogoRequest, options?: CallOptions): Promise<Uint8Array> {
    return this.#connection.call<Uint8Array>('Logo', request, options);
  }
}

/** Port QuotesPost: HTTP POST. */
export class QuotesPostClient implements Pick<QuotesClient, 'Quote'> {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'QuotesPost', options);
  }

  Quote(request: QuoteRequest, options?: CallOptions): Promise<string> {
    return this.#connection.call<string>('Quote', request, options);
  }
}
