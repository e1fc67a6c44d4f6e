/**
 * The service as a function of plain data: finds the binding that claims a request, or the document it asks for (behaviour of .asmx
 * hosts, section 1).
 */
import { httpGet } from './bindings/http-get.js';
import { httpPost } from './bindings/http-post.js';
import { soap11 } from './bindings/soap11.js';
import { soap12 } from './bindings/soap12.js';
import type { Host } from './bindings/binding.js';
import type { CallHooks } from './call.js';
import { compileService } from './codec/compile.js';
import { limitsFor } from './codec/limits.js';
import type { Limits } from './codec/limits.js';
import type { ServiceDescriptor } from './descriptor.js';
import { placeAt } from './document-text.js';
import { documentsOf } from './documents.js';
import { errorPage } from './http/error-page.js';
import { limits } from './limits.js';
import type { HeadRefusal, HttpRequest, HttpResponse } from './message.js';
import type { BoundService, Protocol } from './service.js';
import { soapReceiver } from './soap/receiver.js';
import { locate } from './target.js';
import type { Target } from './target.js';

/** Answers every request; never throws or rejects. */
export interface Endpoint {
  (request: HttpRequest): Promise<HttpResponse>;
  /** Where it is mounted, for example `/Authentication.asmx`. */
  readonly path: string;
}

export interface EndpointOptions extends CallHooks, TargetLimits {
  /** Default: the path of the contract's own address. Compared without case, as on Windows. */
  readonly path?: string;
  /** Which forms are served, and so which ports the served WSDL lists. Default: all four. */
  readonly protocols?: readonly Protocol[];
  /**
   * The base URL written into WSDL, disco and help page, for example `https://login.example.org`; the endpoint's path is added.
   * Default: the request's `origin`.
   */
  readonly publicUrl?: string;
  /** The help page and the invoke form. Default: true. */
  readonly documentation?: boolean;
  /** What a message may ask of its reader. Default: wide enough for the contract (docs/limits.md). */
  readonly limits?: Partial<Limits>;
}

/** As ASP.NET has them (docs/limits.md). */
export interface TargetLimits {
  /** Characters that may follow `?`. */
  readonly maxQueryLength?: number;
  /** Characters of the path after the service's own, unescaped. */
  readonly maxPathLength?: number;
}

const ALL_PROTOCOLS: readonly Protocol[] = ['soap11', 'soap12', 'http-get', 'http-post'];

export function createEndpoint(service: BoundService, options: EndpointOptions = {}): Endpoint {
  const path = options.path ?? contractPath(service.descriptor);
  const { maxQueryLength = limits.maxQueryLength.flat, maxPathLength = limits.maxPathLength.flat } = options;
  const host: Host = {
    service,
    codec: compileService(service.descriptor),
    hooks: options,
    protocols: new Set(options.protocols ?? ALL_PROTOCOLS),
    limits: { ...limitsFor(service.descriptor), ...options.limits },
  };
  const receiver = soapReceiver(host);
  const bindings = [soap11(receiver), soap12(receiver), httpGet(host), httpPost(host)];
  const document = documentsOf(service, {
    protocols: host.protocols,
    documentation: options.documentation ?? true,
    placeOf: (request) => placeAt((options.publicUrl?.replace(/\/$/, '') ?? callersBase(request)) + path),
  });

  const findBinding = (request: HttpRequest, target: Target) => bindings.find(({ claims }) => claims(request, target));
  /** In the form asked, where one was. */
  const refuseHead = (request: HttpRequest, target: Target | undefined, { status, reason }: HeadRefusal) => {
    const binding = target && findBinding(request, target);
    return target && binding ? binding.answer(request, target) : errorPage(status, reason);
  };
  const answer = (request: HttpRequest): Promise<HttpResponse> | HttpResponse => {
    const target = locate(request.url, path);
    if (typeof request.refusal === 'object') return refuseHead(request, target, request.refusal);
    if (target === undefined) return errorPage(404, 'There is no such service here.');
    const unacceptable = checkTarget(target, { maxQueryLength, maxPathLength });
    if (unacceptable !== undefined) return errorPage(400, unacceptable);
    const binding = findBinding(request, target);
    if (binding !== undefined) return binding.answer(request, target);
    if (target.pathInfo === '' && isRead(request.method)) return document(request, target.query);
    return unclaimed(request.method, target, host.protocols);
  };
  return Object.assign(async (request: HttpRequest) => answer(request), { path });
}

/** Where the contract itself says that the service is. */
function contractPath({ ports, name }: ServiceDescriptor): string {
  for (const { address } of ports) {
    const { path } = placeAt(address ?? '');
    if (path.length > 1) return path;
  }
  return `/${name}.asmx`;
}

function callersBase({ origin = '', mount = '' }: HttpRequest): string {
  return origin + mount;
}

/** What ASP.NET refuses of any URL before looking at it: lengths, and characters that could reach a file system. */
function checkTarget({ pathInfo, query }: Target, most: Required<TargetLimits>): string | undefined {
  if (query !== undefined && query.length > most.maxQueryLength) {
    return `The length of the query string is over ${most.maxQueryLength} characters.`;
  }
  if (pathInfo.length > most.maxPathLength) return `The length of the URL is over ${most.maxPathLength} characters.`;
  const found = /[<>*%&:\\?]/.exec(pathInfo);
  return found === null
    ? undefined
    : `A potentially dangerous Request.Path value was detected from the client (${found[0]}).`;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** No binding and no document: a method that is not served here, or a path that means nothing. */
function unclaimed(method: string, { pathInfo }: Target, protocols: ReadonlySet<Protocol>): HttpResponse {
  const takesSoap = protocols.has('soap11') || protocols.has('soap12');
  const allowed = pathInfo !== '' ? ['GET', 'POST'] : takesSoap ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!allowed.includes(method)) {
    return errorPage(405, 'Request format is unrecognized.', { Allow: allowed.join(', ') });
  }
  return errorPage(500, `Request format is unrecognized for URL unexpectedly ending in '${pathInfo}'.`);
}
