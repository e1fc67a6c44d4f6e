/**
 * Text in, events out: drives saxes over a whole document and hands each element to the handler of the one around it. Strict
 * XML 1.0 with namespaces; no document type declaration, no other version, nothing beyond the limits, and no unpaired
 * surrogates, which saxes lets pass.
 */
import { SaxesParser } from 'saxes';

import { ReadError } from './codec.js';
import type { ElementHandler, OpenElement } from './codec.js';
import { structuredLimits } from './limits.js';
import type { Limits } from './limits.js';
import { NamespaceScopes } from './namespaces.js';
import type { ReadAttribute } from './namespaces.js';
import { startsNCName } from './xml-name.js';

const parserOptions = { xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true } as const;

class Parser extends SaxesParser<typeof parserOptions> {}

/** Whose document is being parsed: saxes calls some handlers without `this`. */
let current: XmlReader | undefined;

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
  current = new XmlReader(root, limits);
  try {
    current.read(text);
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
  parser.on('attribute', ({ name, value }) => current?.attribute(name, value));
  parser.on('opentag', (tag) => current?.open(tag.name));
  parser.on('closetag', () => current?.close());
  parser.on('text', (text) => current?.text(text));
  parser.on('cdata', (text) => current?.text(text));
  parser.on('comment', () => current?.interruption());
  parser.on('processinginstruction', ({ target }) => {
    current?.checkName(target);
    if (target.includes(':')) current?.fail('a colon in the name of a processing instruction.');
    current?.interruption();
  });
}

registerHandlers(Parser.prototype);

class XmlReader {
  private readonly parser = new Parser(parserOptions);
  private readonly scopes = new NamespaceScopes((reason) => this.fail(reason));
  private readonly element = new CurrentElement(this.parser, this.scopes);
  private readonly handlers: ElementHandler[] = [];
  private handler: ElementHandler | undefined;
  private depth = 0;
  private nodes = 0;
  private textLength = 0;

  constructor(
    private readonly root: (element: OpenElement) => ElementHandler,
    private readonly limits: Limits,
  ) {}

  read(text: string): void {
    if (!isWellFormed(text)) this.fail('an unpaired surrogate.', unpairedSurrogate(text));
    try {
      this.parser.write(text).close();
    } catch (error) {
      throw this.withPosition(error);
    }
  }

  startTag(name: string): void {
    this.countNode();
    this.checkName(name);
    if (this.depth >= this.limits.depth) {
      this.fail(`elements are nested more than ${this.limits.depth} deep.`);
    }
    if (this.element.attributeList.length > 0) this.element.attributeList.length = 0;
    this.scopes.enter();
  }

  attribute(name: string, value: string): void {
    const { element, limits, scopes } = this;
    this.checkName(name);
    if (value.length > limits.attributeLength) {
      this.fail(`an attribute value is longer than ${limits.attributeLength} characters.`);
    }
    if (!scopes.declare(name, value)) {
      const colon = this.colonIn(name);
      const prefix = colon < 0 ? '' : name.slice(0, colon);
      element.attributeList.push({ prefix, name: colon < 0 ? name : name.slice(colon + 1), value, namespace: '' });
    }
    if (element.attributeList.length + scopes.declared > limits.attributes) {
      this.fail(`an element has more than ${limits.attributes} attributes.`);
    }
  }

  open(tagName: string): void {
    const { element, handler, scopes } = this;
    const colon = this.colonIn(tagName);
    element.namespace = scopes.bound(colon < 0 ? '' : tagName.slice(0, colon));
    element.name = colon < 0 ? tagName : tagName.slice(colon + 1);
    if (element.attributeList.length > 0) scopes.resolveAttributes(element.attributeList);
    this.textLength = 0;
    this.depth++;
    if (handler === undefined) {
      this.handler = this.root(element);
    } else {
      this.handler = handler.open(element);
      this.handlers.push(handler);
    }
  }

  /** Where the colon of a qualified name is; -1 without one (Namespaces in XML 1.0, section 4). */
  private colonIn(name: string): number {
    const colon = name.indexOf(':');
    if (colon < 0) return colon;
    const local = name.slice(colon + 1);
    if (colon === 0 || local === '' || local.includes(':') || !startsNCName(local)) this.fail('a malformed name.');
    return colon;
  }

  close(): void {
    this.textLength = 0;
    this.handler?.close();
    this.handler = this.handlers.pop();
    this.depth--;
    this.scopes.leave();
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
  readonly attributeList: ReadAttribute[] = [];

  constructor(
    private readonly parser: Parser,
    private readonly scopes: NamespaceScopes,
  ) {}

  attribute(namespace: string, name: string): string | undefined {
    for (const attribute of this.attributeList) {
      if (attribute.name === name && attribute.namespace === namespace) return attribute.value;
    }
    return undefined;
  }

  attributes(): Iterable<{ readonly namespace: string; readonly name: string; readonly value: string }> {
    return this.attributeList;
  }

  resolvePrefix(prefix: string): string | undefined {
    return this.scopes.resolve(prefix);
  }

  get line(): number {
    return this.parser.line;
  }

  get column(): number {
    return Math.max(1, this.parser.column);
  }
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
