/**
 * One request on its way through a binding: what the implementation may know of it (`CallContext`), and what is told
 * about it once it has been answered.
 */
import { randomBytes } from 'node:crypto';

import type { HttpRequest } from './message.js';
import type { CallContext, Protocol } from './service.js';

/** What a log line may hold of a call: no parameter, no result. */
export interface CallRecord {
  readonly requestId: string;
  readonly protocol: Protocol;
  /** Absent when the request was refused before an operation was known. */
  readonly operation?: string;
  readonly remoteAddress?: string;
  readonly outcome: Outcome;
  /** What the caller was told, for every outcome but `ok`. */
  readonly message?: string;
  readonly status: number;
  readonly durationMs: number;
}

/**
 * `ok`: answered; `fault`: the service refused it; `refused`: the request could not be understood; `incident`: an error that no one
 * meant.
 */
export type Outcome = 'ok' | 'fault' | 'refused' | 'incident';

/** An error that no service meant. */
export interface Incident {
  /** In the answer and here: what a caller quotes when reporting it. */
  readonly incidentId: string;
  readonly requestId: string;
  readonly protocol: Protocol;
  readonly operation?: string;
  readonly error: unknown;
}

/** Who is told. What a hook throws is reported as a process warning and changes no answer. */
export interface CallHooks {
  /** Called after every call that reached a binding, whatever came of it. */
  readonly onCall?: (call: CallRecord) => void;
  /** Called for every error that no service meant: the caller sees only `incidentId`. */
  readonly onIncident?: (incident: Incident) => void;
}

/** Distinguishes the processes that write to one log. */
const processTag = randomBytes(6).toString('base64url');
let calls = 0;

export class Call implements CallContext {
  readonly requestId = `${processTag}-${(++calls).toString(36)}`;
  /** Empty until one is known. */
  operation = '';
  headers: Readonly<Record<string, unknown>> = NO_HEADERS;
  /** Response headers that the implementation set, by property. */
  responseHeaders: Record<string, unknown> | undefined;
  private readonly startedAt: number;

  constructor(
    private readonly http: HttpRequest,
    /** Of the answer: for SOAP, the binding's own until the envelope says otherwise. */
    public protocol: Protocol,
    private readonly hooks: CallHooks,
  ) {
    this.startedAt = hooks.onCall === undefined ? 0 : performance.now();
  }

  get remoteAddress(): string {
    return this.http.remoteAddress ?? '';
  }

  get signal(): AbortSignal {
    return this.http.signal ?? NEVER_ABORTED;
  }

  setHeader(property: string, value: unknown): void {
    (this.responseHeaders ??= {})[property] = value;
  }

  /** Reports an error that nobody meant; returns the incident's id. */
  incident(error: unknown): string {
    const { requestId, protocol, hooks } = this;
    hold(hooks.onIncident, { incidentId: requestId, requestId, protocol, ...this.known(), error });
    return requestId;
  }

  /** Reports the answer. */
  answered(outcome: Outcome, status: number, message?: string): void {
    const { onCall } = this.hooks;
    if (onCall === undefined) return;
    const { requestId, protocol } = this;
    const durationMs = performance.now() - this.startedAt;
    const told = message === undefined ? undefined : { message };
    hold(onCall, { requestId, protocol, ...this.known(), outcome, status, ...told, durationMs });
  }

  private known(): { operation?: string; remoteAddress?: string } {
    return {
      ...(this.operation === '' ? undefined : { operation: this.operation }),
      ...(this.remoteAddress === '' ? undefined : { remoteAddress: this.remoteAddress }),
    };
  }
}

const NO_HEADERS: Readonly<Record<string, unknown>> = Object.freeze({});
const NEVER_ABORTED = new AbortController().signal;

function hold<T>(hook: ((event: T) => void) | undefined, event: T): void {
  try {
    hook?.(event);
  } catch (error) {
    process.emitWarning(`a call hook failed: ${String(error)}`);
  }
}
