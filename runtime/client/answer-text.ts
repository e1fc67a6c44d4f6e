/** What an answer is by its media type, its text, and the errors about answers that are none of this protocol. */
import { CharsetError, asBuffer, decodeXml, lenientDecoder } from '../charset.js';
import { contentTypeOf } from '../media-type.js';
import type { Answer } from './exchange.js';
import { TransportError } from './transport-error.js';

export interface MediaType {
  /** Lower case, without parameters; `""` when there is no `Content-Type`. */
  readonly name: string;
  readonly charset?: string;
}

export function mediaTypeOf(headers: Headers): MediaType {
  const field = headers.get('content-type') ?? '';
  const name = (/^[^;,]*/.exec(field)?.[0] ?? '').trim().toLowerCase();
  const { charset } = contentTypeOf(field);
  return charset === undefined ? { name } : { name, charset };
}

/** `text/xml`, `application/xml` and what builds on it (RFC 7303, section 4.2); an answer without a type may be tried. */
export function isXml({ name }: MediaType): boolean {
  return name === '' || name === 'text/xml' || name === 'application/xml' || name.endsWith('+xml');
}

/** Throws `TransportError` for bytes that the character encoding in force does not allow. */
export function answerText(answer: Answer): string {
  try {
    return decodeXml(answer.bytes, mediaTypeOf(answer.headers).charset);
  } catch (error) {
    if (error instanceof CharsetError) throw unreadable(answer, `the answer from ${answer.address}: ${error.message}`);
    throw error;
  }
}

/** Text for people (plain text of the HTTP forms, error pages): what is no text of the charset becomes U+FFFD. */
export function looseText(answer: Answer): string {
  return lenientDecoder(mediaTypeOf(answer.headers).charset)(asBuffer(answer.bytes));
}

export function unreadable(answer: Answer, message: string): TransportError {
  return new TransportError('unreadable', message, errorOptions(answer));
}

/** Of an answer that is none of this protocol. */
export function unexpectedAnswer(answer: Answer): TransportError {
  const { status, address, headers } = answer;
  const options = errorOptions(answer);
  if (status >= 200 && status < 300) {
    const expected = `the answer from ${address} is ${options.contentType ?? 'of no media type'}, XML was expected`;
    return new TransportError('unexpected-content-type', expected, options);
  }
  const target = headers.get('location');
  const shown = target !== null && URL.canParse(target, address) ? new URL(target, address) : undefined;
  const redirect = shown === undefined ? '' : `, a redirect to ${shown.origin}${shown.pathname} that is not followed`;
  return new TransportError('unexpected-status', `the answer from ${address} has status ${status}${redirect}`, options);
}

function errorOptions(answer: Answer) {
  const contentType = answer.headers.get('content-type');
  return {
    address: answer.address,
    status: answer.status,
    body: looseText(answer).slice(0, 4096),
    ...(contentType === null ? {} : { contentType }),
  };
}
