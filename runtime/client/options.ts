/** What callers may say to a client stub: once for all calls, and per call. */

/** Settings of a client: every call starts from them. */
export interface ClientOptions {
  /** The service's URL; left out: the contract's own address. A user name and password in it become Basic credentials. */
  readonly address?: string;
  /** Milliseconds until a call gives up, from its start to the last byte of the answer. Default 100,000; `Infinity`: never. */
  readonly timeout?: number;
  /** HTTP fields sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of the global `fetch`: for a proxy, client certificates, or a test. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sends request bodies compressed. Compressed answers are read either way. */
  readonly gzip?: boolean;
  /** Bytes of an answer, decompressed, beyond which it is not read. Default 33,554,432 (32 MiB). */
  readonly maxAnswerBytes?: number;
  /**
   * Header blocks of answers, as `{namespace}name`, which the contract does not declare and the caller sees to (or accepts
   * unseen), such as a WS-Security time stamp: others with `mustUnderstand` make an answer unreadable.
   */
  readonly understoodHeaders?: readonly string[];
}

/** Settings of one call. */
export interface CallOptions {
  /** Ends the call with a `TransportError` of kind `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds, instead of the client's. */
  readonly timeout?: number;
  /** HTTP fields beside the client's; the call's own win. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Values for the SOAP headers that the contract declares for the operation, by property. Ignored by the HTTP forms. */
  readonly soapHeaders?: Readonly<Record<string, unknown>>;
  /** Header blocks the contract does not declare (WS-Security, say): well-formed XML, written as given. */
  readonly soapHeaderBlocks?: readonly string[];
  /** Told about the answer before the call returns: status, HTTP fields, declared SOAP headers. Faults are told too. */
  readonly onAnswer?: (answer: AnswerInfo) => void;
}

/** What came with an answer besides the response object. */
export interface AnswerInfo {
  readonly status: number;
  readonly headers: Headers;
  /** SOAP headers that the contract declares for the answer, by property; empty for the HTTP forms. */
  readonly soapHeaders: Readonly<Record<string, unknown>>;
}

/** `ClientOptions` with every default in place. */
export interface ClientSettings {
  readonly timeout: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
  readonly gzip: boolean;
  readonly maxAnswerBytes: number;
  readonly understoodHeaders: readonly string[];
}

/** 100 seconds is what .NET's own proxies wait. */
const defaultTimeout = 100_000;
const defaultMaxAnswerBytes = 32 * 1024 * 1024;

export function settingsOf(options: ClientOptions): ClientSettings {
  return {
    timeout: options.timeout ?? defaultTimeout,
    headers: options.headers ?? {},
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    gzip: options.gzip ?? false,
    maxAnswerBytes: options.maxAnswerBytes ?? defaultMaxAnswerBytes,
    understoodHeaders: options.understoodHeaders ?? [],
  };
}
