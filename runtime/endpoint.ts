/**
 * The service as a function of plain data: finds the binding that claims a request, or the document it asks for.
 */
import type { HttpRequest, HttpResponse } from './message.js';
import type { BoundService, Protocol } from './service.js';

/** Answers every request; never throws or rejects. */
export interface Endpoint {
  (request: HttpRequest): Promise<HttpResponse>;
  /** Where it is mounted, for example `/Authentication.asmx`. */
  readonly path: string;
}

export interface EndpointOptions {
  /** Default: the path of the contract's own address. Compared without case, as on Windows. */
  readonly path?: string;
  /** Which forms are served, and so which ports the served WSDL lists. Default: all four. */
  readonly protocols?: readonly Protocol[];
  /** The base URL written into WSDL, disco and help page, for example `https://login.example.org`; default: the request's `origin`. */
  readonly publicUrl?: string;
  /** The help page and the invoke form. Default: true. */
  readonly documentation?: boolean;
  /** Called after every call that reached a binding, whatever came of it. */
  readonly onCall?: (call: CallRecord) => void;
  /** Called for every error that no service meant: the caller sees only `incidentId`. */
  readonly onIncident?: (incident: Incident) => void;
}

/** What a log line may hold of a call: no parameter, no result. */
export interface CallRecord {
  readonly requestId: string;
  readonly protocol: Protocol;
  /** Absent when the request was refused before an operation was known. */
  readonly operation?: string;
  readonly remoteAddress?: string;
  /**
   * `ok`: answered; `fault`: the service refused it; `refused`: the request could not be understood; `incident`: an
   * error that no one meant.
   */
  readonly outcome: 'ok' | 'fault' | 'refused' | 'incident';
  /** What the caller was told, for every outcome but `ok`. */
  readonly message?: string;
  readonly status: number;
  readonly durationMs: number;
}

export interface Incident {
  /** In the answer and here: what a caller quotes when reporting it. */
  readonly incidentId: string;
  readonly requestId: string;
  readonly protocol: Protocol;
  readonly operation?: string;
  readonly error: unknown;
}

export function createEndpoint(_service: BoundService, _options?: EndpointOptions): Endpoint {
  throw new Error('not written yet');
}
