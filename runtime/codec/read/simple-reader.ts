/** Reads elements that hold one value: text and nothing else. */
import { ReadError } from '../codec.js';
import type { ElementHandler, OpenElement } from '../codec.js';
import { fixedTest } from '../simple/fixed.js';
import { normalizeWhiteSpace } from '../simple/simple-codec.js';
import type { SimpleCodec } from '../simple/simple-codec.js';
import type { ElementDeclaration, TypeReader } from './element-reader.js';
import { locationIn } from './receiver.js';
import type { Receiver } from './receiver.js';

export class SimpleTypeReader implements TypeReader {
  constructor(
    private readonly codec: SimpleCodec,
    private readonly strict: boolean,
  ) {}

  read(element: OpenElement, declaration: ElementDeclaration, owner: Receiver, slot: number): ElementHandler {
    return new SimpleReader(this.codec, this.strict, element, declaration, owner, slot);
  }
}

/** Gathers the text of a value, and lets nothing come between. */
export abstract class TextReader implements ElementHandler {
  protected content = '';

  constructor(
    protected readonly owner: Receiver,
    protected readonly name: string,
  ) {}

  abstract close(): void;

  text(text: string): void {
    this.content = this.content === '' ? text : this.content + text;
  }

  open(element: OpenElement): never {
    throw this.interrupted(`element ${element.name}`);
  }

  interruption(): never {
    throw this.interrupted('a comment or processing instruction');
  }

  private interrupted(what: string): ReadError {
    return new ReadError('interrupted-value', `Found ${what} inside the value of ${this.name}, expected text alone.`);
  }
}

class SimpleReader extends TextReader {
  constructor(
    private readonly codec: SimpleCodec,
    private readonly strict: boolean,
    private readonly element: OpenElement,
    private readonly declaration: ElementDeclaration,
    owner: Receiver,
    private readonly slot: number,
  ) {
    super(owner, declaration.name);
  }

  close(): void {
    const { codec, element, declaration, content } = this;
    const text = content === '' ? (declaration.default ?? declaration.fixed ?? content) : content;
    const value = readValue(codec, text, element);
    if (value === undefined) throw invalidValue(codec, text, this.where());
    if (this.strict && !fixedTest(codec, declaration.fixed)(normalizeWhiteSpace(text, codec.whiteSpace))) {
      throw unlikeFixed(this.where());
    }
    this.owner.receive(this.slot, value);
  }

  private where(): string {
    return `element ${locationIn(this.owner, this.name) || this.name}`;
  }
}

/** Strict mode: another value than the one that the contract fixes (Structures, section 3.3.4). */
export function unlikeFixed(where: string): ReadError {
  return new ReadError('invalid-value', `Invalid value of ${where}: the contract fixes it.`);
}

/** `undefined` when the text is no value of the type. `element` lends its prefixes. */
export function readValue(codec: SimpleCodec, text: string, element: OpenElement): unknown {
  const normalized = codec.whiteSpace === 'preserve' ? text : normalizeWhiteSpace(text, codec.whiteSpace);
  return codec.parse(normalized, codec.hasNames ? (prefix) => element.resolvePrefix(prefix) : noPrefixes);
}

const noPrefixes = (): undefined => undefined;

/** Repeats what was found only where it cannot be anybody's secret. */
export function invalidValue(codec: SimpleCodec, text: string, where: string): ReadError {
  const shown = text.length > 40 ? `${text.slice(0, 40)}...` : text;
  const found = codec.isText ? '' : `, found ${JSON.stringify(shown)}`;
  return new ReadError('invalid-value', `Invalid value of ${where}: expected ${codec.description}${found}.`);
}
