/** SOAP 1.1 and 1.2: the envelope by node-soap, body and headers by the codec, the answer's meaning decided here. */
import { ReadError } from '../codec/codec.js';
import type { ServiceCodec } from '../codec/codec.js';
import type { SoapHeaderDescriptor, SoapOperationDescriptor, SoapPortDescriptor } from '../descriptor.js';
import type { Target } from './address.js';
import { answerText, isXml, mediaTypeOf, unexpectedAnswer, unreadable } from './answer-text.js';
import { exchange } from './exchange.js';
import type { Answer } from './exchange.js';
import type { HttpCall } from './http-connection.js';
import type { CallOptions, ClientSettings } from './options.js';
import { receivedFault } from './declared-fault.js';
import { readSoapAnswer, shownName } from './soap-answer.js';
import type { SoapAnswer } from './soap-answer.js';
import { createSoapEngine } from './soap-engine.js';

export function soapConnection(
  port: SoapPortDescriptor,
  codec: ServiceCodec,
  target: Target,
  settings: ClientSettings,
): HttpCall {
  const engine = createSoapEngine(port, codec.descriptor.namespace, target.url.href);
  return async (name, request, call) => {
    const operation = Object.hasOwn(port.operations, name) ? port.operations[name] : undefined;
    if (operation === undefined) throw new TypeError(`port ${port.name} does not offer operation ${name}`);
    return engine.invoke(name, {
      body: codec.body(operation.input.body).write(request),
      headers: writeHeaders(operation.input.headers ?? [], codec, call),
      exchange: async (envelope, fields) => {
        const headers = { ...target.headers, ...fields };
        const answer = await exchange({ method: 'POST', url: target.url, headers, body: envelope }, settings, call);
        return { value: interpret(answer, name, operation, codec, settings, call) };
      },
    });
  };
}

function writeHeaders(declared: readonly SoapHeaderDescriptor[], codec: ServiceCodec, call: CallOptions): string {
  const values = call.soapHeaders ?? {};
  const unknown = Object.keys(values).find((property) => !declared.some((header) => header.property === property));
  if (unknown !== undefined) throw new TypeError(`the contract declares no SOAP header ${unknown} for this operation`);
  const blocks = declared
    .filter(({ property }) => values[property] !== undefined)
    .map(({ property, element }) => codec.element(element).write(values[property]));
  return [...blocks, ...(call.soapHeaderBlocks ?? [])].join('');
}

/**
 * A fault is a fault whatever the status (old servers send 200), in either version's envelope; a response counts with a
 * status of 2xx only. One-way calls are content with any 2xx. A response whose header has to be understood and is not must not
 * be used (SOAP 1.1, section 4.2.3; SOAP 1.2 part 1, section 2.4); a fault is heard all the same.
 */
function interpret(
  answer: Answer,
  name: string,
  operation: SoapOperationDescriptor,
  codec: ServiceCodec,
  { understoodHeaders }: ClientSettings,
  call: CallOptions,
): unknown {
  const { status, headers } = answer;
  const good = status >= 200 && status < 300;
  const empty = answer.bytes.length === 0;
  const readable = !empty && isXml(mediaTypeOf(headers));
  const read = readable ? readOrRefuse(answer, operation, codec, good) : undefined;
  call.onAnswer?.({ status, headers, soapHeaders: read?.headers ?? {} });
  if (read?.fault !== undefined) throw receivedFault(read.fault, name, codec, status);
  if (!good) throw unexpectedAnswer(answer);
  if (operation.output === undefined) return undefined;
  if (empty) throw unreadable(answer, `the answer from ${answer.address} is empty`);
  if (read === undefined) throw unexpectedAnswer(answer);
  const stranger = read.strangers.map(shownName).find((header) => !understoodHeaders.includes(header));
  if (stranger === undefined) return read.value;
  throw unreadable(
    answer,
    `the answer from ${answer.address} has header ${stranger}, which is to be understood and is not`,
  );
}

/** An unreadable answer with a bad status is only a bad status; with a good one, to a one-way call, it is nobody's concern. */
function readOrRefuse(
  answer: Answer,
  { output }: SoapOperationDescriptor,
  codec: ServiceCodec,
  good: boolean,
): SoapAnswer | undefined {
  try {
    return readSoapAnswer(answerText(answer), output, codec);
  } catch (error) {
    if (!good || output === undefined) return undefined;
    throw error instanceof ReadError
      ? unreadable(answer, `the answer from ${answer.address}: ${error.message}`)
      : error;
  }
}
