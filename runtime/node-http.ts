/**
 * node:http on one side, `HttpRequest` and `HttpResponse` on the other: reads the content within its limits, decides the origin,
 * sends the answer.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gzip } from 'node:zlib';

import type { Endpoint } from './endpoint.js';
import { limits } from './limits.js';
import type { HeadRefusal, HttpRequest, HttpResponse, RequestRefusal } from './message.js';
import { drain, readBody } from './node-body.js';
import type { BodyLimits } from './node-body.js';
import { callerBehind } from './proxy.js';
import type { Caller } from './proxy.js';
import { locate } from './target.js';

/** The limits, with their defaults, are those of docs/limits.md. */
export interface HandlerOptions extends Partial<BodyLimits>, Partial<HeadLimits> {
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
  const limit = handlerLimits(options);
  return (request, response) => {
    const url = request.url ?? '/';
    if (checkHead(request, limit) !== undefined) serve(request, response, url, '');
    else if (request.method === 'POST' && locate(url, endpoint.path)?.pathInfo === '')
      serve(request, response, url, '');
    else otherwise(request, response);
  };
}

/** Answers one request. `url` is relative to `mount`, the path under which a router has put the endpoint. */
export type Serve = (request: IncomingMessage, response: ServerResponse, url: string, mount: string) => void;

/** What `createHandler` and the express shim share. */
export function createServe(endpoint: Endpoint, options: Omit<HandlerOptions, 'otherwise'>): Serve {
  const { gzipFrom = 2048, trustProxy = [] } = options;
  const limit = handlerLimits(options);
  const caller = callerBehind(trustProxy);
  return (request, response, url, mount) => {
    const respond = (body: Uint8Array, refusal?: RequestRefusal) => {
      const message = new NodeRequest(request, response, caller, { url, mount, body, refusal });
      endpoint(message).then(
        (answer) => send(request, response, answer, gzipFrom),
        () => response.destroy(),
      );
    };
    response.on('timeout', endUnlessWorking);
    const overlong = checkHead(request, limit);
    if (overlong !== undefined) {
      drain(request, limit);
      respond(NO_BODY, overlong);
    } else if (request.method === 'POST') {
      readBody(request, limit, respond);
    } else {
      respond(NO_BODY);
    }
  };
}

/** Nothing has moved for a time: a peer that leaves its answer lying is let go; a service may take as long as it needs. */
function endUnlessWorking(this: ServerResponse, socket: Socket): void {
  if (this.writableEnded) socket.destroy();
}

function handlerLimits(options: HandlerOptions): BodyLimits & HeadLimits {
  const {
    maxBodyBytes = limits.maxBodyBytes.flat,
    maxInflation = limits.maxInflation.flat,
    maxDrainBytes = limits.maxDrainBytes.flat,
    maxUrlLength = limits.maxUrlLength.flat,
    maxHeaderLines = limits.maxHeaderLines.flat,
  } = options;
  return { maxBodyBytes, maxInflation, maxDrainBytes, maxUrlLength, maxHeaderLines };
}

/** How long a request's head may be. */
export interface HeadLimits {
  /** Bytes of the request target. */
  readonly maxUrlLength: number;
  /** Header fields. */
  readonly maxHeaderLines: number;
}

/** `undefined`: it is within its limits. */
function checkHead(request: IncomingMessage, { maxUrlLength, maxHeaderLines }: HeadLimits): HeadRefusal | undefined {
  if ((request.url ?? '').length > maxUrlLength) {
    return { status: 414, reason: `The request target is longer than ${maxUrlLength} bytes.` };
  }
  if (request.rawHeaders.length > maxHeaderLines * 2) {
    return { status: 431, reason: `The request has more than ${maxHeaderLines} header fields.` };
  }
  if (namesTwoHosts(request.rawHeaders)) {
    return { status: 400, reason: 'The request has more than one Host header field.' };
  }
  return undefined;
}

/** Node takes the first one; whoever stands between may take the other. */
function namesTwoHosts(headers: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

const NO_BODY = Buffer.alloc(0);

interface Read {
  readonly url: string;
  readonly mount: string;
  readonly body: Uint8Array;
  readonly refusal: RequestRefusal | undefined;
}

/** What few requests need is found out when it is asked for. */
class NodeRequest implements HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly mount: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
  declare readonly refusal?: RequestRefusal;
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
