/**
 * Content-Type as an .asmx host takes it apart: what stands before the first semicolon, not trimmed, and parameters by name.
 */

/** The media type in lower case, exactly up to the first `;`: `text/xml ; charset=utf-8` gives `"text/xml "`. */
export function mediaTypeOf(contentType: string | undefined): string {
  if (contentType === undefined) return '';
  const end = contentType.indexOf(';');
  return (end < 0 ? contentType : contentType.slice(0, end)).toLowerCase();
}

const PARAMETER = /;\s*([^=;\s]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/** The value of a parameter, quotes and blanks around it removed; the name is compared without case. */
export function mediaTypeParameter(contentType: string | undefined, name: string): string | undefined {
  if (contentType === undefined) return undefined;
  for (const [, found, value] of contentType.matchAll(PARAMETER)) {
    if (found?.toLowerCase() === name) return value?.replace(/^[\s"]+|[\s"]+$/g, '');
  }
  return undefined;
}
