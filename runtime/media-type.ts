/**
 * Content-Type as an .asmx host takes it apart: what stands before the first semicolon, not trimmed, and parameters by name.
 */

/** The parts that a binding asks for. */
export interface ContentType {
  /** In lower case, exactly up to the first `;`: `text/xml ; charset=utf-8` has `"text/xml "`. Empty when there is no header. */
  readonly mediaType: string;
  readonly charset: string | undefined;
  /** SOAP 1.2 part 2, section 6.5.3. */
  readonly action: string | undefined;
}

/** Callers send few different ones, over and over. */
const known = new Map<string, ContentType>();
const MOST_KNOWN = 256;

export function contentTypeOf(header: string | undefined): ContentType {
  if (header === undefined) return NONE;
  let contentType = known.get(header);
  if (contentType === undefined) {
    contentType = parseContentType(header);
    if (known.size < MOST_KNOWN && header.length <= MOST_KNOWN) known.set(header, contentType);
  }
  return contentType;
}

const NONE: ContentType = { mediaType: '', charset: undefined, action: undefined };

function parseContentType(header: string): ContentType {
  const end = header.indexOf(';');
  return {
    mediaType: (end < 0 ? header : header.slice(0, end)).toLowerCase(),
    charset: mediaTypeParameter(header, 'charset'),
    action: mediaTypeParameter(header, 'action'),
  };
}

const PARAMETER = /;\s*([^=;\s]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/** The first parameter of that name, which is compared without case; quotes and blanks around the value are removed. */
export function mediaTypeParameter(header: string, name: string): string | undefined {
  for (const [, found, value] of header.matchAll(PARAMETER)) {
    if (found?.toLowerCase() === name) return value === undefined ? undefined : trimmed(value);
  }
  return undefined;
}

/** Not by a regular expression: a caller could make one slow. */
function trimmed(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && isTrimmed(value[start])) start++;
  while (end > start && isTrimmed(value[end - 1])) end--;
  return value.slice(start, end);
}

function isTrimmed(character: string | undefined): boolean {
  return character === '"' || character === ' ' || character === '\t';
}
