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
};

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
