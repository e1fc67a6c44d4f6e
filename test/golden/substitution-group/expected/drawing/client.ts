// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { DescribeRequest, DescribeResponse, Draw, DrawResponse } from './types.js';

/** What service Drawing offers. */
export interface DrawingClient {
  /** @generated from operation Draw */
  Draw(request: Draw, options?: CallOptions): Promise<DrawResponse>;

  /** @generated from operation Describe */
  Describe(request: DescribeRequest, options?: CallOptions): Promise<DescribeResponse>;
}

/** Port DrawingSoap: SOAP 1.1. */
export class DrawingSoapClient implements DrawingClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'DrawingSoap', options);
  }

  Draw(request: Draw, options?: CallOptions): Promise<DrawResponse> {
    return this.#connection.call<DrawResponse>('Draw', request, options);
  }

  Describe(request: DescribeRequest, options?: CallOptions): Promise<DescribeResponse> {
    return this.#connection.call<DescribeResponse>('Describe', request, options);
  }
}
