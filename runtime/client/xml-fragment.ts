/** A fault as a piece of XML that stands on its own: every name it uses is declared inside it. */
import { escapeExactText } from '../codec/write/escape.js';
import { writeWildcard } from '../codec/write/any-writer.js';
import type { XmlElement } from '../codec/xml-element.js';

const anything = { namespaces: '##any', process: 'skip' } as const;

/** The element as text. */
export function writeFragment(element: XmlElement): string {
  return writeWildcard(element, anything, '', escapeExactText);
}

/** What stands in the element, as text: elements and the text among them. */
export function writeContent({ children = [] }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? escapeExactText(child) : writeFragment(child))).join('');
}

/** The text directly inside. */
export function fragmentText({ children = [] }: XmlElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

export function fragmentChildren({ children = [] }: XmlElement): readonly XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}
