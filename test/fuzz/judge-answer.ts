/** What an answer of the service must be, whatever was asked: one of our forms, well-formed, telling nothing of the inside. */
import { readXml } from '../../runtime/codec/xml-reader.js';
import { skipped } from '../../runtime/codec/read/receiver.js';
import { leakIn } from './target.js';

export interface FuzzedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const STATUSES = new Set([200, 302, 303, 304, 400, 403, 404, 405, 408, 413, 414, 415, 431, 500, 503]);

/** `undefined`: nothing to complain of. `bodiless`: a HEAD request, whose answer has no content. */
export function judgeAnswer({ status, headers, body }: FuzzedAnswer, bodiless: boolean): string | undefined {
  if (!STATUSES.has(status)) return `status ${status}`;
  const broken = Object.entries(headers).find(([name, value]) => /[\r\n\0]/.test(name + value));
  if (broken !== undefined) return `a line end in header ${broken[0]}`;
  const leak = leakIn(body);
  if (leak !== undefined) return `the answer ${leak}`;
  if (/Incident/.test(body)) return 'an incident';
  if (status >= 500 && body === '' && !bodiless) return `status ${status} without content`;
  return body === '' ? undefined : judgeContent(headers['content-type'] ?? '', body);
}

function judgeContent(contentType: string, body: string): string | undefined {
  switch (contentType) {
    case 'text/xml; charset=utf-8':
    case 'application/soap+xml; charset=utf-8':
      return judgeXml(body);
    case 'text/plain; charset=utf-8':
      return body.length < 2000 ? undefined : 'an error text without end';
    case 'text/html; charset=utf-8':
      return /^<!doctype html>[^]*<\/html>\s*$/i.test(body) ? undefined : 'a page that is none';
    default:
      return `content of type "${contentType}"`;
  }
}

function judgeXml(body: string): string | undefined {
  try {
    readXml(body, () => skipped);
    return undefined;
  } catch (error) {
    return `an answer that is not well-formed: ${String(error)}`;
  }
}
