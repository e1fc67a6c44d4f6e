/** Text on its way into XML, HTML or plain text: escaping, and U+FFFD for what XML 1.0 cannot carry. */

const NOT_IN_XML =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Every character that is no `Char` of XML 1.0 (section 2.2) becomes U+FFFD. */
export function replaceIllegal(text: string): string {
  return text.replace(NOT_IN_XML, '\ufffd');
}

const XML_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Character data: `&`, `<` and `>` escaped, quotes as they are, as an .asmx host writes it. */
export function xmlText(text: string): string {
  return replaceIllegal(text).replace(/[&<>]/g, (character) => XML_ESCAPES[character] ?? '');
}

const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** An attribute value in XML or HTML, for either kind of quotes; fit for element content too. */
export function xmlAttribute(text: string): string {
  return replaceIllegal(text).replace(/[&<>"'\t\n\r]/g, (character) => ATTRIBUTE_ESCAPES[character] ?? '');
}

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * As .NET's `HttpUtility.HtmlEncode`, which callers of the HTTP forms undo: U+00A0 to U+00FF and what lies beyond the basic
 * plane become decimal references, the rest stays.
 */
export function htmlEncode(text: string): string {
  return replaceIllegal(text).replace(/[&<>"'\u00a0-\u00ff\u{10000}-\u{10ffff}]/gu, (character) => {
    return HTML_ESCAPES[character] ?? `&#${character.codePointAt(0)};`;
  });
}
