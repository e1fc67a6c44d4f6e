/** SOAP encoding (SOAP 1.1, section 5; the attributes of SOAP 1.2 part 2, section 3, are understood too). */
import type { XmlElement } from '../xml-element.js';
import { clarkName } from '../xml-name.js';

export const ENCODING_NAMESPACE = 'http://schemas.xmlsoap.org/soap/encoding/';
const ENCODING_12_NAMESPACE = 'http://www.w3.org/2003/05/soap-encoding';
export const ENVELOPE_NAMESPACE = 'http://schemas.xmlsoap.org/soap/envelope/';

export const isEncodingNamespace = (namespace: string): boolean =>
  namespace === ENCODING_NAMESPACE || namespace === ENCODING_12_NAMESPACE;

/** An attribute of the encoding, of either version. */
export function encodingAttribute(element: XmlElement, name: string): string | undefined {
  const { attributes = {} } = element;
  return attributes[clarkName(ENCODING_NAMESPACE, name)] ?? attributes[clarkName(ENCODING_12_NAMESPACE, name)];
}

/** The value of `id`, by which others refer to the element. */
export function idOf(element: XmlElement): string | undefined {
  return element.attributes?.['id'] ?? encodingAttribute(element, 'id');
}

/** The `id` of the element that holds this one's value. */
export function referenceOf(element: XmlElement): string | undefined {
  const href = element.attributes?.['href'];
  return href?.startsWith('#') === true ? href.slice(1) : encodingAttribute(element, 'ref');
}

/** `xsd:int[][2,3]`: what the members are, and how many in each direction of the outermost array. */
export interface ArrayType {
  /** As written, with its prefix. */
  readonly item: string;
  /** Whether members are arrays themselves. */
  readonly nested: boolean;
  /** Empty when the size is left open. */
  readonly sizes: readonly number[];
}

/** Section 5.4.2. `undefined` when the text is none. */
export function parseArrayType(text: string): ArrayType | undefined {
  const parts = /^\s*([^\s[\]]+)((?:\[,*\])*)\[([0-9,\s]*)\]\s*$/.exec(text);
  if (parts === null) return undefined;
  const [, item = '', rank = '', sizes = ''] = parts;
  const numbers = sizes.trim() === '' ? [] : sizes.split(',').map(Number);
  return { item, nested: rank !== '', sizes: numbers };
}

/** `[3]` or `[1,2]`: where a member stands, or an array begins. */
export function parsePosition(text: string | undefined): readonly number[] | undefined {
  const inner = text === undefined ? undefined : /^\s*\[([0-9]+(?:,[0-9]+)*)\]\s*$/.exec(text)?.[1];
  return inner?.split(',').map(Number);
}
