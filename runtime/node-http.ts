/**
 * node:http on one side, `HttpRequest` and `HttpResponse` on the other: reads the content within its limits, decides the origin,
 * sends the answer.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';

import type { Endpoint } from './endpoint.js';
import type { BodyRefusal, HttpRequest, HttpResponse } from './message.js';
import { readBody } from './node-body.js';
import { callerBehind } from './proxy.js';
import type { Caller } from './proxy.js';
import { onClientError } from './raw-target.js';
import { locate } from './target.js';

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
export function createHandler(endpoint: Endpoint, options: HandlerOptions = {}): RequestListener {
  const serve = createServe(endpoint, options);
  const { otherwise } = options;
  if (otherwise === undefined) return (request, response) => serve(request, response, request.url ?? '/', '');
  return (request, response) => {
    const url = request.url ?? '/';
    if (request.method === 'POST' && locate(url, endpoint.path)?.pathInfo === '') serve(request, response, url, '');
    else otherwise(request, response);
  };
}

/** Answers one request. `url` is relative to `mount`, the path under which a router has put the endpoint. */
export type Serve = (request: IncomingMessage, response: ServerResponse, url: string, mount: string) => void;

/** What `createHandler` and the express shim share. */
export function createServe(endpoint: Endpoint, options: Omit<HandlerOptions, 'otherwise'>): Serve {
  const { maxBodyBytes = DEFAULT_MAX_BODY_BYTES, gzipFrom = 2048, trustProxy = [] } = options;
  const caller = callerBehind(trustProxy);
  return (request, response, url, mount) => {
    const respond = (body: Uint8Array, refusal?: BodyRefusal) => {
      const message = new NodeRequest(request, response, caller, { url, mount, body, refusal });
      endpoint(message).then(
        (answer) => send(request, response, answer, gzipFrom),
        () => response.destroy(),
      );
    };
    if (request.method === 'POST') readBody(request, maxBodyBytes, respond);
    else respond(NO_BODY);
  };
}

const DEFAULT_MAX_BODY_BYTES = 4 * 1024 * 1024;
const NO_BODY = Buffer.alloc(0);

interface Read {
  readonly url: string;
  readonly mount: string;
  readonly body: Uint8Array;
  readonly refusal: BodyRefusal | undefined;
}

/** What few requests need is found out when it is asked for. */
class NodeRequest implements HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly mount: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
  declare readonly refusal?: BodyRefusal;
  private controller: AbortController | undefined;

  constructor(
    private readonly incoming: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly caller: Caller,
    { url, mount, body, refusal }: Read,
  ) {
    this.method = incoming.method ?? 'GET';
    this.url = url;
    this.mount = mount;
    // Only set-cookie, which no request has, is a list.
    this.headers = incoming.headers as Record<string, string | undefined>;
    this.body = body;
    if (refusal !== undefined) this.refusal = refusal;
  }

  get remoteAddress(): string {
    return this.caller.remoteAddress(this.incoming) ?? '';
  }

  get origin(): string {
    return this.caller.origin(this.incoming);
  }

  get signal(): AbortSignal {
    if (this.controller === undefined) {
      const controller = new AbortController();
      const { response } = this;
      if (response.destroyed) controller.abort();
      else response.once('close', () => response.writableFinished || controller.abort());
      this.controller = controller;
    }
    return this.controller.signal;
  }
}

function send(request: IncomingMessage, response: ServerResponse, answer: HttpResponse, gzipFrom: number): void {
  if (response.destroyed) return;
  const { body } = answer;
  if (body.length >= gzipFrom && takesGzip(request.headers['accept-encoding'])) {
    gzip(body, (error, packed) => {
      if (error === null) write(response, answer, packed, 'gzip');
      else write(response, answer, body);
    });
  } else {
    write(response, answer, body);
  }
}

function write(response: ServerResponse, answer: HttpResponse, body: string | Uint8Array, coding?: string): void {
  const headers: (string | number)[] = [];
  for (const name in answer.headers) headers.push(name, answer.headers[name] ?? '');
  if (coding !== undefined) headers.push('Content-Encoding', coding, 'Vary', 'Accept-Encoding');
  if (answer.status !== 304) headers.push('Content-Length', Buffer.byteLength(body));
  response.writeHead(answer.status, headers as string[]);
  response.end(body);
}

/** RFC 9110, section 12.5.3: gzip named with a weight over 0, or covered by `*`. */
function takesGzip(accepted: string | string[] | undefined): boolean {
  if (accepted === undefined) return false;
  const weights = new Map<string, number>();
  for (const entry of String(accepted).split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(coding, weight === undefined ? 1 : Number(weight));
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}

export interface ServerOptions {
  /** Milliseconds a caller may take to send a whole request. Default: 30 000. */
  readonly requestTimeout?: number;
  /** Milliseconds an idle connection is kept. Default: 65 000. */
  readonly keepAliveTimeout?: number;
  /** Bytes of request line and headers. Default: 16 KiB. */
  readonly maxHeaderSize?: number;
  /** A caller who asks before sending more than this (`Expect: 100-continue`) is not told to go on. Default: 4 MiB. */
  readonly maxBodyBytes?: number;
}

/** An `http.Server`, not yet listening, with its time limits set; reads request targets with raw UTF-8, which Node refuses. */
export function createHttpServer(listener: RequestListener, options: ServerOptions = {}): Server {
  const { requestTimeout = 30_000, keepAliveTimeout = 65_000, maxHeaderSize = 16 * 1024 } = options;
  const { maxBodyBytes = DEFAULT_MAX_BODY_BYTES } = options;
  const server = createServer({
    requestTimeout,
    headersTimeout: Math.min(requestTimeout, 15_000),
    keepAliveTimeout,
    maxHeaderSize,
    connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
  });
  server.on('request', listener);
  server.on('clientError', (error, socket) => onClientError(server, error, socket));
  server.on('checkContinue', (request, response) => {
    if (!(Number(request.headers['content-length']) > maxBodyBytes)) response.writeContinue();
    listener(request, response);
  });
  return server;
}
