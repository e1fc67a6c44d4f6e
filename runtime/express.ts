/** The thin express shim: an endpoint as express middleware, for the GET and POST forms, the WSDL and the pages. */
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Endpoint } from './endpoint.js';
import { createServe } from './node-http.js';
import type { HandlerOptions } from './node-http.js';
import { locate } from './target.js';

/** What `app.use` takes, of express 4 and 5, without their types: who calls this has an express of their own. */
export type ExpressMiddleware = (
  request: IncomingMessage & { readonly url: string; readonly baseUrl: string },
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * `app.use(expressShim(endpoint))`, also under a path of its own: `app.use('/legacy', ...)`. Requests for other paths go to the
 * next middleware. Mount it before body parsers: it reads the content itself.
 */
export function expressShim(endpoint: Endpoint, options: Omit<HandlerOptions, 'otherwise'> = {}): ExpressMiddleware {
  const serve = createServe(endpoint, options);
  return (request, response, next) => {
    if (locate(request.url, endpoint.path) === undefined) next();
    else if (request.readableEnded) next(new Error('a body parser read the request before expressShim could'));
    else serve(request, response, request.url, request.baseUrl);
  };
}
