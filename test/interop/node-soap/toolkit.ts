/** node-soap's own client, made from the served WSDL by `soap.createClientAsync`. */
import * as soap from 'soap';
import { namedParameters, writeOutcome } from '../call.js';
import type { Call, Outcome } from '../call.js';
import type { ClientToolkit } from '../toolkit.js';

export const nodeSoap: ClientToolkit = {
  name: 'node-soap',
  title: 'node-soap client (JavaScript)',
  forms: ['soap11', 'soap12'],
  missing: () => Promise.resolve(undefined),
  build: async (wsdl) => {
    const clients = {
      soap11: await soap.createClientAsync(wsdl, { preserveWhitespace: true }),
      soap12: await soap.createClientAsync(wsdl, { preserveWhitespace: true, forceSoap12Headers: true }),
    };
    return async (calls) => {
      let lines = '';
      for (const call of calls) {
        lines += writeOutcome(call, await invoke(clients[call.form === 'soap12' ? 'soap12' : 'soap11'], call));
      }
      return lines;
    };
  },
  kitchen: async (wsdl) => {
    const options = { preserveWhitespace: true, handleNilAsNull: true, customDeserializer };
    const soap11 = await soap.createClientAsync(wsdl, options);
    const soap12 = await soap.createClientAsync(wsdl, { ...options, forceSoap12Headers: true });
    return `soap11\t${await tryKitchen(soap11).catch(String)}\nsoap12\t${await tryKitchen(soap12).catch(String)}\n`;
  },
};

/** A number holds no long, a Date neither nanoseconds nor a zone: node-soap's callers take such values as text. */
const asText = (text: string) => text;
const customDeserializer = { long: asText, unsignedLong: asText, decimal: asText, date: asText, dateTime: asText };

type AnyOperation = (request: object) => Promise<readonly [Readonly<Record<string, unknown>> | null]>;

/** What is wrong; nothing: the empty text. */
async function tryKitchen(client: soap.Client): Promise<string> {
  const operations = client as unknown as Readonly<Record<string, AnyOperation | undefined>>;
  const [given] = (await operations['giveAsync']?.({})) ?? [null];
  sayType(given?.['everything']);
  const [taken] = (await operations['takeAsync']?.(given ?? {})) ?? [null];
  client.addSoapHeader(`<ticket xmlns="urn:example:kitchen"><number>T-1 &amp; 2</number></ticket>`);
  const refusal: unknown = await operations['refuseAsync']?.({}).catch((error: unknown) => error);
  const told = JSON.stringify((refusal as { readonly root?: unknown }).root ?? String(refusal));
  const isRight = told.includes('all spoiled') && told.includes('42') && told.includes('T-1 & 2');
  return `${taken?.['difference'] ?? ''}${isRight ? '' : `refused with ${told}`}`;
}

/** node-soap writes `xsi:type` with the prefix that it read and does not declare that: a caller says the type its way. */
function sayType(everything: unknown): void {
  const { animals } = everything as { readonly animals: readonly { attributes: object }[] };
  const [, dog] = animals;
  if (!dog) return;
  const { 'xsi:type': _prefixed, ...others } = dog.attributes as Readonly<Record<string, unknown>>;
  dog.attributes = { ...others, xsi_type: { type: 'Dog', xmlns: 'urn:example:pantry', prefix: 'pantry' } };
}

type Results = Readonly<Record<string, string | null | undefined>>;
type Operation = (request: object) => Promise<[Results | null]>;

async function invoke(client: soap.Client, call: Call): Promise<Outcome> {
  const { operation, address } = call;
  client.setEndpoint(address);
  const request = Object.fromEntries(namedParameters(call));
  const method = (client as unknown as Readonly<Record<string, Operation>>)[`${operation}Async`];
  try {
    const [response] = (await method?.(request)) ?? [null];
    return { kind: 'result', text: response?.[`${operation}Result`] ?? null };
  } catch (error) {
    const { root, message } = error as { readonly root?: { readonly Envelope?: unknown }; readonly message: string };
    return { kind: root?.Envelope === undefined ? 'error' : 'fault', text: message };
  }
}
