/**
 * node-soap behind one file: its `Server` finds the method, calls it, waits for it, and puts what comes back into an envelope or a
 * fault. It reads no WSDL text and nothing a peer sent: a `WSDL` of ours stands in, built from the descriptor, that passes on
 * what our reader understood and what our writer wrote.
 */
import { Server, WSDL } from 'soap';

import { ENVELOPE_NAMESPACES } from './envelope.js';
import { faultElement } from './fault.js';
import type { SoapFault } from './fault.js';
import { SOAP_12 } from './version.js';
import type { SoapVersion } from './version.js';

/** A request that has been understood: which operation, and what calls it and writes its answer. */
export interface EngineCall {
  readonly operation: string;
  /** The content of the answer's Body. Rejects with an `EngineFault`, and with nothing else. */
  run(): Promise<string>;
}

/** What node-soap takes for a fault when a method throws it. */
export class EngineFault {
  readonly Fault: { readonly fault: SoapFault; statusCode: number | undefined };

  constructor(fault: SoapFault, statusCode: number) {
    this.Fault = { fault, statusCode };
  }
}

export interface EngineAnswer {
  readonly statusCode: number;
  /** The envelope; empty for a one-way operation. */
  readonly body: string;
}

export interface Engine {
  answer(call: EngineCall): Promise<EngineAnswer>;
}

/** `operations` says of each whether it has an answer. */
export function createEngine(
  version: SoapVersion,
  operations: ReadonlyMap<string, { readonly output?: unknown }>,
): Engine {
  const methods = Object.fromEntries([...operations.keys()].map((name) => [name, (call: EngineCall) => call.run()]));
  const server = new Server(null, '/', { [SERVICE]: { [PORT]: methods } }, new ContractWsdl(version, operations), {
    path: '/',
    services: {},
    xml: '',
    enableChunkedEncoding: false,
    oneWay: { responseCode: 202, emptyBody: false },
  });
  return {
    // `processRequest` hands its first argument to `xmlToObject` and does nothing else with it.
    answer: (call) => server.processRequest(call as unknown as string),
  };
}

/** node-soap's own names for the one service and port that it is shown. */
const SERVICE = 'service';
const PORT = 'port';

class ContractWsdl extends WSDL {
  constructor(
    private readonly version: SoapVersion,
    operations: ReadonlyMap<string, { readonly output?: unknown }>,
  ) {
    super({}, '', version === SOAP_12 ? { forceSoap12Headers: true } : {});
    this.definitions = definitionsFor(operations) as unknown as WSDL['definitions'];
    this.xmlnsInEnvelope = ENVELOPE_NAMESPACES;
  }

  /** What node-soap does on the next tick after reading a WSDL. There is none, and all of it has been done above. */
  override processIncludes(): void {}

  override xmlToObject(call: EngineCall): object {
    return { Body: { [call.operation]: call } };
  }

  /** A method's answer is text already; a fault is the object that `EngineFault` holds. */
  override objectToDocumentXML(_name: string, written: string | EngineFault['Fault']): string {
    return typeof written === 'string' ? written : faultElement(this.version, written.fault);
  }
}

/** The part of node-soap's WSDL model that its server looks at: every operation is document style, named by its element. */
function definitionsFor(operations: ReadonlyMap<string, { readonly output?: unknown }>): object {
  const methods: Record<string, object> = {};
  const topElements: Record<string, object> = {};
  for (const [name, operation] of operations) {
    methods[name] = {
      style: 'document',
      soapAction: '',
      ...(operation.output === undefined ? undefined : { output: {} }),
    };
    topElements[name] = { methodName: name, outputName: name };
  }
  const binding = { style: 'document', methods, topElements };
  return { services: { [SERVICE]: { ports: { [PORT]: { location: 'http://localhost/', binding } } } } };
}
