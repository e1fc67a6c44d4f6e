/** What a request outside every form gets: a small page that says what was wrong. */
import type { HttpResponse } from '../message.js';
import { htmlEncode } from '../text.js';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
  500: 'Server Error',
};

/** `headers` are added, for example `Allow`. */
export function errorPage(status: number, text: string, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  const title = TITLES[status] ?? 'Error';
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
    body:
      `<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n` +
      `<body><h1>${title}</h1><p>${htmlEncode(text)}</p></body>\n</html>\n`,
  };
}
