/** Joins a fault that was read with what the contract declares about faults of its operation (WSDL 1.1, section 3.6). */
import type { BodyCodec, ServiceCodec } from '../codec/codec.js';
import { ReadError } from '../codec/codec.js';
import type { XmlName } from '../descriptor.js';
import type { XmlElement } from '../codec/xml-element.js';
import { readXml } from '../codec/xml-reader.js';
import { ReceivedFault } from './received-fault.js';
import type { DeclaredFault } from '../fault.js';
import type { ReadFault } from './soap-fault.js';
import { writeFragment } from './xml-fragment.js';

/** A detail entry that does not fit its declaration stays text only: the refusal itself must get through. */
export function receivedFault(
  fault: ReadFault,
  operation: string,
  codec: ServiceCodec,
  httpStatus: number,
): ReceivedFault {
  const { text, entries, ...parts } = fault;
  const declared = entries.map((entry) => readDeclared(entry, operation, codec)).find((found) => found !== undefined);
  return new ReceivedFault(text, { ...parts, httpStatus, ...(declared === undefined ? {} : { declared }) });
}

function readDeclared(entry: XmlElement, operationName: string, codec: ServiceCodec): DeclaredFault | undefined {
  const operation = codec.descriptor.operations.find(({ name }) => name === operationName);
  for (const { name, element } of operation?.faults ?? []) {
    const expected = element === undefined ? undefined : codec.element(element);
    const value = expected?.root && isNamed(entry, expected.root) ? readEntry(entry, expected) : undefined;
    if (value !== undefined) return { name, value };
  }
  return undefined;
}

/** What a part with a type is sent in has no namespace of its own; toolkits also use that of their messages. */
function isNamed({ namespace, name }: XmlElement, expected: XmlName): boolean {
  return name === expected.name && (expected.namespace === '' || expected.namespace === namespace);
}

function readEntry(entry: XmlElement, expected: BodyCodec): unknown {
  let found: unknown;
  try {
    readXml(writeFragment(entry), (element) => expected.read(element, (value) => (found = value)));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  }
  return found;
}
