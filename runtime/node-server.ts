/** The `http.Server` under a handler: how long peers may take, how much their heads may hold, how many may come at once. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';

import { limits } from './limits.js';
import type { RequestListener } from './node-http.js';
import { onClientError } from './raw-target.js';

/** The defaults are those of docs/limits.md. */
export interface ServerOptions {
  /** Milliseconds from a request's first byte to the end of its header fields. */
  readonly headersTimeout?: number;
  /** Milliseconds from a request's first byte to its last. */
  readonly requestTimeout?: number;
  /** How often, in milliseconds, those two are looked at. */
  readonly connectionsCheckingInterval?: number;
  /** Milliseconds an idle connection is kept. */
  readonly keepAliveTimeout?: number;
  /** Milliseconds in which a peer takes nothing of its answer. */
  readonly answerTimeout?: number;
  /** Bytes of request target and header fields together. */
  readonly maxHeaderSize?: number;
  /** The handler's: header fields of a request. Node drops what is far beyond. */
  readonly maxHeaderLines?: number;
  /** The handler's: a caller who asks before sending more (`Expect: 100-continue`) is not told to go on. */
  readonly maxBodyBytes?: number;
  /** Connections at once; further ones are closed. */
  readonly maxConnections?: number;
  /** https: certificate and key in PEM, TLS 1.2 at least. */
  readonly tls?: { readonly cert: string | Buffer; readonly key: string | Buffer };
}

/** An `http.Server`, or `https.Server`, not yet listening; reads request targets with raw UTF-8, which Node refuses. */
export function createHttpServer(listener: RequestListener, options: ServerOptions = {}): Server {
  const {
    requestTimeout = limits.requestTimeout.flat,
    headersTimeout = Math.min(requestTimeout, limits.headersTimeout.flat),
    connectionsCheckingInterval = limits.connectionsCheckingInterval.flat,
    keepAliveTimeout = limits.keepAliveTimeout.flat,
    answerTimeout = limits.answerTimeout.flat,
    maxHeaderSize = limits.maxHeaderSize.flat,
    maxHeaderLines = limits.maxHeaderLines.flat,
    maxBodyBytes = limits.maxBodyBytes.flat,
    maxConnections = limits.maxConnections.flat,
    tls,
  } = options;
  const times = { requestTimeout, headersTimeout, connectionsCheckingInterval, keepAliveTimeout, maxHeaderSize };
  const server = tls === undefined ? createServer(times) : createTlsServer({ ...times, ...tls, minVersion: 'TLSv1.2' });
  server.timeout = answerTimeout;
  server.maxConnections = maxConnections;
  server.maxHeadersCount = maxHeaderLines + 1;
  server.on('request', listener);
  server.on('clientError', (error, socket) => onClientError(server, error, socket));
  server.on('checkContinue', (request, response) => {
    if (!(Number(request.headers['content-length']) > maxBodyBytes)) response.writeContinue();
    listener(request, response);
  });
  return server;
}
