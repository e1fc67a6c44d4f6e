/** What writers pass along: the document's needs, and each element's own prefixes. */
import type { PrefixSource } from '../simple/simple-codec.js';
import { WriteError } from '../codec.js';
import { XML_NAMESPACE, XSD_NAMESPACE, XSI_NAMESPACE } from '../xml-name.js';
import { escapeAttribute } from './escape.js';

/** One per message: which of the envelope's prefixes were used, and how deep the writer is in objects. */
export interface Output {
  usesXsi: boolean;
  usesXsd: boolean;
  depth: number;
}

export const newOutput = (): Output => ({ usesXsi: false, usesXsd: false, depth: 0 });

/** No message nests so deep, but an object that holds itself does. */
const deepest = 500;

export function enter(output: Output): void {
  if (++output.depth > deepest) throw new Unwritable(`is nested more than ${deepest} deep, or holds itself`);
}

export function leave(output: Output): void {
  output.depth--;
}

/** The prefixes that one element declares for names in its attributes and its text: `q1`, `q2`. */
export class ElementPrefixes implements PrefixSource {
  /** Few elements need any. */
  private known: Map<string, string> | undefined;
  /** A name in no namespace was written, so no default namespace may be in force. */
  needsNoDefault = false;

  /** `defaultNamespace` is in force on the element; names in it need no prefix. */
  constructor(
    private readonly output: Output,
    private readonly defaultNamespace: string,
  ) {}

  qualify(namespace: string, name: string): string {
    if (namespace === this.defaultNamespace) return name;
    if (namespace === '') {
      this.needsNoDefault = true;
      return name;
    }
    return `${this.prefix(namespace)}:${name}`;
  }

  /** An attribute's name: the default namespace does not reach attributes. */
  attribute(namespace: string, name: string): string {
    return namespace === '' ? name : `${this.prefix(namespace)}:${name}`;
  }

  prefix(namespace: string): string {
    if (namespace === XML_NAMESPACE) return 'xml';
    if (namespace === XSI_NAMESPACE) {
      this.output.usesXsi = true;
      return 'xsi';
    }
    if (namespace === XSD_NAMESPACE) {
      this.output.usesXsd = true;
      return 'xsd';
    }
    const known = (this.known ??= new Map());
    let prefix = known.get(namespace);
    if (prefix === undefined) {
      prefix = `q${known.size + 1}`;
      known.set(namespace, prefix);
    }
    return prefix;
  }

  declarations(): string {
    let text = '';
    for (const [namespace, prefix] of this.known ?? []) text += ` xmlns:${prefix}="${escapeAttribute(namespace)}"`;
    return text;
  }
}

/** Says that a value cannot be written; the path grows as it passes its owners. */
export class Unwritable extends Error {
  private readonly steps: (string | number)[] = [];

  within(step: string | number): this {
    this.steps.unshift(step);
    return this;
  }

  toWriteError(): WriteError {
    let path = '';
    for (const step of this.steps) {
      if (typeof step === 'number') path += `[${step}]`;
      else path += path === '' ? step : `.${step}`;
    }
    return new WriteError(path, path === '' ? `The message ${this.message}.` : `${path} ${this.message}.`);
  }
}

/** Adds a step to the path of an error on its way out. */
export function within(error: unknown, step: string | number): unknown {
  return error instanceof Unwritable ? error.within(step) : error;
}

/** What a value is, for messages: never the value itself. */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (value instanceof Uint8Array) return 'bytes';
  return typeof value === 'object' ? 'an object' : typeof value === 'undefined' ? 'nothing' : `a ${typeof value}`;
}
