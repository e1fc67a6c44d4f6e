/**
 * XML that the contract leaves open, as data: what wildcards let in and what `xs:anyType` holds. Reading keeps all that writing
 * needs to make the same element again: names, attributes, text, children in order. Comments are not kept.
 */
import type { ElementHandler, OpenElement } from './codec.js';
import { setOwn } from './own-property.js';
import { clarkName } from './xml-name.js';

export interface XmlElement {
  /** `""` for none. */
  readonly namespace: string;
  readonly name: string;
  /** Values by `name` or `{namespace}name`. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly (string | XmlElement)[];
  /** Namespaces of the prefixes that stand before a colon in its text or attribute values. */
  readonly prefixes?: Readonly<Record<string, string>>;
}

/** What may be the prefix of a qualified name in a value: its meaning is kept with the element. */
const prefixInValue = /^[ \t\r\n]*([^\s:{}<>"'/]+):[^\s:/]+[ \t\r\n]*$/;

/** Keeps an element whole; `done` gets it at its end. `wholeScope`: with the default namespace among its prefixes, as `""`. */
export class ElementCapture implements ElementHandler {
  private readonly namespace: string;
  private readonly name: string;
  private readonly attributes: Record<string, string> = {};
  private readonly children: (string | XmlElement)[] = [];
  private readonly prefixes: Record<string, string> = {};

  constructor(
    private readonly element: OpenElement,
    private readonly done: (element: XmlElement) => void,
    private readonly wholeScope = false,
  ) {
    this.namespace = element.namespace;
    this.name = element.name;
    for (const { namespace, name, value } of element.attributes()) {
      setOwn(this.attributes, clarkName(namespace, name), value);
      this.keepPrefix(value);
    }
  }

  open(element: OpenElement): ElementHandler {
    return new ElementCapture(element, (child) => this.children.push(child), this.wholeScope);
  }

  text(text: string): void {
    const { children } = this;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else children.push(text);
  }

  interruption(): void {}

  close(): void {
    const { namespace, name, attributes, children, prefixes } = this;
    for (const child of children) if (typeof child === 'string') this.keepPrefix(child);
    if (this.wholeScope) prefixes[''] = this.element.resolvePrefix('') ?? '';
    this.done({
      namespace,
      name,
      ...(isEmpty(attributes) ? {} : { attributes }),
      ...(children.length === 0 ? {} : { children }),
      ...(isEmpty(prefixes) ? {} : { prefixes }),
    });
  }

  private keepPrefix(value: string): void {
    if (value.length > 500) return;
    const prefix = prefixInValue.exec(value)?.[1];
    const namespace = prefix === undefined ? undefined : this.element.resolvePrefix(prefix);
    if (prefix !== undefined && namespace !== undefined) setOwn(this.prefixes, prefix, namespace);
  }
}

function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}

/** Whether a value can be written as an element. */
export function isXmlElement(value: unknown): value is XmlElement {
  if (typeof value !== 'object' || value === null) return false;
  const { namespace, name } = value as Partial<XmlElement>;
  return typeof namespace === 'string' && typeof name === 'string';
}
