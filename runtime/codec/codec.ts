/**
 * What a compiled contract offers to the bindings and the clients: readers that turn parse events into typed objects, and
 * writers that turn typed objects into text. `compile.ts` makes one `ServiceCodec` per descriptor, once, at start.
 */
import type {
  ElementRef,
  HttpOperationDescriptor,
  ServiceDescriptor,
  SoapBodyDescriptor,
  XmlName,
} from '../descriptor.js';
import type { Limits } from './limits.js';

export interface ServiceCodec {
  readonly descriptor: ServiceDescriptor;
  /** Of a message's body. The same object for the same descriptor node. */
  body(body: SoapBodyDescriptor): BodyCodec;
  /** Of a global element: headers, fault details. */
  element(ref: ElementRef): BodyCodec;
  /** Of an operation of an HTTP port. */
  form(operation: HttpOperationDescriptor): FormCodec;
}

/** Reads and writes what stands in `soap:Body` (or in a header or detail, for `element`). */
export interface BodyCodec {
  /**
   * The one element expected; absent: `read` is to be given the enclosing element itself (several parts, a `type=` part, and
   * rpc/encoded, whose values may stand beside the wrapper).
   */
  readonly root?: XmlName;
  /** Starts reading at `element`; `done` is called with the typed object when it ends. Throws `ReadError`. */
  read(element: OpenElement, done: (value: unknown) => void): ElementHandler;
  /** The object when no root element came: everything absent. Throws `ReadError` when something is required. */
  absent(): unknown;
  /** The XML of the value, namespaces declared. Throws `WriteError` when the value does not fit the contract. */
  write(value: unknown): string;
}

/** Reads and writes the parameters and the answer of an HTTP operation. */
export interface FormCodec {
  /** Decoded name and value pairs in the order sent, to the request object. Unknown names are ignored. Throws `ReadError`. */
  readParameters(pairs: Iterable<readonly [name: string, value: string]>): unknown;
  writeParameters(request: unknown): [name: string, value: string][];
  /** For operations whose request is a document (`HttpOperationDescriptor.content`). Throws `ReadError`. */
  readContent?(text: string, limits?: Limits): unknown;
  /** The request's document after the XML declaration. */
  writeContent?(request: unknown): string;
  /** The answer's document after the XML declaration, or its text for `mime:content`. */
  writeAnswer(response: unknown): string;
  /** The answer's whole text, as a client received it. Throws `ReadError`. */
  readAnswer(text: string): unknown;
}

/** An element whose start tag has been read. Valid only during the call that hands it over. */
export interface OpenElement {
  readonly namespace: string;
  readonly name: string;
  /** The value of an attribute; `namespace` is `""` for unqualified ones. */
  attribute(namespace: string, name: string): string | undefined;
  /** All but namespace declarations. */
  attributes(): Iterable<{ readonly namespace: string; readonly name: string; readonly value: string }>;
  /**
   * The namespace in scope for a prefix, `""` asks for the default one (XML Namespaces 1.0, section 6). This one may also be
   * called from `close` of the element's handler.
   */
  resolvePrefix(prefix: string): string | undefined;
  /** Of the end of the start tag; line from 1, column from 1. */
  readonly line: number;
  readonly column: number;
}

/** Receives what stands inside one element. */
export interface ElementHandler {
  /** A child element begins; returns the receiver of its content. */
  open(element: OpenElement): ElementHandler;
  /** Character data, CDATA included, in document order; may come in pieces. Exact: nothing trimmed. */
  text(text: string): void;
  /** A comment or a processing instruction stood here (a value may refuse it). */
  interruption(): void;
  /** The end tag. */
  close(): void;
}

/** What made a message unreadable. */
export type ReadErrorKind =
  /** Not well-formed XML, or XML that is refused: DOCTYPE, a limit, an illegal character. */
  | 'malformed'
  /** Well-formed, but an element, comment or processing instruction stands inside a value. */
  | 'interrupted-value'
  | 'missing'
  | 'duplicate'
  /** Text that is no value of its type. */
  | 'invalid-value'
  /**
   * Content that the contract excludes: two alternatives of a choice at once; in strict mode also an element or attribute it
   * does not know, and an order it does not allow.
   */
  | 'invalid-content';

/** `message` is for the caller: what was found, what was expected, where. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
  constructor(
    readonly kind: ReadErrorKind,
    message: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(message);
  }
}

/** A value that the contract cannot carry; `path` is where it stands in the object, for example `order.items[2].price`. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}
