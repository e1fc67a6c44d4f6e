/** The headers that keep a help page to itself, and the page for an operation that does not exist. */
import { createHash } from 'node:crypto';

import type { HelpDocuments } from './descriptor.js';
import type { Place } from './document-text.js';
import { htmlEncode } from './text.js';

/** A strict Content-Security-Policy: the page's own style and script by their hashes, calls to the service, nothing else. */
export function helpPolicy(help: HelpDocuments, place: Place): Readonly<Record<string, string>> {
  const service = `'self' ${originOf(place)}`.trim();
  const policy = [
    "default-src 'none'",
    `style-src ${hashSource(help.style)}`,
    `script-src ${hashSource(help.script)}`,
    `connect-src ${service}`,
    `form-action ${service}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
}

const hashes = new Map<string, string>();

function hashSource(content: string | undefined): string {
  if (content === undefined) return "'none'";
  let source = hashes.get(content);
  if (source === undefined) {
    source = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    hashes.set(content, source);
  }
  return source;
}

/** Only what can be a source expression; a Host header is a caller's text. */
function originOf({ address }: Place): string {
  return /^https?:\/\/[\w.:[\]-]+/.exec(address)?.[0] ?? '';
}

/** As an .asmx host answers `?op=` with a name it does not know: a page, with status 200; it looks like the others. */
export function methodNotFound(operation: string, service: string, { style }: HelpDocuments): string {
  const text = `Method '${operation}' was not found in service ${service}.`;
  return (
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>Method Not Found</title>\n' +
    `${style === undefined ? '' : `<style>${style}</style>\n`}</head>\n<body>\n<header>\n` +
    `<nav aria-label="Breadcrumb"><a href="?">${htmlEncode(service)} Web Service</a></nav>\n<h1>Method Not Found</h1>\n` +
    `</header>\n<main id="content"><p>${htmlEncode(text)}</p></main>\n</body>\n</html>\n`
  );
}
