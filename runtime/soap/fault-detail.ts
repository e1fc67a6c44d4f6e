/** What stands in a fault's detail: a fragment that the service gives, or the typed object of a fault that the contract declares. */
import type { Host } from '../bindings/binding.js';
import { ReadError } from '../codec/codec.js';
import type { ElementHandler, ServiceCodec } from '../codec/codec.js';
import { readXml } from '../codec/xml-reader.js';
import type { ServiceFault } from '../fault.js';
import type { SoapFault } from './fault.js';

/**
 * `declared` comes before `detail`. Throws when a fragment is not well-formed, and a `WriteError` when the object does not fit the
 * contract: either would make an answer that nobody can read.
 */
export function detailOf(host: Host, operation: string, fault: ServiceFault): Pick<SoapFault, 'detail' | 'declared'> {
  const declared = fault.declared === undefined ? undefined : writeDeclared(host.codec, operation, fault.declared);
  if (declared !== undefined) return { declared };
  if (fault.detail === undefined) return {};
  checkFragment(fault.detail);
  return { detail: fault.detail };
}

function writeDeclared(
  codec: ServiceCodec,
  operation: string,
  { name, value }: NonNullable<ServiceFault['declared']>,
): string | undefined {
  const { faults = [] } = codec.descriptor.operations.find((each) => each.name === operation) ?? {};
  const element = faults.find((fault) => fault.name === name)?.element;
  return element === undefined ? undefined : codec.element(element).write(value);
}

function checkFragment(fragment: string): void {
  try {
    readXml(`<detail>${fragment}</detail>`, () => ANYTHING);
  } catch (error) {
    throw error instanceof ReadError ? new Error(`the detail of a fault is no XML: ${error.message}`) : error;
  }
}

const ANYTHING: ElementHandler = { open: () => ANYTHING, text: () => {}, interruption: () => {}, close: () => {} };
