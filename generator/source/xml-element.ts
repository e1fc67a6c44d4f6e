/** XML as the later stages see it: elements with names as values, positions and offsets, and questions to ask them. */
import type { Position } from '../diagnostics/diagnostic.js';
import type { QName } from './qname.js';

export interface XmlElement {
  readonly name: QName;
  /** As written, with its prefix: for messages. */
  readonly tag: string;
  /** Without namespace declarations, in the order of the text. */
  readonly attributes: readonly XmlAttribute[];
  /** Child elements and the text between them; white space alone between elements is left out. */
  readonly content: readonly (XmlElement | string)[];
  readonly children: readonly XmlElement[];
  readonly scope: NamespaceScope;
  readonly position: Position;
  /** `text.slice(start, end)` is the element, tags included. */
  readonly start: number;
  readonly end: number;
}

export interface XmlAttribute {
  readonly name: QName;
  /** Normalized (XML 1.0, section 3.3.3), references replaced. */
  readonly value: string;
  /** Of the value, after the quote. */
  readonly position: Position;
  /** `text.slice(start, end)` is the value as written, without its quotes. */
  readonly start: number;
  readonly end: number;
}

/** The namespace declarations of an element, and those around it (Namespaces in XML 1.0, section 6.1). */
export interface NamespaceScope {
  readonly declared: ReadonlyMap<string, string>;
  readonly outer?: NamespaceScope;
}

/** The namespace of a prefix (`""`: the default one) at a place; `undefined` when it is not declared there. */
export function namespaceOf(prefix: string, scope: NamespaceScope): string | undefined {
  for (let current: NamespaceScope | undefined = scope; current; current = current.outer) {
    const namespace = current.declared.get(prefix);
    if (namespace !== undefined) return namespace;
  }
  return undefined;
}

/** A prefix that stands for the namespace at a place, if there is one. */
export function prefixFor(namespace: string, scope: NamespaceScope): string | undefined {
  for (let current: NamespaceScope | undefined = scope; current; current = current.outer) {
    for (const [prefix, declared] of current.declared) {
      if (declared === namespace && namespaceOf(prefix, scope) === namespace) return prefix;
    }
  }
  return undefined;
}

/** The attribute of that local name, in no namespace unless one is given. */
export function attributeOf(element: XmlElement, localName: string, namespace = ''): XmlAttribute | undefined {
  // The innermost loop of all parsing: a closure for each attribute asked for would double its time.
  for (const attribute of element.attributes) {
    if (attribute.name.localName === localName && attribute.name.namespace === namespace) return attribute;
  }
  return undefined;
}

export function isElement(element: XmlElement, namespace: string, localName: string): boolean {
  return element.name.localName === localName && element.name.namespace === namespace;
}

/** All text inside, that of descendants included, in the order of the document. */
export function textOf(element: XmlElement): string {
  return element.content.map((node) => (typeof node === 'string' ? node : textOf(node))).join('');
}
