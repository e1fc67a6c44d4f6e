/**
 * HTTP as plain data: what reaches an endpoint and what leaves it. No sockets, no streams, no framework;
 * `node-http.ts` and `express.ts` translate.
 */

/** A request that has been read to its end. */
export interface HttpRequest {
  /** As sent, case-sensitive (RFC 9110, section 9.1). */
  readonly method: string;
  /**
   * The request target in origin form, still percent-encoded: path and, after `?`, query. Bytes beyond ASCII stand as
   * the Latin-1 characters of the same number, as node:http gives them.
   */
  readonly url: string;
  /** The part of the path before the service's own, when mounted under another one; `""` at the root. */
  readonly mount?: string;
  /** Field names in lower case; repeated fields joined as RFC 9110, section 5.3 says. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes of the content, transfer coding removed, content coding removed. Empty when there is none. */
  readonly body: Uint8Array;
  /** Set when the adapter would not read the content; `body` is then empty, and the binding says so in its own form. */
  readonly refusal?: RequestRefusal;
  /** The peer's address, after what a trusted proxy says of it. */
  readonly remoteAddress?: string;
  /** Scheme and authority the caller used, for example `https://example.org:8443`; decided by the adapter. */
  readonly origin?: string;
  /** Aborted when the caller went away before the answer. */
  readonly signal?: AbortSignal;
}

/** Why a request was not read to its end. */
export type RequestRefusal = BodyRefusal | HeadRefusal;

/** Its content is over the size limit, or a content coding that does not decode. */
export type BodyRefusal = 'too-large' | 'undecodable';

/**
 * Its target or its header fields are over a limit (RFC 9110, section 15.5.15; RFC 6585, section 5), or it names two hosts (RFC 9112,
 * section 3.2). `reason` is for the caller.
 */
export interface HeadRefusal {
  readonly status: 400 | 414 | 431;
  readonly reason: string;
}

/** An answer ready to be sent. */
export interface HttpResponse {
  readonly status: number;
  /** Field names as they go on the wire. `Content-Length` and `Date` are the adapter's. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text is sent as UTF-8. */
  readonly body: string | Uint8Array;
}
