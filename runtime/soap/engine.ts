/**
 * node-soap behind one file: its `Server` calls the method, waits for it, and puts what comes back into an envelope or a fault. It
 * reads no WSDL text and nothing a peer sent: a `WSDL` of ours stands in, built from the descriptor, that passes on what our
 * writer wrote.
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

/** Of an operation, all that node-soap needs to know: whether it has an answer. */
type Operations = ReadonlyMap<string, { readonly output?: unknown }>;

export function createEngine(version: SoapVersion, operations: Operations): Engine {
  const methods = Object.fromEntries([...operations.keys()].map((name) => [name, (call: EngineCall) => call.run()]));
  const server = new Server(null, '/', { [SERVICE]: { [PORT]: methods } }, new ContractWsdl(version, operations), {
    path: '/',
    services: {},
    xml: '',
    enableChunkedEncoding: false,
    suppressStack: true,
    oneWay: { responseCode: 202, emptyBody: false },
  });
  const steps = server as unknown as ServerSteps;
  steps._process = (call, request, response, done) => steps._executeMethod(methodOf(call), request, response, done);
  // What `processRequest` is given is for `_process` alone.
  return { answer: (call) => server.processRequest(call as unknown as string) };
}

/** The one service and port that node-soap is shown. */
const SERVICE = 'service';
const PORT = 'port';

type Done = (body: string, statusCode?: number) => void;

/**
 * Two steps of node-soap's `Server` that its types leave out. `_process` reads the XML and finds service, port and method by parsing
 * URLs and comparing names; we know them, and go on to `_executeMethod`.
 */
interface ServerSteps {
  _process(call: EngineCall, request: object, response: object, done: Done): void;
  _executeMethod(method: object, request: object, response: object, done: Done): void;
}

function methodOf(call: EngineCall): object {
  const { operation } = call;
  return {
    serviceName: SERVICE,
    portName: PORT,
    methodName: operation,
    outputName: operation,
    args: call,
    style: 'document',
  };
}

class ContractWsdl extends WSDL {
  constructor(
    private readonly version: SoapVersion,
    operations: Operations,
  ) {
    super({}, '', version === SOAP_12 ? { forceSoap12Headers: true } : {});
    this.definitions = definitionsFor(operations) as unknown as WSDL['definitions'];
    this.xmlnsInEnvelope = ENVELOPE_NAMESPACES;
  }

  /** What node-soap does on the next tick after reading a WSDL. There is none, and all of it has been done above. */
  override processIncludes(): void {}

  /** A method's answer is text already; a fault is the object that `EngineFault` holds. */
  override objectToDocumentXML(_name: string, written: string | EngineFault['Fault']): string {
    return typeof written === 'string' ? written : faultElement(this.version, written.fault);
  }
}

/** The part of node-soap's WSDL model that `_executeMethod` looks at. */
function definitionsFor(operations: Operations): object {
  const methods = [...operations].map(([name, { output }]) => [name, output === undefined ? {} : { output: {} }]);
  const binding = { style: 'document', methods: Object.fromEntries(methods) as object };
  return { services: { [SERVICE]: { ports: { [PORT]: { binding } } } } };
}
