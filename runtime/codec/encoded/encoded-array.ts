/** Reads arrays of SOAP encoding (SOAP 1.1, section 5.4.2): sparse, partly transmitted, of several dimensions, of arrays. */
import type { TypeRef } from '../../descriptor.js';
import { ReadError } from '../codec.js';
import type { XmlElement } from '../xml-element.js';
import { elementsOf } from './captured.js';
import { encodingAttribute, parseArrayType, parsePosition } from './soap-encoding.js';
import type { ArrayType } from './soap-encoding.js';

export interface ArrayShape {
  readonly item: TypeRef;
  readonly dimensions: number;
  readonly location: string;
}

export interface MemberReader {
  /** `null` for nil. */
  value(member: XmlElement, ref: TypeRef): unknown;
  /** The element that holds a member's value. */
  resolve(member: XmlElement): XmlElement;
  named(text: string, holder: XmlElement): TypeRef | undefined;
}

/** Positions are the peer's claim; a sparse array costs memory up to its last one. */
const highestIndex = 100_000;

/** Members that were not sent are `null`. */
export function readArray(element: XmlElement, shape: ArrayShape, members: MemberReader): unknown[] {
  const text = encodingAttribute(element, 'arrayType');
  const arrayType = text === undefined ? undefined : parseArrayType(text);
  const item = itemType(element, shape.item, arrayType, members);
  const sizes = arrayType?.sizes ?? [];
  const isNested = sizes.length <= 1 && (shape.dimensions > 1 || arrayType?.nested === true);
  const readItem = (member: XmlElement): unknown => {
    if (!isNested) return members.value(member, item);
    const inner = { ...shape, item, dimensions: Math.max(1, shape.dimensions - 1) };
    return readArray(members.resolve(member), inner, members);
  };
  const values = place(element, sizes, readItem, shape.location);
  return sizes.length > 1 ? split(values, sizes) : values;
}

function itemType(element: XmlElement, declared: TypeRef, sent: ArrayType | undefined, members: MemberReader): TypeRef {
  if (declared !== 'xs:anyType' || sent === undefined) return declared;
  return members.named(sent.item, element) ?? declared;
}

/** All members in one row, the last dimension counting fastest. */
function place(
  element: XmlElement,
  sizes: readonly number[],
  readItem: (member: XmlElement) => unknown,
  location: string,
): unknown[] {
  const values: unknown[] = [];
  let next = rowIndex(parsePosition(encodingAttribute(element, 'offset')) ?? [0], sizes);
  for (const member of elementsOf(element)) {
    const position = parsePosition(encodingAttribute(member, 'position'));
    const index = position === undefined ? next : rowIndex(position, sizes);
    if (!(index <= highestIndex)) {
      throw new ReadError('invalid-value', `Invalid position in ${location}: expected at most ${highestIndex}.`);
    }
    while (values.length < index) values.push(null);
    values[index] = readItem(member);
    next = index + 1;
  }
  return values;
}

function rowIndex(position: readonly number[], sizes: readonly number[]): number {
  return position.reduce((index, step, dimension) => index * (dimension === 0 ? 1 : (sizes[dimension] ?? 1)) + step, 0);
}

/** Rows of rows; short ones where members were not sent. */
function split(values: readonly unknown[], sizes: readonly number[]): unknown[] {
  const length = sizes.slice(1).reduce((product, size) => product * size, 1);
  if (length < 1) return [];
  const rows: unknown[] = [];
  for (let start = 0; start < values.length; start += length) {
    const row = values.slice(start, start + length);
    rows.push(sizes.length > 2 ? split(row, sizes.slice(1)) : row);
  }
  return rows;
}
