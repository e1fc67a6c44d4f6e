/** Bytes -> text by the rules of XML 1.0, section 4.3.3 and appendix F: byte order mark, then declaration, then UTF-8. */
import type { Position } from '../diagnostics/diagnostic.js';
import type { Report } from '../diagnostics/report.js';
import { LineIndex } from './line-index.js';

/** The text of a document without its byte order mark; `undefined` and a report when it is not in the encoding it claims. */
export function decodeDocument(file: string, bytes: Uint8Array, report: Report): string | undefined {
  const start: Position = { file, line: 1, column: 1 };
  const marked = encodingByMark(bytes);
  const encoding = marked ?? declaredEncoding(bytes) ?? 'utf-8';
  if (/^(iso-8859-1|latin-?1|us-ascii|ascii)$/i.test(encoding)) return decodeLatin1(bytes);
  if (/^(windows-|cp)1252$/i.test(encoding)) return decodeWindows1252(bytes);
  const decoder = decoderFor(encoding);
  if (!decoder) {
    report('unknown-encoding', start, { encoding });
    return undefined;
  }
  try {
    return decoder.decode(bytes);
  } catch {
    report('wrong-encoding', firstWrong(file, bytes, encoding), { encoding });
    return undefined;
  }
}

/** Where the first character stands that is none in the encoding: after the longest beginning that can be decoded. */
function firstWrong(file: string, bytes: Uint8Array, encoding: string): Position {
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (decodeBeginning(bytes, middle, encoding) === undefined) bad = middle;
    else good = middle;
  }
  const text = decodeBeginning(bytes, good, encoding) ?? '';
  return new LineIndex(file, text).positionAt(text.length);
}

/** Without a character of which only some bytes are in it. */
function decodeBeginning(bytes: Uint8Array, length: number, encoding: string): string | undefined {
  try {
    return decoderFor(encoding)?.decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return undefined;
  }
}

function decodeLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** What Windows-1252 has where ISO-8859-1 has control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By hand: the decoders of Node 20 to 23 take this encoding for ISO-8859-1, and by the names of the Web the other way round. */
function decodeWindows1252(bytes: Uint8Array): string {
  return decodeLatin1(bytes).replace(/[\u0080-\u009f]/g, (character) =>
    windows1252.charAt(character.charCodeAt(0) - 0x80),
  );
}

function encodingByMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0x00 && second === 0x3c) return 'utf-16be';
  if (first === 0x3c && second === 0x00) return 'utf-16le';
  return undefined;
}

/** The name in the XML declaration. One that says UTF-16 in single bytes is wrong: it was written as UTF-8. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const name = /^<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head)?.[1];
  return name !== undefined && /^(utf-?16|ucs-?2)/i.test(name) ? undefined : name;
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    return undefined;
  }
}
