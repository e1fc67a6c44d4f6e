/**
 * The one failure a service throws and a client stub throws back: SOAP 1.1 section 4.4, SOAP 1.2 part 1 section 5.4, and the
 * error answer of the HTTP forms. Each binding encodes it; nothing else crosses that line.
 */
import type { XmlName } from './descriptor.js';

/**
 * Who is at fault. `Client` is `Sender` and `Server` is `Receiver` in SOAP 1.2; a name in a namespace of one's own
 * goes out as given.
 */
export type FaultCode = 'Client' | 'Server' | 'MustUnderstand' | 'VersionMismatch' | XmlName;

/** A fault that the contract declares for the operation, with its typed detail. */
export interface DeclaredFault {
  /** The `wsdl:fault` name. */
  readonly name: string;
  /** Written by the codec of the element that the fault's message names. */
  readonly value: unknown;
}

export interface FaultOptions {
  /** Left out: an ordinary error, answered as `Server` with the host's prefix before the text (behaviour of ASMX). */
  readonly code?: FaultCode;
  /** SOAP 1.2 only (part 1, section 5.4.1.3). */
  readonly subcode?: XmlName;
  /** `faultactor`, in SOAP 1.2 `Node`: a URI. */
  readonly actor?: string;
  /** Detail entries: a well-formed XML fragment, written as given. */
  readonly detail?: string;
  /** The detail as a typed object instead of `detail`; a name the operation does not declare is left out. */
  readonly declared?: DeclaredFault;
  /** The HTTP status, where 500 would mislead what stands between: 503 tells a load balancer to try elsewhere. */
  readonly status?: 500 | 503;
  /** What led to it. Messages of `ServiceFault` causes are appended to the text with ` ---> `; other causes are only logged. */
  readonly cause?: unknown;
}

export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
  readonly code: FaultCode | undefined;
  readonly subcode: XmlName | undefined;
  readonly actor: string | undefined;
  readonly detail: string | undefined;
  readonly declared: DeclaredFault | undefined;
  readonly status: 500 | 503;

  /** `message` is shown to the caller's people: never a secret, a path or a type name. */
  constructor(message: string, options: FaultOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = options.code;
    this.subcode = options.subcode;
    this.actor = options.actor;
    this.detail = options.detail;
    this.declared = options.declared;
    this.status = options.status ?? 500;
  }
}
