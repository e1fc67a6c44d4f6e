/** What the two HTTP forms answer (behaviour of .asmx hosts, sections 2, 3 and 7). */
import type { HttpOutputDescriptor } from '../descriptor.js';
import type { FormCodec } from '../codec/codec.js';
import type { Failure } from '../invoke.js';
import type { HttpResponse } from '../message.js';
import { htmlEncode } from '../text.js';

/** Of every successful answer, the WSDL's too. */
export const FRESH = 'private, max-age=0';

const XML_HEADERS = { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': FRESH };

/** The result in the contract's form: an XML document, content of its own media type, or nothing. */
export function formResponse(
  output: HttpOutputDescriptor | undefined,
  codec: FormCodec,
  response: unknown,
): HttpResponse {
  if (output === undefined) return { status: 200, headers: { 'Cache-Control': FRESH }, body: '' };
  const answer = codec.writeAnswer(response);
  if (output.kind === 'xml') {
    return { status: 200, headers: XML_HEADERS, body: `<?xml version="1.0" encoding="utf-8"?>\r\n${answer}` };
  }
  return { status: 200, headers: { 'Content-Type': output.mediaType, 'Cache-Control': FRESH }, body: answer };
}

/** The failure's text, HTML-encoded: .NET clients decode it. */
export function formFailure(failure: Failure): HttpResponse {
  return textError(failure.status, failure.text);
}

/** An error of one line. */
export function textError(status: number, text: string): HttpResponse {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private' };
  return { status, headers, body: `${htmlEncode(text)}\r\n` };
}
