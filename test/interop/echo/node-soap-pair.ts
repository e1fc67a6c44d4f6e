/** node-soap on one side and a service of ours on the other, both made of the same WSDL, joined without a socket. */
import { readFileSync } from 'node:fs';
import * as soap from 'soap';
import type { SoapPortDescriptor } from '../../../runtime/descriptor.js';
import type { Endpoint } from '../../../runtime/endpoint.js';

/** What node-soap's client made of a call. */
export interface NodeSoapCall {
  /** The envelope it sent; absent when it could not write one. */
  readonly sent?: string;
  readonly received?: unknown;
  readonly problem?: string;
}

/** node-soap does not make a client or server of the contract. */
export class NodeSoapRefusal extends Error {}

function refuse(error: unknown): never {
  throw new NodeSoapRefusal(messageOf(error));
}

type Method = (args: unknown, done: (error: unknown, result: unknown) => void) => void;

export interface NodeSoapClient {
  call(service: string, port: string, operation: string, args: unknown): Promise<NodeSoapCall>;
}

/** node-soap's client for the WSDL at a path, as its documentation has it; calls end in the endpoint. */
export async function nodeSoapClient(wsdl: string, endpoint: Endpoint): Promise<NodeSoapClient> {
  let sent: string | undefined;
  const httpClient = {
    request(
      _: string,
      data: string,
      callback: (error: unknown, response?: object, body?: string) => void,
      headers: object,
    ) {
      sent = data;
      const fields = Object.entries(headers as Record<string, string>).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]);
      const request = {
        method: 'POST',
        url: endpoint.path,
        headers: Object.fromEntries(fields) as Record<string, string>,
      };
      void endpoint({ ...request, body: new TextEncoder().encode(data) }).then(
        ({ status, headers: answered, body }) => {
          const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
          callback(null, { statusCode: status, headers: answered, data: text }, text);
        },
      );
    },
  };
  const options = { httpClient: httpClient as never, preserveWhitespace: true };
  const client = await soap.createClientAsync(wsdl, options).catch(refuse);
  const services = client as unknown as Readonly<Record<string, Record<string, Record<string, Method>>>>;
  return {
    call: (service, port, operation, args) => {
      sent = undefined;
      return new Promise((resolve) => {
        const answer = (call: NodeSoapCall): void => resolve({ ...call, ...(sent !== undefined && { sent }) });
        try {
          const method = services[service]?.[port]?.[operation];
          if (method === undefined) return answer({ problem: 'has no such operation' });
          method(args, (error, received) => answer(error === null ? { received } : { problem: messageOf(error) }));
        } catch (error) {
          answer({ problem: messageOf(error) });
        }
      });
    },
  };
}

/** A plain node-soap server: `answer` is asked for every operation, with what node-soap read. */
export async function nodeSoapServer(
  wsdl: string,
  answer: (operation: string, args: unknown) => unknown,
): Promise<{ readonly fetch: typeof globalThis.fetch; readonly sent: () => string }> {
  const method = (operation: string) => (args: unknown) => answer(operation, args);
  const methods = new Proxy({}, { get: (_, name) => method(String(name)) });
  const anyName = (value: object): object => new Proxy({}, { get: () => value });
  const services = anyName(anyName(methods)) as never;
  const server = await new Promise<soap.Server>((resolve, reject) => {
    const callback = (error: Error | null, ready: soap.Server): void => (error ? reject(error) : resolve(ready));
    const xml = readFileSync(wsdl, 'utf8').replace(/^\ufeff/, '');
    const options = { path: '/', services, xml, uri: wsdl, callback, preserveWhitespace: true, suppressStack: true };
    soap.createServerless(options as never).catch(reject);
  }).catch(refuse);
  let sent = '';
  return {
    sent: () => sent,
    fetch: async (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const url = new URL(input instanceof Request ? input.url : input).pathname;
      const text = await new Response(init?.body ?? null).text();
      const { body, statusCode } = await server.processRequest(text, { headers, url });
      sent = body;
      return new Response(body === '' ? null : body, {
        status: statusCode ?? 200,
        headers: { 'Content-Type': 'text/xml; charset=utf-8' },
      });
    },
  };
}

/** In one line, without the address that a call went to. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '')
    .replace(/^the answer from \S+ /, 'the answer ')
    .replace(/^the answer from \S+: /, '');
}

/** Where a port's service is served, however its address reads. */
export function pathOf({ address }: SoapPortDescriptor): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : '/';
}
