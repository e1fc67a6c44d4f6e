/** Our own generated clients against our own server, by the same checks as everybody's. */
import { ServiceFault } from '../../../runtime/client/index.js';
import type { Form, Outcome } from '../call.js';
import { allForms, namedParameters, writeOutcome } from '../call.js';
import { parcel } from '../kitchen/server.js';
import type { AnyClient } from '../stubs.js';
import { generateStubs } from '../stubs.js';
import type { ClientToolkit } from '../toolkit.js';

const suffixes: Readonly<Record<Form, string>> = {
  soap11: 'Soap',
  soap12: 'Soap12',
  'http-get': 'HttpGet',
  'http-post': 'HttpPost',
};

export const soapwright: ClientToolkit = {
  name: 'soapwright',
  title: 'our own client (TypeScript)',
  forms: allForms,
  missing: () => Promise.resolve(undefined),
  build: async (wsdl, folder) => {
    const clientOf = await generateStubs(wsdl, folder);
    return async (calls) => {
      let lines = '';
      for (const call of calls) {
        const client = clientOf(`Authentication${suffixes[call.form]}`, { address: call.address });
        const request = Object.fromEntries(namedParameters(call));
        lines += writeOutcome(call, await outcomeOf(client[call.operation]?.(request), `${call.operation}Result`));
      }
      return lines;
    };
  },
  kitchen: async (wsdl, folder) => {
    const clientOf = await generateStubs(wsdl, folder);
    const address = wsdl.replace(/\?.*$/, '');
    const lines = allForms.map(async (form) => {
      const told = await tryKitchen(form, clientOf(`Kitchen${suffixes[form]}`, { address })).catch(String);
      return `${form}\t${told}\n`;
    });
    return (await Promise.all(lines)).join('');
  },
};

async function outcomeOf(call: Promise<unknown> | undefined, result: string): Promise<Outcome> {
  try {
    const text = ((await call) as Readonly<Record<string, string>>)[result] ?? null;
    return { kind: 'result', text };
  } catch (error) {
    return { kind: error instanceof ServiceFault ? 'fault' : 'error', text: String(error) };
  }
}

/** What is wrong; nothing: the empty text. */
async function tryKitchen(form: Form, client: AnyClient): Promise<string> {
  if (form === 'http-get' || form === 'http-post') return String(await client['weigh']?.(parcel));
  const { difference } = (await client['take']?.(await client['give']?.({}))) as { readonly difference: string };
  const refusal: unknown = await client['refuse']?.({}, { soapHeaders: { ticket: { number: 'T-1 & 2' } } }).catch(
    (error: unknown) => error,
  );
  const isRight =
    refusal instanceof ServiceFault &&
    JSON.stringify(refusal.declared) === '{"name":"Spoiled","value":{"count":42,"ticket":"T-1 & 2"}}';
  return difference + (isRight ? '' : `refused with ${String(refusal)}`);
}
