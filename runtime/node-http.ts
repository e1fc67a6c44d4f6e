/**
 * node:http on one side, `HttpRequest` and `HttpResponse` on the other: reads the content within its limits, decides the origin,
 * sends the answer.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import type { Endpoint } from './endpoint.js';

export interface HandlerOptions {
  /** Bytes of content, after decoding a content coding. Default: 4 MiB. */
  readonly maxBodyBytes?: number;
  /** Peers whose `X-Forwarded-*` headers count: addresses or CIDRs. Default: none. */
  readonly trustProxy?: readonly string[];
  /** Answers of at least this many bytes are sent with gzip to callers that take it. Default: 2048; `Infinity`: never. */
  readonly gzipFrom?: number;
  /** Takes what is no SOAP request (forms, pages, other paths): an express app, say. Default: the endpoint answers all. */
  readonly otherwise?: RequestListener;
}

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** A listener for `http.createServer`. */
export function createHandler(_endpoint: Endpoint, _options?: HandlerOptions): RequestListener {
  throw new Error('not written yet');
}

export interface ServerOptions {
  /** Milliseconds a caller may take to send a whole request. Default: 30 000. */
  readonly requestTimeout?: number;
  /** Milliseconds an idle connection is kept. Default: 65 000. */
  readonly keepAliveTimeout?: number;
  /** Bytes of request line and headers. Default: 16 KiB. */
  readonly maxHeaderSize?: number;
}

/** An `http.Server`, not yet listening, with time limits set and malformed HTTP answered. */
export function createHttpServer(_listener: RequestListener, _options?: ServerOptions): Server {
  throw new Error('not written yet');
}
