/**
 * Everything that keeps a call from an answer of the service: the network, the clock, the caller's own change of mind, and
 * peers that answer something else. What the service itself refuses is a `ServiceFault`.
 */

export type TransportErrorKind =
  /** No connection came about: the service has not seen the call. */
  | 'unreachable'
  /** The connection broke before the answer was complete: the service may have done what was asked. */
  | 'interrupted'
  /** The call's time was over. */
  | 'timeout'
  /** The caller's signal ended it; `cause` is the signal's reason. */
  | 'aborted'
  /** A status that is no answer of this protocol, redirects that are not followed among them. */
  | 'unexpected-status'
  /** An answer of another media type. */
  | 'unexpected-content-type'
  /** Empty, too large, malformed, no document of this operation, or with a header that demands to be understood and is not. */
  | 'unreadable';

export interface TransportErrorOptions {
  /** Without user information, query and fragment. */
  readonly address: string;
  readonly status?: number;
  /** The answer's `Content-Type`. */
  readonly contentType?: string;
  /** What the system calls it: `ECONNREFUSED`, `UND_ERR_SOCKET`. */
  readonly code?: string;
  readonly body?: string;
  readonly cause?: unknown;
}

/** The message names the address without its query: a GET carries its parameters there, passwords too. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly address: string;
  readonly status: number | undefined;
  readonly contentType: string | undefined;
  readonly code: string | undefined;
  readonly #body: string | undefined;

  constructor(
    readonly kind: TransportErrorKind,
    message: string,
    options: TransportErrorOptions,
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.address = options.address;
    this.status = options.status;
    this.contentType = options.contentType;
    this.code = options.code;
    this.#body = options.body;
  }

  /** The first 4,096 characters of the answer. Kept out of logs and messages: a peer may repeat what it was sent. */
  get body(): string | undefined {
    return this.#body;
  }
}
