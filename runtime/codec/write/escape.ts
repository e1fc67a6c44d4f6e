/**
 * Text and attribute values as XML 1.0 carries them. What it cannot carry (control characters, U+FFFE, U+FFFF, unpaired
 * surrogates: section 2.2) leaves as U+FFFD, so that what we write is always well-formed.
 */

/** What may have to be written otherwise: in text, and in attribute values. */
const textSpecial = /[&<>\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/;
const attributeSpecial = /[&<>"\0-\x1f\ud800-\udfff\ufffe\uffff]/;

/** Character data. Quotes, tabs and line ends stay as they are, as an .asmx host leaves them. */
export function escapeText(text: string): string {
  return isPlain(text) ? text : escapeFrom(text, text.search(textSpecial), inText);
}

/** Character data whose carriage returns must not become line feeds on the way. */
export function escapeExactText(text: string): string {
  const escaped = escapeText(text);
  return escaped.includes('\r') ? escaped.replace(/\r/g, '&#xD;') : escaped;
}

/** For between double quotes. White space that a parser would turn into spaces is written as references. */
export function escapeAttribute(text: string): string {
  return isPlain(text) && !text.includes('"') ? text : escapeFrom(text, text.search(attributeSpecial), inAttribute);
}

/** Of this many characters, looking at each costs less than starting a regular expression. */
const SHORT = 32;

/** Whether a text is short, and printable ASCII without `&`, `<` and `>`. What is not is looked at closely. */
function isPlain(text: string): boolean {
  if (text.length > SHORT) return false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code > 0x7e || code === AMPERSAND || code === LESS_THAN || code === GREATER_THAN) return false;
  }
  return true;
}

const AMPERSAND = 0x26;
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;

/** What stands for a code unit; `undefined`: itself. */
type Replacement = (code: number) => string | undefined;

/** `first`: the first character that may have to be replaced, -1 for none. */
function escapeFrom(text: string, first: number, replacement: Replacement): string {
  if (first < 0) return text;
  let escaped = '';
  let copied = 0;
  for (let index = first; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isPair(text, index, code)) {
      index++;
      continue;
    }
    const written = replacement(code);
    if (written === undefined) continue;
    escaped += text.slice(copied, index) + written;
    copied = index + 1;
  }
  return escaped + text.slice(copied);
}

/** Whether a surrogate pair begins here. */
function isPair(text: string, index: number, code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
}

function inText(code: number): string | undefined {
  if (code === AMPERSAND) return '&amp;';
  if (code === LESS_THAN) return '&lt;';
  if (code === GREATER_THAN) return '&gt;';
  if (code >= 0x20) return code < 0xd800 || (code > 0xdfff && code < 0xfffe) ? undefined : '\ufffd';
  return code === 0x09 || code === 0x0a || code === 0x0d ? undefined : '\ufffd';
}

function inAttribute(code: number): string | undefined {
  switch (code) {
    case 0x22:
      return '&quot;';
    case 0x09:
      return '&#x9;';
    case 0x0a:
      return '&#xA;';
    case 0x0d:
      return '&#xD;';
    default:
      return inText(code);
  }
}
