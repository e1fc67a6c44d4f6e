/** The HTTP GET and POST forms (WSDL 1.1, section 4): parameters out, one XML element back; failures as status 500 and text. */
import type { ServiceCodec } from '../codec/codec.js';
import { ReadError } from '../codec/codec.js';
import type { HttpOperationDescriptor, HttpPortDescriptor } from '../descriptor.js';
import type { Target } from './address.js';
import { answerText, isXml, looseText, mediaTypeOf, unexpectedAnswer, unreadable } from './answer-text.js';
import type { MediaType } from './answer-text.js';
import { exchange } from './exchange.js';
import type { Answer, Outgoing } from './exchange.js';
import { decodeHtml } from './html-text.js';
import type { CallOptions, ClientSettings } from './options.js';
import { ReceivedFault } from './received-fault.js';

export type HttpCall = (operation: string, request: unknown, call: CallOptions) => Promise<unknown>;

export function httpConnection(
  port: HttpPortDescriptor,
  codec: ServiceCodec,
  target: Target,
  settings: ClientSettings,
): HttpCall {
  return async (name, request, call) => {
    const operation = Object.hasOwn(port.operations, name) ? port.operations[name] : undefined;
    if (operation === undefined) throw new TypeError(`port ${port.name} does not offer operation ${name}`);
    const answer = await exchange(outgoingRequest(port, operation, request, codec, target), settings, call);
    call.onAnswer?.({ status: answer.status, headers: answer.headers, soapHeaders: {} });
    return readResponse(answer, operation, codec);
  };
}

function outgoingRequest(
  port: HttpPortDescriptor,
  operation: HttpOperationDescriptor,
  request: unknown,
  codec: ServiceCodec,
  target: Target,
): Outgoing {
  const form = codec.form(operation);
  if (form.writeContent === undefined) return outgoing(port, operation, form.writeParameters(request), target);
  return {
    method: 'POST',
    url: operationUrl(target.url, operation, []),
    headers: { ...target.headers, 'Content-Type': 'text/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>\r\n${form.writeContent(request)}`,
  };
}

type Pairs = readonly [name: string, value: string][];

function outgoing(
  port: HttpPortDescriptor,
  operation: HttpOperationDescriptor,
  pairs: Pairs,
  target: Target,
): Outgoing {
  const method = port.protocol === 'http-get' ? 'GET' : 'POST';
  const url = operationUrl(target.url, operation, pairs);
  if (operation.input === 'url-replacement') return { method, url, headers: target.headers };
  const encoded = new URLSearchParams(pairs).toString();
  if (method === 'GET' || operation.input === 'url-encoded') {
    url.search = [url.search.slice(1), encoded].filter((part) => part !== '').join('&');
    return { method, url, headers: target.headers };
  }
  return {
    method,
    url,
    headers: { ...target.headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: encoded,
  };
}

/** The location is relative to the port's address, appended to its path; holes are filled with one parameter each (section 4.7). */
function operationUrl(base: URL, { location, input }: HttpOperationDescriptor, pairs: Pairs): URL {
  const url = new URL(base);
  const values = new Map(pairs);
  const filled =
    input === 'url-replacement'
      ? location.replace(/\(([^()]+)\)/g, (hole, name: string) => encodeURIComponent(values.get(name) ?? hole))
      : location;
  const [path = '', query = ''] = filled.split(/\?(.*)/s);
  url.pathname = base.pathname.replace(/\/$/, '') + (path === '' || path.startsWith('/') ? path : `/${path}`);
  if (query !== '') url.search = query;
  return url;
}

function readResponse(answer: Answer, operation: HttpOperationDescriptor, codec: ServiceCodec): unknown {
  const { output } = operation;
  const mediaType = mediaTypeOf(answer.headers);
  if (isFault(answer, mediaType)) throw faultOf(answer);
  if (answer.status < 200 || answer.status > 299) throw unexpectedAnswer(answer);
  if (output === undefined) return {};
  if (answer.bytes.length === 0) throw unreadable(answer, `the answer from ${answer.address} is empty`);
  if (output.kind === 'xml' ? !isXml(mediaType) : mediaType.name !== output.mediaType.toLowerCase()) {
    throw unexpectedAnswer(answer);
  }
  try {
    return codec.form(operation).readAnswer(answerText(answer));
  } catch (error) {
    throw error instanceof ReadError
      ? unreadable(answer, `the answer from ${answer.address}: ${error.message}`)
      : error;
  }
}

/** 500 is what ASMX hosts answer; 503 is ours when busy. Plain text with another status is some gateway's. */
function isFault({ status, bytes }: Answer, mediaType: MediaType): boolean {
  return (status === 500 || status === 503) && mediaType.name === 'text/plain' && bytes.length > 0;
}

/** What an ASMX host says of a failure: the message, HTML-encoded, and a line end. */
function faultOf(answer: Answer): ReceivedFault {
  return new ReceivedFault(decodeHtml(looseText(answer)).replace(/\r?\n$/, ''), { httpStatus: answer.status });
}
