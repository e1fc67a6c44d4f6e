/**
 * node-soap's client, given our contract instead of a WSDL and our transport instead of axios: it makes the envelope and its
 * HTTP fields; what stands in the body is written and read by the codec. All state is the call's own, so calls do not meet.
 */
import { Client, WSDL } from 'soap';
import type { IHttpClient, SoapMethod } from 'soap';
import type { SoapPortDescriptor } from '../descriptor.js';

/** One call's way through node-soap: it is the arguments and the options of the method, so it reaches every hook. */
export interface SoapTrip {
  /** XML of what stands in `soap:Body`. */
  readonly body: string;
  /** XML of the header blocks, `""` for none. */
  readonly headers: string;
  /** Sends the envelope and reads the answer; both ways of ending are its result. */
  exchange(envelope: string, fields: Readonly<Record<string, string>>): Promise<TripResult>;
}

export type TripResult = { readonly value: unknown } | { readonly error: unknown };

export interface SoapEngine {
  /** Resolves with the response object, rejects with the trip's error. */
  invoke(operation: string, trip: SoapTrip): Promise<unknown>;
}

const soap12Type = 'application/soap+xml; charset=utf-8';

/** One engine per client and port; `address` is only handed through. */
export function createSoapEngine(port: SoapPortDescriptor, namespace: string, address: string): SoapEngine {
  const client = new Client(new ContractWsdl(port, namespace), address, {
    forceSoap12Headers: port.protocol === 'soap12',
    httpClient: tripTransport,
  });
  client.addSoapHeader((_method: unknown, _location: unknown, _action: unknown, trip: SoapTrip) => trip.headers);
  return {
    invoke: (operation, trip) => {
      const method = (client as unknown as Readonly<Record<string, SoapMethod>>)[methodKey(operation)];
      if (method === undefined) throw new TypeError(`port ${port.name} does not offer operation ${operation}`);
      return new Promise((resolve, reject) => {
        const settle = (error: unknown, result: TripResult) => {
          if (error !== null) reject(error);
          else if ('error' in result) reject(result.error);
          else resolve(result.value);
        };
        method(trip, settle, { trip }, extraFields(port, operation));
      });
    },
  };
}

/** Without an action, SOAP 1.2 leaves the parameter out (RFC 3902) where node-soap writes an empty one. */
function extraFields(port: SoapPortDescriptor, operation: string): Readonly<Record<string, string>> {
  const bare = port.protocol === 'soap12' && port.operations[operation]?.action === undefined;
  return bare ? { 'Content-Type': soap12Type } : {};
}

/** node-soap makes each operation a property of its client: the blank keeps an operation `emit` from replacing its own. */
function methodKey(operation: string): string {
  return `operation ${operation}`;
}

const outputName = 'answer';

/** What node-soap asks a WSDL, answered from the descriptor: nothing is parsed, nothing is included. */
class ContractWsdl extends WSDL {
  constructor(port: SoapPortDescriptor, namespace: string) {
    super({}, '', {});
    this.definitions = definitionsOf(port, namespace) as never;
    this.xmlnsInEnvelope = 'xmlns:xsd="http://www.w3.org/2001/XMLSchema"';
  }

  /** Not calling back: there is nothing that node-soap should post-process. */
  override processIncludes(): void {}

  override objectToDocumentXML(_name: string, trip: SoapTrip): string {
    return trip.body;
  }

  override xmlToObject(result: TripResult): unknown {
    return { Body: { [outputName]: result } };
  }
}

function definitionsOf(port: SoapPortDescriptor, namespace: string): unknown {
  const methods = Object.entries(port.operations).map(([name, { action }]) => [
    methodKey(name),
    {
      $name: name,
      style: 'document',
      soapAction: encodeAction(action ?? ''),
      input: { $name: name },
      output: { $name: outputName },
    },
  ]);
  const binding = { methods: Object.fromEntries(methods) as unknown };
  return {
    $targetNamespace: namespace,
    xmlns: {},
    services: { 'the service': { ports: { [port.name]: { location: port.address, binding } } } },
  };
}

/** An HTTP field holds Latin-1 at best; a URI has other characters percent-encoded (RFC 3987, section 3.1). */
function encodeAction(action: string): string {
  return action.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** node-soap's transport: the trip brings its own. Nothing it does can reject: the result holds the error. */
const tripTransport: IHttpClient = {
  request(
    _url,
    envelope: string,
    callback: (error: null, response: object, body: TripResult) => void,
    fields,
    options,
  ) {
    const { trip } = options as { readonly trip: SoapTrip };
    const result = trip.exchange(envelope, fields ?? {}).catch((error: unknown) => ({ error }));
    return result.then((outcome) => callback(null, {}, outcome)) as never;
  },
};
