/** Changes to a document's text at the places of its elements, applied together. */
import type { XmlAttribute, XmlElement } from '../../generator/source/xml-element.js';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((left, right) => right.start - left.start);
  return ordered.reduce(
    (result, { start, end, text: piece }) => result.slice(0, start) + piece + result.slice(end),
    text,
  );
}

export function removeElement({ start, end }: XmlElement): Edit {
  return { start, end, text: '' };
}

export function insertAfter({ end }: XmlElement, text: string): Edit {
  return { start: end, end, text };
}

export function insertBefore({ start }: XmlElement, text: string): Edit {
  return { start, end: start, text };
}

export function setValue({ start, end }: XmlAttribute, value: string): Edit {
  return { start, end, text: escapeAttribute(value) };
}

/** Sets an attribute in no namespace, or adds it. */
export function setAttribute(element: XmlElement, name: string, value: string): Edit {
  const known = element.attributes.find(
    (attribute) => attribute.name.localName === name && attribute.name.namespace === '',
  );
  if (known) return setValue(known, value);
  const at = element.start + 1 + element.tag.length;
  return { start: at, end: at, text: ` ${name}="${escapeAttribute(value)}"` };
}

/** The two elements in each other's place. */
export function swapElements(source: string, left: XmlElement, right: XmlElement): Edit[] {
  return [
    { start: left.start, end: left.end, text: source.slice(right.start, right.end) },
    { start: right.start, end: right.end, text: source.slice(left.start, left.end) },
  ];
}

/** Another name for an element: its start and its end tag. */
export function renameTag(source: string, element: XmlElement, localName: string): Edit[] {
  const tag = element.tag.replace(/[^:]*$/, localName);
  const open = { start: element.start + 1, end: element.start + 1 + element.tag.length, text: tag };
  const closing = source.lastIndexOf('</', element.end - 1);
  const isEmpty =
    source.slice(element.end - 2, element.end) === '/>' && !source.slice(element.start, element.end).includes('</');
  return isEmpty ? [open] : [open, { start: closing + 2, end: closing + 2 + element.tag.length, text: tag }];
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
