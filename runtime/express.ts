/** The thin express shim: an endpoint as express middleware, for the GET and POST forms, the WSDL and the pages. */
import type { RequestHandler } from 'express';

import type { Endpoint } from './endpoint.js';
import type { HandlerOptions } from './node-http.js';

/**
 * `app.use(expressShim(endpoint))`, also under a path of its own: `app.use('/legacy', ...)`. Requests for other paths go to the
 * next middleware. Mount it before body parsers: it reads the content itself.
 */
export function expressShim(_endpoint: Endpoint, _options?: Omit<HandlerOptions, 'otherwise'>): RequestHandler {
  throw new Error('not written yet');
}
