/**
 * Sample messages of a contract from node-soap's client to a server of ours and back, and from our client to a plain node-soap
 * server and back. Where one does not get what the other was asked to send, says which message, and whose fault it is: the
 * sender's when the XML on the wire says something else than asked, the reader's when it says just that.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ServiceCodec } from '../../../runtime/codec/codec.js';
import { compileService } from '../../../runtime/codec/compile.js';
import { connect } from '../../../runtime/client/connect.js';
import type { ServiceDescriptor, SoapBodyDescriptor, SoapPortDescriptor } from '../../../runtime/descriptor.js';
import { createEndpoint } from '../../../runtime/endpoint.js';
import { bindService } from '../../../runtime/service.js';
import { Sampler, Unsampleable } from '../../support/sample.js';
import { nodeSoapChildren, nodeSoapValue, understandingOf } from './node-soap-object.js';
import { messageOf, NodeSoapRefusal, nodeSoapClient, nodeSoapServer, pathOf } from './node-soap-pair.js';
import { bodyElements, canonical, childElements, fragmentElements } from './xml-tree.js';

export interface EchoOptions {
  readonly seed: number;
  readonly perOperation: number;
}

export interface Disagreement {
  readonly operation: string;
  /** Which way it went wrong. */
  readonly leg: 'their request' | 'our response' | 'our request' | 'their response';
  readonly fault: 'ours' | 'node-soap';
  readonly what: string;
}

export interface EchoReport {
  /** Messages exchanged, each one way. */
  readonly messages: number;
  readonly disagreements: readonly Disagreement[];
  /** Why node-soap does not take the contract at all. */
  readonly refusal?: string;
}

/** An operation of a port that both sides can be asked for, and what is to be said. */
interface Exchange {
  readonly port: SoapPortDescriptor;
  readonly operation: string;
  readonly request: SampleMessage;
  readonly response: SampleMessage;
}

interface SampleMessage {
  readonly body: SoapBodyDescriptor;
  readonly value: unknown;
  /** As our writer puts it; libxml2 judges that elsewhere. */
  readonly xml: string;
}

type Note = (leg: Disagreement['leg'], fault: Disagreement['fault'], what: string) => void;

/** `wsdl`: a path that node-soap reads. The first SOAP 1.1 port is tried; SOAP-encoded messages and headers are left out. */
export async function echoService(
  wsdl: string,
  descriptor: ServiceDescriptor,
  options: EchoOptions,
): Promise<EchoReport> {
  const codec = compileService(descriptor);
  const exchanges = drawExchanges(descriptor, codec, options);
  const disagreements: Disagreement[] = [];
  try {
    for (const direction of [fromNodeSoap, fromUs]) {
      await direction(wsdl, descriptor, exchanges, ({ operation }) => (leg, fault, what) => {
        disagreements.push({ operation, leg, fault, what });
      });
    }
  } catch (error) {
    if (error instanceof NodeSoapRefusal) return { messages: 0, disagreements: [], refusal: error.message };
    throw error;
  }
  return { messages: exchanges.length * 4, disagreements };
}

function drawExchanges(
  descriptor: ServiceDescriptor,
  codec: ServiceCodec,
  { seed, perOperation }: EchoOptions,
): Exchange[] {
  const port = descriptor.ports.find((each): each is SoapPortDescriptor => each.protocol === 'soap11');
  const sampler = new Sampler(descriptor, seed);
  return Object.entries(port?.operations ?? {}).flatMap(([operation, { input, output }]) => {
    if (port === undefined || output === undefined || !isPlain(input.body) || !isPlain(output.body)) return [];
    if (!isTold(port, operation)) return [];
    const [asked, answered] = [input.body, output.body];
    return Array.from({ length: perOperation }).flatMap(() => {
      const request = drawMessage(asked, sampler, codec);
      const response = drawMessage(answered, sampler, codec);
      return request && response ? [{ port, operation, request, response }] : [];
    });
  });
}

/** Contracts exist whose operations nobody can tell apart: the same body, the same SOAPAction. */
function isTold({ operations }: SoapPortDescriptor, operation: string): boolean {
  const signature = (name: string): string =>
    JSON.stringify([operations[name]?.action ?? '', operations[name]?.input.body]);
  return Object.keys(operations).every((name) => name === operation || signature(name) !== signature(operation));
}

function isPlain(body: SoapBodyDescriptor): boolean {
  return body.kind === 'element' || (body.kind === 'parts' && body.wrapper !== undefined && body.encoded !== true);
}

function drawMessage(body: SoapBodyDescriptor, sampler: Sampler, codec: ServiceCodec): SampleMessage | undefined {
  try {
    const value = sampler.message(body);
    return { body, value, xml: codec.body(body).write(value) };
  } catch (error) {
    if (error instanceof Unsampleable) return undefined;
    throw error;
  }
}

/** What a user of node-soap would hand over to have this message sent. */
function asNodeSoap({ body, xml }: SampleMessage): unknown {
  const [element] = fragmentElements(xml);
  if (element === undefined) return {};
  return body.kind === 'parts' ? nodeSoapChildren(childElements(element)) : nodeSoapValue(element);
}

type Direction = (
  wsdl: string,
  descriptor: ServiceDescriptor,
  exchanges: readonly Exchange[],
  noteOf: (exchange: Exchange) => Note,
) => Promise<void>;

const fromNodeSoap: Direction = async (wsdl, descriptor, exchanges, noteOf) => {
  let current: Exchange | undefined;
  let received: { readonly value: unknown } | undefined;
  const handler = (request: never): unknown => {
    received = { value: request };
    return current?.response.value;
  };
  const operations = Object.fromEntries(descriptor.operations.map(({ name }) => [name, handler]));
  const documents = { wsdl: [], schemas: [], help: { index: [], operations: {} } };
  const endpoint = createEndpoint(bindService(descriptor, documents, operations), { path: '/echo' });
  const client = await nodeSoapClient(wsdl, endpoint);
  for (const exchange of exchanges) {
    [current, received] = [exchange, undefined];
    const note = noteOf(exchange);
    const { port, operation, request, response } = exchange;
    const call = await client.call(descriptor.name, port.name, operation, asNodeSoap(request));
    const arrived = received as { readonly value: unknown } | undefined;
    if (arrived === undefined || !isDeepStrictEqual(arrived.value, request.value)) {
      note(
        'their request',
        senderOrReader(call.sent, request, 'node-soap', 'ours'),
        call.problem ?? 'arrives as something else',
      );
    }
    if (arrived === undefined) continue;
    const problem = call.problem ?? misunderstanding(response, call.received);
    if (problem !== undefined) note('our response', 'node-soap', problem);
  }
};

const fromUs: Direction = async (wsdl, descriptor, exchanges, noteOf) => {
  let current: Exchange | undefined;
  let received: { readonly value: unknown } | undefined;
  const server = await nodeSoapServer(wsdl, (_, args) => {
    received = { value: args };
    return current === undefined ? {} : asNodeSoap(current.response);
  });
  for (const exchange of exchanges) {
    [current, received] = [exchange, undefined];
    const note = noteOf(exchange);
    const { port, operation, request, response } = exchange;
    const address = `http://localhost${pathOf(port)}`;
    const call = await settle(
      connect(descriptor, port.name, { address, fetch: server.fetch }).call(operation, request.value),
    );
    const arrived = received as { readonly value: unknown } | undefined;
    const problem = arrived === undefined ? `refused: ${call.problem}` : misunderstanding(request, arrived.value);
    if (problem !== undefined) note('our request', 'node-soap', problem);
    if (arrived === undefined || (call.problem === undefined && isDeepStrictEqual(call.value, response.value)))
      continue;
    note(
      'their response',
      senderOrReader(server.sent(), response, 'node-soap', 'ours'),
      call.problem ?? 'arrives as something else',
    );
  }
};

/** Our XML says what it should: whatever node-soap makes of it otherwise is its own doing. */
function misunderstanding(message: SampleMessage, found: unknown): string | undefined {
  const understanding = understandingOf(asNodeSoap(message), found ?? '');
  return understanding === 'the same' ? undefined : `is read as ${understanding}`;
}

async function settle(call: Promise<unknown>): Promise<{ readonly value?: unknown; readonly problem?: string }> {
  try {
    return { value: await call };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

/** Whose fault it is that a message did not arrive: did the sender put on the wire what it was asked to? */
function senderOrReader<Party>(
  envelope: string | undefined,
  asked: SampleMessage,
  sender: Party,
  reader: Party,
): Party {
  if (envelope === undefined) return sender;
  try {
    return canonical(bodyElements(envelope)) === canonical(fragmentElements(asked.xml)) ? reader : sender;
  } catch {
    return sender;
  }
}
