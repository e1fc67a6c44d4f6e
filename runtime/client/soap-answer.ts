/**
 * Reads the envelope of an answer: the response object by the codec, declared headers, or the fault. Either version's envelope
 * is read whichever was sent (SOAP 1.2 part 1, appendix A, lets an old server answer a new client in its own).
 */
import type { BodyCodec, ElementHandler, OpenElement, ServiceCodec } from '../codec/codec.js';
import { ReadError } from '../codec/codec.js';
import { ElementCapture } from '../codec/xml-element.js';
import { readXml } from '../codec/xml-reader.js';
import type { SoapMessageDescriptor, XmlName } from '../descriptor.js';
import { isForReceiver, isMandatory } from '../soap/mandatory.js';
import { SOAP_VERSIONS } from '../soap/version.js';
import { interpretFault } from './soap-fault.js';
import type { ReadFault } from './soap-fault.js';

export interface SoapAnswer {
  /** Absent when there is a fault, or when the operation has no response. */
  readonly value?: unknown;
  readonly fault?: ReadFault;
  /** Declared headers by property. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** Header blocks that have to be understood and that the contract does not declare. */
  readonly strangers: readonly XmlName[];
}

interface Gathered {
  value?: unknown;
  fault?: ReadFault;
  readonly headers: Record<string, unknown>;
  readonly strangers: XmlName[];
}

/** `output` is absent for one-way operations: only a fault is looked for. Throws `ReadError`. */
export function readSoapAnswer(
  text: string,
  output: SoapMessageDescriptor | undefined,
  codec: ServiceCodec,
): SoapAnswer {
  const answer: Gathered = { headers: {}, strangers: [] };
  const body = output === undefined ? undefined : codec.body(output.body);
  let read = false;
  const readValue = (value: unknown) => {
    answer.value = value;
    read = true;
  };
  const openPart = (element: OpenElement, envelope: string): ElementHandler => {
    if (element.namespace !== envelope) return ignore;
    if (element.name === 'Header') return onChildren((child) => openHeader(child, output, codec, answer));
    if (element.name !== 'Body') return ignore;
    return openBody(element, body, readValue, (fault) => (answer.fault ??= fault));
  };
  readXml(text, (root) => {
    const envelope = envelopeNamespace(root);
    return onChildren((part) => openPart(part, envelope));
  });
  if (answer.fault === undefined && body !== undefined && !read) answer.value = body.absent();
  return answer;
}

function envelopeNamespace({ name, namespace }: OpenElement): string {
  if (name === 'Envelope' && SOAP_VERSIONS.some((version) => version.namespace === namespace)) return namespace;
  throw new ReadError('invalid-content', `found element ${shownName({ name, namespace })}, expected a SOAP envelope`);
}

function openHeader(
  element: OpenElement,
  output: SoapMessageDescriptor | undefined,
  codec: ServiceCodec,
  answer: Gathered,
): ElementHandler {
  for (const { property, element: ref } of output?.headers ?? []) {
    const header = codec.element(ref);
    if (header.root?.name !== element.name || header.root.namespace !== element.namespace) continue;
    return header.read(element, (value) => (answer.headers[property] = value));
  }
  if (isMandatory(element) && isForReceiver(element)) {
    answer.strangers.push({ namespace: element.namespace, name: element.name });
  }
  return ignore;
}

/** The first element that is no fault is the response; what else stands beside it belongs to no one. */
function openBody(
  bodyElement: OpenElement,
  body: BodyCodec | undefined,
  done: (value: unknown) => void,
  failed: (fault: ReadFault) => void,
): ElementHandler {
  const envelope = bodyElement.namespace;
  const whole = body !== undefined && body.root === undefined ? body.read(bodyElement, done) : undefined;
  let begun = false;
  const openFirst = (element: OpenElement): ElementHandler => {
    if (body?.root === undefined || begun) return ignore;
    begun = true;
    expectElement(element, body.root);
    return body.read(element, done);
  };
  let faulty = false;
  return {
    open: (element) => {
      if (element.name === 'Fault' && element.namespace === envelope) {
        faulty = true;
        return new ElementCapture(element, (fault) => failed(interpretFault(fault)));
      }
      return whole === undefined ? openFirst(element) : whole.open(element);
    },
    text: (text) => whole?.text(text),
    interruption: () => whole?.interruption(),
    close: () => (faulty ? undefined : whole?.close()),
  };
}

function expectElement({ name, namespace }: OpenElement, root: XmlName): void {
  if (name === root.name && namespace === root.namespace) return;
  throw new ReadError(
    'invalid-content',
    `found element ${shownName({ name, namespace })}, expected ${shownName(root)}`,
  );
}

export function shownName({ namespace, name }: XmlName): string {
  return namespace === '' ? name : `{${namespace}}${name}`;
}

function onChildren(open: (element: OpenElement) => ElementHandler): ElementHandler {
  return { ...ignore, open };
}

const ignore: ElementHandler = {
  open: () => ignore,
  text: () => undefined,
  interruption: () => undefined,
  close: () => undefined,
};
