/**
 * Text and attribute values as XML 1.0 carries them. What it cannot carry (control characters, U+FFFE, U+FFFF, unpaired
 * surrogates: section 2.2) leaves as U+FFFD, so that what we write is always well-formed.
 */

const special = /[&<>\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/;
const illegal = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Character data. Quotes, tabs and line ends stay as they are, as an .asmx host leaves them. */
export function escapeText(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(illegal, '\ufffd');
}

/** Character data whose carriage returns must not become line feeds on the way. */
export function escapeExactText(text: string): string {
  const escaped = escapeText(text);
  return escaped.includes('\r') ? escaped.replace(/\r/g, '&#xD;') : escaped;
}

/** For between double quotes. White space that a parser would turn into spaces is written as references. */
export function escapeAttribute(text: string): string {
  return escapeText(text)
    .replace(/"/g, '&quot;')
    .replace(/[\t\n\r]/g, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`);
}
