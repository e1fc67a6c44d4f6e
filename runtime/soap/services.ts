/**
 * The SOAP ports of a service for node-soap's own host, `soap.listen(server, path, services, wsdl)`: by node-soap's rules for
 * everything but what a method gets and throws.
 */
import type { IncomingMessage } from 'node:http';

import { Call } from '../call.js';
import type { Failure } from '../invoke.js';
import { failureOf, invoke } from '../invoke.js';
import type { HttpRequest } from '../message.js';
import type { BoundService, Protocol, SoapServices } from '../service.js';

/** As node-soap calls a method: parsed arguments, its callback, parsed headers, the request. */
type Method = (request: unknown, callback: unknown, headers?: unknown, incoming?: IncomingMessage) => Promise<unknown>;

/** The ports of both SOAP versions. */
export function soapServices(service: BoundService): SoapServices {
  const ports: Record<string, Record<string, Method>> = {};
  for (const { protocol, name, operations } of service.descriptor.ports) {
    if (protocol !== 'soap11' && protocol !== 'soap12') continue;
    const methods = Object.keys(operations).map((operation) => [operation, methodFor(service, protocol, operation)]);
    ports[name] = Object.fromEntries(methods) as Record<string, Method>;
  }
  return { [service.descriptor.name]: ports };
}

function methodFor(service: BoundService, protocol: Protocol, operation: string): Method {
  return async (request, _callback, headers, incoming) => {
    const call = new Call(requestOf(incoming), protocol, {});
    call.operation = operation;
    if (isObject(headers)) call.headers = headers;
    try {
      return await invoke(service, call, request ?? {});
    } catch (error) {
      throw nodeSoapFault(protocol, failureOf(error, call));
    }
  };
}

function requestOf(incoming: IncomingMessage | undefined): HttpRequest {
  const remoteAddress = incoming?.socket?.remoteAddress;
  return {
    method: 'POST',
    url: incoming?.url ?? '/',
    headers: {},
    body: new Uint8Array(),
    ...(remoteAddress === undefined ? undefined : { remoteAddress }),
  };
}

/** The object that node-soap writes as a fault, in the words of the port's version. */
function nodeSoapFault(protocol: Protocol, { code, text, prefix = '', fault }: Failure): object {
  const name = typeof code === 'string' ? code : code.name;
  const statusCode = 500;
  if (protocol === 'soap11') {
    const actor = fault?.actor === undefined ? undefined : { faultactor: fault.actor };
    return { Fault: { faultcode: `soap:${name}`, faultstring: prefix + text, ...actor, statusCode } };
  }
  const value = name === 'Client' ? 'Sender' : name === 'Server' ? 'Receiver' : name;
  return { Fault: { Code: { Value: `soap:${value}` }, Reason: { Text: prefix + text }, statusCode } };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
