/** From a contract's port to something that can be called: what generated client stubs stand on. */
import { compileService } from '../codec/compile.js';
import type { ServiceCodec } from '../codec/codec.js';
import type { PortDescriptor, ServiceDescriptor, SoapPortDescriptor } from '../descriptor.js';
import { parseTarget } from './address.js';
import { httpConnection } from './http-connection.js';
import { settingsOf } from './options.js';
import type { CallOptions, ClientOptions } from './options.js';
import { soapConnection } from './soap-connection.js';

/** A port of a service at one address. Holds no connection open; calls may run side by side. */
export interface Connection {
  /**
   * Rejects with a `ServiceFault` when the service refuses, a `TransportError` when no answer of it came, and a `WriteError`
   * when the request does not fit the contract (nothing is sent then).
   */
  call<Response>(operation: string, request: unknown, options?: CallOptions): Promise<Response>;
}

const codecs = new WeakMap<ServiceDescriptor, ServiceCodec>();

/** Throws a `TypeError` for an unknown port, and when neither options nor contract hold an http or https address. */
export function connect(descriptor: ServiceDescriptor, portName: string, options: ClientOptions): Connection {
  const port = descriptor.ports.find(({ name }) => name === portName);
  if (port === undefined) throw new TypeError(`service ${descriptor.name} has no port ${portName}`);
  const target = parseTarget(options.address ?? port.address, portName);
  const settings = settingsOf(options);
  const codec = codecOf(descriptor);
  const call = isSoap(port)
    ? soapConnection(port, codec, target, settings)
    : httpConnection(port, codec, target, settings);
  return {
    call: async <Response>(operation: string, request: unknown, callOptions: CallOptions = {}) =>
      (await call(operation, request, callOptions)) as Response,
  };
}

function isSoap(port: PortDescriptor): port is SoapPortDescriptor {
  return port.protocol === 'soap11' || port.protocol === 'soap12';
}

/** The clients of one contract share what was compiled for it. */
function codecOf(descriptor: ServiceDescriptor): ServiceCodec {
  const known = codecs.get(descriptor) ?? compileService(descriptor, { carriageReturn: 'reference' });
  codecs.set(descriptor, known);
  return known;
}
