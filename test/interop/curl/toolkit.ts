/** curl: the four forms as a person with a terminal sends them, each answer taken apart by eye. */
import { descriptor } from '../../../generated/authentication/descriptor.js';
import type { Call, Form, Outcome } from '../call.js';
import { allForms, namedParameters, writeOutcome } from '../call.js';
import type { ClientToolkit } from '../toolkit.js';
import { attempt, isInstalled } from '../toolkit.js';

export const curl: ClientToolkit = {
  name: 'curl',
  title: 'curl',
  forms: allForms,
  missing: async () => ((await isInstalled('curl')) ? undefined : 'curl (apt-get install curl)'),
  build: async () => async (calls) => {
    let lines = '';
    for (const call of calls) lines += writeOutcome(call, await send(call));
    return lines;
  },
};

const { namespace } = descriptor;

async function send(call: Call): Promise<Outcome> {
  const { args, input } = commandLine(call);
  const { output } = await attempt('curl', ['-sS', '-w', '\n%{http_code}', ...args], { input });
  const end = output.lastIndexOf('\n');
  return outcome(call.form, Number(output.slice(end + 1)), output.slice(0, end));
}

function commandLine(call: Call): { args: string[]; input: string } {
  const { form, address, operation } = call;
  const given = namedParameters(call);
  if (form === 'http-get' || form === 'http-post') {
    const fields = given.flatMap(([name, value]) => ['--data-urlencode', `${name}=${value}`]);
    return { args: [...(form === 'http-get' ? ['-G'] : []), ...fields, `${address}/${operation}`], input: '' };
  }
  const children = given.map(([name, value]) => `<${name}>${escape(value)}</${name}>`).join('');
  const type = form === 'soap11' ? 'text/xml' : 'application/soap+xml';
  const action = form === 'soap11' ? ['-H', `SOAPAction: "${namespace}${operation}"`] : [];
  const args = ['-H', `Content-Type: ${type}; charset=utf-8`, ...action, '--data-binary', '@-', address];
  const body = `<soap:Body><${operation} xmlns="${namespace}">${children}</${operation}></soap:Body>`;
  return { args, input: `<soap:Envelope xmlns:soap="${envelopes[form]}">${body}</soap:Envelope>` };
}

const envelopes = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
} as const;

function outcome(form: Form, status: number, body: string): Outcome {
  if (form === 'http-get' || form === 'http-post') {
    if (status === 500) return { kind: 'fault', text: body };
    return result(status, /^<\?xml [^>]*\?>\r\n<string xmlns="[^"]*"(?: \/>|>([^]*)<\/string>)$/.exec(body), body);
  }
  const fault = /<faultstring>([^]*)<\/faultstring>|<soap:Text xml:lang="en">([^]*)<\/soap:Text>/.exec(body);
  if (status === 500 && fault !== null) return { kind: 'fault', text: unescape(fault[1] ?? fault[2] ?? '') };
  return result(status, /<(?:\w+)Result(?: \/>|>([^]*)<\/\w+Result>)/.exec(body), body);
}

function result(status: number, match: RegExpExecArray | null, body: string): Outcome {
  if (status !== 200 || match === null) return { kind: 'error', text: `${status} ${body}` };
  return { kind: 'result', text: unescape(match[1] ?? '') };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
