/**
 * A request's envelope to the operation it means and its typed request (behaviour of .asmx hosts, sections 4 to 6). The envelope's
 * namespace decides the version in force; the request is routed before, by its action, or here, by the first child of Body.
 */
import type { ElementHandler, OpenElement } from '../codec/codec.js';
import { ReadError } from '../codec/codec.js';
import { Refusal } from '../refusal.js';
import { elementKey, operationOf } from './operations.js';
import type { SoapOperation, SoapOperations } from './operations.js';
import { isMandatory } from './mandatory.js';
import { SOAP_VERSIONS } from './version.js';
import type { SoapVersion } from './version.js';

/** How a request says which operation it means. */
export type Route =
  /** By an action that is known; the operation's name. */
  | { readonly by: 'action'; readonly operation: string }
  /** By the first child of Body; `action`: one was given, and is not known. */
  | { readonly by: 'element'; readonly action: string };

/** A request that has been understood. */
export interface SoapRequest {
  readonly operation: SoapOperation;
  readonly request: unknown;
  /** Header entries that the operation declares, by property. */
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Reads one envelope; made anew for each. */
export class EnvelopeReader {
  /** The version in force, once the root element is known. */
  version: SoapVersion | undefined;
  operation: SoapOperation | undefined;
  private operations: SoapOperations | undefined;
  private sawHeader = false;
  private sawBody = false;
  /** Something other than Header and Body stood before Body. */
  private disturbed = false;
  private mandatory: { readonly key: string; readonly name: string }[] | undefined;
  private headers: Map<string, unknown> | undefined;
  private hasRequest = false;
  private request: unknown;

  constructor(
    private readonly route: Route,
    private readonly served: readonly SoapOperations[],
    /** As sent, in lower case, parameters removed. */
    private readonly mediaType: string,
  ) {}

  /** The receiver of the root element, for `readXml`. */
  readonly root = (element: OpenElement): ElementHandler => {
    const operations = this.served.find(({ version }) => version.namespace === element.namespace);
    if (operations === undefined) throw this.versionMismatch(element.namespace);
    this.version = operations.version;
    this.operations = operations;
    if (this.route.by === 'action') this.setOperation(operations.byName.get(this.route.operation));
    if (element.name !== 'Envelope') throw this.missing(this.route.by === 'action' ? 'Envelope' : 'Body');
    return new EnvelopeHandler(this);
  };

  /** After the whole document has been read. Throws a `Refusal` or a `ReadError`. */
  finish(): SoapRequest {
    const { operation } = this;
    if (!this.sawBody || operation === undefined) throw this.missing('Body');
    if (!this.hasRequest) this.request = operation.input.absent();
    this.checkUnderstood(operation);
    return { operation, request: this.request, headers: this.headersOf(operation) };
  }

  /** What a malformed document is answered with: as section 6 says, it depends on how far routing has come. */
  malformed(error: ReadError): Refusal | ReadError {
    if (this.route.by === 'action' || this.operation !== undefined) return error;
    return new Refusal(`Server was unable to process request. ---> ${error.message}`, 500, 'Server');
  }

  /** A child of Envelope. */
  openPart(element: OpenElement): ElementHandler {
    if (this.sawBody) return SKIP;
    if (element.namespace === this.version?.namespace) {
      if (element.name === 'Body') return this.openBody(element);
      if (element.name === 'Header' && !this.sawHeader && !this.disturbed) {
        this.sawHeader = true;
        return new HeaderHandler(this);
      }
    }
    this.disturb();
    return SKIP;
  }

  /** Something stands in Envelope that may not stand before Body. */
  disturb(): void {
    if (this.sawBody) return;
    if (this.route.by === 'action') throw this.missing('Body');
    this.disturbed = true;
  }

  closeEnvelope(): void {
    if (!this.sawBody && this.route.by === 'action') throw this.missing('Body');
  }

  /** A child of Header. */
  openHeader(element: OpenElement): ElementHandler {
    const key = elementKey(element.namespace, element.name);
    if (isMandatory(element)) (this.mandatory ??= []).push({ key, name: element.name });
    const declared = this.operations?.headers.get(key);
    if (declared === undefined) return SKIP;
    return declared.codec.read(element, (value) => (this.headers ??= new Map()).set(key, value));
  }

  /** A child of Body. `body` is where it stands, for messages that are read from there. */
  openContent(element: OpenElement, body: BodyHandler): ElementHandler {
    const operation = this.operation ?? this.routeByElement(elementKey(element.namespace, element.name));
    const { root } = operation.input;
    if (root === undefined) return body.readWhole(operation, bodyAround(element)).open(element);
    if (root.name !== element.name || root.namespace !== element.namespace) return SKIP;
    return operation.input.read(element, this.accept);
  }

  /** By the first child of Body; `""`: there is none. */
  routeByElement(key: string): SoapOperation {
    const action = this.route.by === 'element' ? this.route.action : '';
    const operation = this.operations && operationOf(this.operations, key, action);
    if (operation === undefined) throw unroutable(action);
    this.setOperation(operation);
    if (this.disturbed) throw unreadable('Body');
    return operation;
  }

  /** Takes a message that has been read; a second one may add to it and repeat nothing. */
  readonly accept = (value: unknown): void => {
    this.request = this.hasRequest ? joined(this.request, value) : value;
    this.hasRequest = true;
  };

  private openBody(element: OpenElement): ElementHandler {
    this.sawBody = true;
    const body = new BodyHandler(this);
    const { operation } = this;
    return operation !== undefined && operation.input.root === undefined ? body.readWhole(operation, element) : body;
  }

  private setOperation(operation: SoapOperation | undefined): void {
    if (operation === undefined) throw unroutable(this.route.by === 'element' ? this.route.action : '');
    if (this.version?.protocol === 'soap11' && this.mediaType !== 'text/xml') {
      throw new Refusal(`A SOAP 1.1 envelope has to be sent as text/xml, not as ${this.mediaType}.`, 415);
    }
    this.operation = operation;
  }

  private missing(element: 'Envelope' | 'Body'): Refusal {
    if (this.route.by === 'action' || this.operation !== undefined) return unreadable(element);
    const text = `Server was unable to process request. ---> Request format is invalid: Missing required soap:${element} element.`;
    return new Refusal(text, 500, 'Server');
  }

  private versionMismatch(namespace: string): Refusal {
    const first = this.served[0]?.version ?? SOAP_VERSIONS[0];
    this.version = first;
    const expected = `Expecting ${first?.namespace}.`;
    const text = `Possible SOAP version mismatch: Envelope namespace ${namespace} was unexpected. ${expected}`;
    return new Refusal(text, 500, 'VersionMismatch');
  }

  private checkUnderstood(operation: SoapOperation): void {
    const unknown = this.mandatory?.find(({ key }) => !operation.inputHeaders.some((header) => header.key === key));
    if (unknown) throw new Refusal(`SOAP header ${unknown.name} was not understood.`, 500, 'MustUnderstand');
  }

  private headersOf(operation: SoapOperation): Readonly<Record<string, unknown>> {
    const { headers } = this;
    if (headers === undefined) return {};
    const declared = operation.inputHeaders.filter(({ key }) => headers.has(key));
    return Object.fromEntries(declared.map(({ property, key }) => [property, headers.get(key)]));
  }
}

function unroutable(action: string): Refusal {
  return new Refusal(
    action === ''
      ? 'Unable to handle request without a valid action parameter. Please supply a valid soap action.'
      : `Unable to handle request. The action '${action}' was not recognized.`,
  );
}

function unreadable(element: 'Envelope' | 'Body'): Refusal {
  const text = `Request format is invalid: Missing required soap:${element} element.`;
  return new Refusal(`Server was unable to read request. ---> ${text}`);
}

/** Two wrapper elements are read as one; what both hold is given twice. */
function joined(first: unknown, second: unknown): unknown {
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return second;
  for (const [name, value] of Object.entries(second)) {
    if (value !== undefined && (first as Record<string, unknown>)[name] !== undefined) {
      throw new ReadError('duplicate', `Duplicate parameter: ${name}.`);
    }
  }
  return { ...first, ...second };
}

const NOT_WHITE_SPACE = /[^ \t\r\n]/;

class EnvelopeHandler implements ElementHandler {
  constructor(private readonly reader: EnvelopeReader) {}

  open(element: OpenElement): ElementHandler {
    return this.reader.openPart(element);
  }

  text(text: string): void {
    if (NOT_WHITE_SPACE.test(text)) this.reader.disturb();
  }

  interruption(): void {}

  close(): void {
    this.reader.closeEnvelope();
  }
}

class HeaderHandler implements ElementHandler {
  constructor(private readonly reader: EnvelopeReader) {}

  open(element: OpenElement): ElementHandler {
    return this.reader.openHeader(element);
  }

  text(): void {}
  interruption(): void {}
  close(): void {}
}

class BodyHandler implements ElementHandler {
  private whole: ElementHandler | undefined;

  constructor(private readonly reader: EnvelopeReader) {}

  open(element: OpenElement): ElementHandler {
    return this.whole?.open(element) ?? this.reader.openContent(element, this);
  }

  text(text: string): void {
    if (this.whole !== undefined) this.whole.text(text);
    else if (this.reader.operation === undefined && NOT_WHITE_SPACE.test(text)) this.reader.routeByElement(' ');
  }

  interruption(): void {
    this.whole?.interruption();
  }

  close(): void {
    if (this.whole === undefined && this.reader.operation === undefined) this.reader.routeByElement('');
    this.whole?.close();
  }

  /** The message is Body's own content. */
  readWhole(operation: SoapOperation, body: OpenElement): ElementHandler {
    this.whole = operation.input.read(body, this.reader.accept);
    return this;
  }
}

/** Body as it looks once its first child has been opened; nothing in a message depends on its attributes. */
function bodyAround(child: OpenElement): OpenElement {
  return {
    namespace: '',
    name: 'Body',
    attribute: () => undefined,
    attributes: () => [],
    resolvePrefix: (prefix) => child.resolvePrefix(prefix),
    line: child.line,
    column: child.column,
  };
}

const SKIP: ElementHandler = {
  open: () => SKIP,
  text: () => {},
  interruption: () => {},
  close: () => {},
};
