/**
 * Queries and `application/x-www-form-urlencoded` content as .NET decodes them (behaviour of .asmx hosts, section 8): `+` is a
 * space, `%uXXXX` is a UTF-16 unit (.NET clients send it), what is no escape stays as it is. Names and values are paired in
 * the order sent; an item without `=` has no name and is left out.
 */
import { structuredLimits } from '../codec/limits.js';
import type { Limits } from '../codec/limits.js';
import { Refusal } from '../refusal.js';

/** Decodes runs of bytes; those that the character encoding does not allow become U+FFFD. */
export type DecodeBytes = (bytes: Buffer) => string;

/** `source` is a query or form data, one character for each byte (Latin-1), as node:http gives a request target. Throws a `Refusal`. */
export function parseForm(
  source: string,
  limits: Limits = structuredLimits,
  decode: DecodeBytes = decodeUtf8,
): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  let equals = -1;
  for (let start = 0; start < source.length;) {
    const end = nextOrEnd(source, '&', start);
    // Once for each: items without one would otherwise each look through the whole rest.
    if (equals < start) equals = nextOrEnd(source, '=', start);
    if (equals < end) {
      if (pairs.length >= limits.formParameters)
        throw beyond(`There are more than ${limits.formParameters} parameters.`);
      const name = unescape(source.slice(start, equals), decode);
      if (name.length > limits.nameLength) throw tooLong('name', limits.nameLength);
      const value = unescape(source.slice(equals + 1, end), decode);
      if (value.length > limits.textLength) throw tooLong('value', limits.textLength);
      pairs.push([name, value]);
    }
    start = end + 1;
  }
  return pairs;
}

function nextOrEnd(source: string, character: string, start: number): number {
  const found = source.indexOf(character, start);
  return found < 0 ? source.length : found;
}

function tooLong(part: 'name' | 'value', most: number): Refusal {
  return beyond(`The ${part} of a parameter is longer than ${most} characters.`);
}

function beyond(reason: string): Refusal {
  return new Refusal(reason, 400);
}

function decodeUtf8(bytes: Buffer): string {
  return bytes.toString('utf8');
}

const PLAIN = /^[\0-$&-*,-\x7f]*$/;

function unescape(text: string, decode: DecodeBytes): string {
  if (decode === decodeUtf8 && PLAIN.test(text)) return text;
  return unescapeUnits(text, decode);
}

/** Runs of bytes are decoded together; a `%uXXXX` stands between them as the unit it names. */
function unescapeUnits(text: string, decode: DecodeBytes): string {
  const bytes = Buffer.allocUnsafe(text.length);
  let length = 0;
  let result = '';
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const unit = code === PERCENT ? hexadecimal(text, index + 2, 4, text[index + 1] === 'u') : -1;
    const byte = code === PERCENT ? hexadecimal(text, index + 1, 2, true) : -1;
    if (unit >= 0) {
      result += decode(bytes.subarray(0, length)) + String.fromCharCode(unit);
      length = 0;
      index += 5;
    } else if (byte >= 0) {
      bytes[length++] = byte;
      index += 2;
    } else {
      bytes[length++] = code === PLUS ? SPACE : code;
    }
  }
  return result + decode(bytes.subarray(0, length));
}

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;

/** The number that `digits` hexadecimal digits at `start` make; -1 when they are none, or `sought` is false. */
function hexadecimal(text: string, start: number, digits: number, sought: boolean): number {
  if (!sought || start + digits > text.length) return -1;
  let value = 0;
  for (let index = start; index < start + digits; index++) {
    const digit = HEXADECIMAL.indexOf(text.charAt(index).toLowerCase());
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

const HEXADECIMAL = '0123456789abcdef';
