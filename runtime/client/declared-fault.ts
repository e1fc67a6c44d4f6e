/** Joins a fault that was read with what the contract declares about faults of its operation (WSDL 1.1, section 3.6). */
import type { BodyCodec, ServiceCodec } from '../codec/codec.js';
import { ReadError } from '../codec/codec.js';
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
    if (expected?.root?.name !== entry.name || expected.root.namespace !== entry.namespace) continue;
    const value = readEntry(entry, expected);
    if (value !== undefined) return { name, value };
  }
  return undefined;
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
