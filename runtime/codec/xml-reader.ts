/**
 * Text in, events out: drives saxes over a whole document and hands each element to the handler of the one around it. Strict
 * XML 1.0 with namespaces; no document type declaration, no other version, nothing beyond the limits. Also where saxes lets
 * something pass: unpaired surrogates, prefixed names whose local part is no name, white space around a namespace name.
 */
import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';

import { ReadError } from './codec.js';
import type { ElementHandler, OpenElement } from './codec.js';
import { structuredLimits } from './limits.js';
import type { Limits } from './limits.js';
import { startsNCName } from './xml-name.js';

const parserOptions = { xmlns: true, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true } as const;

class Parser extends SaxesParser<typeof parserOptions> {}

/** Whose document is being parsed: saxes calls some handlers without `this`. */
let current: XmlReader | undefined;
/** Taken while in use, dropped after an error. */
let idle: XmlReader | undefined;

/**
 * Reads a whole document. `root` is called with the root element and returns the receiver of its content.
 * Throws `ReadError`: `malformed` when it is not XML we accept, and whatever a handler threw; always with line and column.
 */
export function readXml(
  text: string,
  root: (element: OpenElement) => ElementHandler,
  limits: Limits = structuredLimits,
): void {
  const outer = current;
  const reader = idle ?? new XmlReader();
  idle = undefined;
  current = reader;
  try {
    reader.read(text, root, limits);
    idle = reader;
  } finally {
    current = outer;
  }
}

/**
 * Handlers sit on the prototype. As properties of every parser they would be more than V8 keeps in its fast form, and
 * parsing would take four times as long.
 */
function registerHandlers(parser: Parser): void {
  parser.on('error', (error) => current?.fail(error.message));
  parser.on('xmldecl', ({ version }) => {
    if (version !== '1.0') current?.fail('only XML version 1.0 is accepted.');
  });
  parser.on('doctype', () => current?.fail('a document type declaration (DTD) is not accepted.'));
  parser.on('opentagstart', (tag) => current?.startTag(tag.name));
  parser.on('attribute', (attribute) => current?.attribute(attribute as SaxesAttributeNS));
  parser.on('opentag', (tag) => current?.open(tag));
  parser.on('closetag', () => current?.close());
  parser.on('text', (text) => current?.text(text));
  parser.on('cdata', (text) => current?.text(text));
  parser.on('comment', () => current?.interruption());
  parser.on('processinginstruction', ({ target }) => {
    current?.checkName(target);
    current?.interruption();
  });
}

registerHandlers(Parser.prototype);

class XmlReader {
  private readonly parser = new Parser(parserOptions);
  private readonly element = new CurrentElement(this.parser);
  private readonly handlers: ElementHandler[] = [];
  private handler: ElementHandler | undefined;
  private depth = 0;
  private root: (element: OpenElement) => ElementHandler = refuseRoot;
  private limits: Limits = structuredLimits;
  private nodes = 0;
  private textLength = 0;

  read(text: string, root: (element: OpenElement) => ElementHandler, limits: Limits): void {
    this.root = root;
    this.limits = limits;
    this.nodes = 0;
    this.textLength = 0;
    if (!isWellFormed(text)) this.fail('an unpaired surrogate.', unpairedSurrogate(text));
    try {
      this.parser.write(text).close();
    } catch (error) {
      throw this.withPosition(error);
    }
    this.root = refuseRoot;
  }

  startTag(name: string): void {
    this.countNode();
    this.checkName(name);
    if (this.depth >= this.limits.depth) {
      this.fail(`elements are nested more than ${this.limits.depth} deep.`);
    }
    if (this.element.attributeList.length > 0) this.element.attributeList.length = 0;
    this.element.declarations = 0;
  }

  attribute(attribute: SaxesAttributeNS): void {
    const { element, limits } = this;
    const { name, prefix, local, value } = attribute;
    const isDeclaration = prefix === 'xmlns' || name === 'xmlns';
    if (isDeclaration) element.declarations++;
    else element.attributeList.push(attribute);
    if (element.attributeList.length + element.declarations > limits.attributes) {
      this.fail(`an element has more than ${limits.attributes} attributes.`);
    }
    if (value.length > limits.attributeLength) {
      this.fail(`an attribute value is longer than ${limits.attributeLength} characters.`);
    }
    this.checkName(name);
    if (prefix !== '' && !startsNCName(local)) this.fail('a malformed attribute name.');
    if (isDeclaration && value.trim() !== value) this.fail('white space around a namespace name.');
  }

  open(tag: SaxesTagNS): void {
    if (tag.prefix !== '' && !startsNCName(tag.local)) this.fail('a malformed element name.');
    const { element, handler } = this;
    element.namespace = tag.uri;
    element.name = tag.local;
    this.textLength = 0;
    this.depth++;
    if (handler === undefined) {
      this.handler = this.root(element);
    } else {
      this.handler = handler.open(element);
      this.handlers.push(handler);
    }
  }

  close(): void {
    this.textLength = 0;
    this.handler?.close();
    this.handler = this.handlers.pop();
    this.depth--;
  }

  text(text: string): void {
    if (this.handler === undefined) return;
    this.countNode();
    this.textLength += text.length;
    if (this.textLength > this.limits.textLength) {
      this.fail(`text is longer than ${this.limits.textLength} characters.`);
    }
    this.handler.text(text);
  }

  interruption(): void {
    this.countNode();
    this.handler?.interruption();
  }

  private countNode(): void {
    if (++this.nodes > this.limits.nodes) this.fail(`the document has more than ${this.limits.nodes} nodes.`);
  }

  checkName(name: string): void {
    if (name.length > this.limits.nameLength) this.fail(`a name is longer than ${this.limits.nameLength} characters.`);
  }

  fail(reason: string, { line, column }: Place = this.element): never {
    const shown = reason.length > 200 ? `${reason.slice(0, 200)}...` : reason;
    throw new ReadError('malformed', `Malformed XML: ${shown} Line ${line}, position ${column}.`, line, column);
  }

  /** A handler knows what is wrong and not always where. */
  private withPosition(error: unknown): unknown {
    if (!(error instanceof ReadError) || error.line !== undefined) return error;
    return new ReadError(error.kind, error.message, this.element.line, this.element.column);
  }
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** The innermost open element; one object for the whole document. */
class CurrentElement implements OpenElement {
  namespace = '';
  name = '';
  readonly attributeList: SaxesAttributeNS[] = [];
  declarations = 0;

  constructor(private readonly parser: Parser) {}

  attribute(namespace: string, name: string): string | undefined {
    for (const attribute of this.attributeList) {
      if (attribute.local === name && attribute.uri === namespace) return attribute.value;
    }
    return undefined;
  }

  *attributes(): Iterable<{ readonly namespace: string; readonly name: string; readonly value: string }> {
    for (const { uri, local, value } of this.attributeList) yield { namespace: uri, name: local, value };
  }

  resolvePrefix(prefix: string): string | undefined {
    return this.parser.resolve(prefix) ?? (prefix === '' ? '' : undefined);
  }

  get line(): number {
    return this.parser.line;
  }

  get column(): number {
    return Math.max(1, this.parser.column);
  }
}

function refuseRoot(): never {
  throw new Error('no document is being read');
}

/** `String.prototype.isWellFormed` (ECMAScript 2024, in Node.js 20). */
function isWellFormed(text: string): boolean {
  return (text as string & { isWellFormed(): boolean }).isWellFormed();
}

function unpairedSurrogate(text: string): Place {
  const before = text.slice(0, Math.max(0, text.search(/\p{Surrogate}/u)));
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
