/** Names and namespaces of XML 1.0 (fifth edition, section 2.3) and Namespaces in XML 1.0. */

export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
export const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';
export const XSI_NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';
export const XSD_NAMESPACE = 'http://www.w3.org/2001/XMLSchema';

const nameStart =
  'A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const nameRest = `${nameStart}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040`;

/** The members of a regular expression's class: what may begin a name, the colon aside. */
export const NAME_START_CLASS = nameStart;
/** Likewise: what may stand in a name, the colon aside. */
export const NAME_CLASS = nameRest;

const ncName = new RegExp(`^[${nameStart}][${nameRest}]*$`, 'u');
const name = new RegExp(`^[:${nameStart}][:${nameRest}]*$`, 'u');
const nmtoken = new RegExp(`^[:${nameRest}]+$`, 'u');

/** A name without a colon. */
export const isNCName = (text: string): boolean => ncName.test(text);
export const isName = (text: string): boolean => name.test(text);
export const isNmtoken = (text: string): boolean => nmtoken.test(text);

const ncNameStart = new RegExp(`^[${nameStart}]`, 'u');

/** Whether the first character of a name could begin one; the rest is known to be right. */
export function startsNCName(text: string): boolean {
  const code = text.charCodeAt(0) | 0x20;
  return (code >= 0x61 && code <= 0x7a) || ncNameStart.test(text);
}

/** A name with its namespace as one string, `{namespace}local`; only `local` without a namespace (James Clark's notation). */
export function clarkName(namespace: string, local: string): string {
  return namespace === '' ? local : `{${namespace}}${local}`;
}

/** The reverse of `clarkName`; `undefined` when the text is no such name. */
export function parseClarkName(text: string): { namespace: string; name: string } | undefined {
  const end = text.startsWith('{') ? text.lastIndexOf('}') : -1;
  const local = text.slice(end + 1);
  if (!isNCName(local)) return undefined;
  return { namespace: end < 0 ? '' : text.slice(1, end), name: local };
}
