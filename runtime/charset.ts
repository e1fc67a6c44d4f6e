/**
 * Bytes to text: which character encoding a message is in (XML 1.0, appendix F; RFC 7303), and decoding by it. Strictly for XML,
 * where bytes that the encoding does not allow are an error; leniently for forms, where they become U+FFFD.
 */
import { isAscii, isUtf8 } from 'node:buffer';

import { ReadError } from './codec/codec.js';

/** Decodes bytes of one character encoding; `undefined`: they hold something that it does not allow. */
type Decode = (bytes: Buffer) => string | undefined;

interface Charset {
  readonly strict: Decode;
  readonly lenient: (bytes: Buffer) => string;
}

const UTF_8: Charset = {
  strict: (bytes) => (isUtf8(bytes) ? bytes.toString('utf8') : undefined),
  lenient: (bytes) => bytes.toString('utf8'),
};

/** ISO 8859-1 as registered with IANA; for TextDecoder the name means windows-1252. */
const LATIN_1: Charset = { strict: (bytes) => bytes.toString('latin1'), lenient: (bytes) => bytes.toString('latin1') };

const US_ASCII: Charset = {
  strict: (bytes) => (isAscii(bytes) ? bytes.toString('latin1') : undefined),
  lenient: (bytes) => bytes.toString('latin1').replace(/[\x80-\xff]/g, '\ufffd'),
};

/** What windows-1252 has in place of the C1 controls; Node 20's TextDecoder leaves them as they are. */
const WINDOWS_1252_C1 =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

const decodeWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252_C1.charAt(control.charCodeAt(0) - 0x80));

const WINDOWS_1252: Charset = { strict: decodeWindows1252, lenient: decodeWindows1252 };

const UTF_16LE = byTextDecoder('utf-16le');
const UTF_16BE = byTextDecoder('utf-16be');

/** By lower-case name. Other names that TextDecoder knows are added when they are first asked for. */
const charsets = new Map<string, Charset>([
  ['utf-8', UTF_8],
  ['utf-16', UTF_16LE],
  ['unicode', UTF_16LE],
  ['utf-16le', UTF_16LE],
  ['utf-16be', UTF_16BE],
  ['unicodefffe', UTF_16BE],
  ['iso-8859-1', LATIN_1],
  ['latin1', LATIN_1],
  ['windows-1252', WINDOWS_1252],
  ['us-ascii', US_ASCII],
  ['ascii', US_ASCII],
]);

/** Bytes that are no text in the character encoding in force. */
export class CharsetError extends Error {
  override readonly name = 'CharsetError';
}

/**
 * The text of an XML document. A byte order mark decides, then `charset` (of the Content-Type), then what XML prescribes: the first
 * bytes, the declaration, else UTF-8. The mark is removed. Throws `CharsetError`, and a
 * `ReadError` when the declaration names an encoding that is not supported.
 */
export function decodeXml(bytes: Uint8Array, charset: string | undefined): string {
  const buffer = asBuffer(bytes);
  const marked = byteOrderMark(buffer);
  if (marked !== undefined) return decodeStrictly(marked.charset, buffer.subarray(marked.length), marked.name);
  const named = charset === undefined ? undefined : charsetNamed(charset);
  if (named !== undefined) return decodeStrictly(named, buffer, charset ?? '');
  return decodeAsDeclared(buffer);
}

/** The text of form data in `charset`; UTF-8 when it is absent or unknown. */
export function lenientDecoder(charset: string | undefined): (bytes: Buffer) => string {
  return ((charset === undefined ? undefined : charsetNamed(charset)) ?? UTF_8).lenient;
}

/** A view of the same bytes. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function decodeStrictly(charset: Charset, bytes: Buffer, name: string): string {
  const text = charset.strict(bytes);
  if (text === undefined) {
    throw new CharsetError(`The message holds bytes that its character encoding, ${name}, does not allow.`);
  }
  return text;
}

function byteOrderMark(bytes: Buffer): { charset: Charset; length: number; name: string } | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { charset: UTF_8, length: 3, name: 'utf-8' };
  if (first === 0xff && second === 0xfe) return { charset: UTF_16LE, length: 2, name: 'utf-16' };
  if (first === 0xfe && second === 0xff) return { charset: UTF_16BE, length: 2, name: 'utf-16be' };
  return undefined;
}

const LESS_THAN = 0x3c;
const DECLARED_ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/;

/** XML 1.0, appendix F.1, for documents without a byte order mark. */
function decodeAsDeclared(bytes: Buffer): string {
  if (bytes[0] === LESS_THAN && bytes[1] === 0) return decodeStrictly(UTF_16LE, bytes, 'utf-16');
  if (bytes[0] === 0 && bytes[1] === LESS_THAN) return decodeStrictly(UTF_16BE, bytes, 'utf-16be');
  const name = DECLARED_ENCODING.exec(bytes.toString('latin1', 0, 256))?.[1];
  if (name === undefined) return decodeStrictly(UTF_8, bytes, 'utf-8');
  const declared = charsetNamed(name) ?? (name.toLowerCase() === 'utf8' ? UTF_8 : undefined);
  if (declared === undefined || declared === UTF_16LE || declared === UTF_16BE) {
    throw new ReadError(
      'malformed',
      `The document's encoding, ${name}, is not supported or not the one it is in.`,
      1,
      1,
    );
  }
  return decodeStrictly(declared, bytes, name);
}

function charsetNamed(label: string): Charset | undefined {
  const name = label.toLowerCase();
  const known = charsets.get(name);
  if (known !== undefined || !/^[a-z][a-z0-9_:.+-]{1,39}$/.test(name)) return known;
  const added = decodable(name);
  if (added !== undefined) charsets.set(name, added);
  return added;
}

/** `undefined` for what .NET does not know either: the many names that the web has for UTF-8. */
function decodable(name: string): Charset | undefined {
  try {
    const { encoding } = new TextDecoder(name);
    if (encoding === 'windows-1252') return WINDOWS_1252;
    return NOT_BY_NAME.has(encoding) ? undefined : byTextDecoder(name);
  } catch {
    return undefined;
  }
}

const NOT_BY_NAME = new Set(['utf-8', 'replacement', 'x-user-defined']);

function byTextDecoder(name: string): Charset {
  const strict = new TextDecoder(name, { fatal: true, ignoreBOM: true });
  const lenient = new TextDecoder(name, { ignoreBOM: true });
  return {
    strict: (bytes) => {
      try {
        return strict.decode(bytes);
      } catch {
        return undefined;
      }
    },
    lenient: (bytes) => lenient.decode(bytes),
  };
}
