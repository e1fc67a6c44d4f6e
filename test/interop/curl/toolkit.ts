/** curl: the four forms as a person with a terminal sends them, each answer taken apart by eye. */
import { descriptor } from '../../../generated/authentication/descriptor.js';
import type { Call, Form, Outcome } from '../call.js';
import { allForms, namedParameters, writeOutcome } from '../call.js';
import { parcel } from '../kitchen/server.js';
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
  kitchen: async (wsdl) => {
    const address = wsdl.replace(/\?.*$/, '');
    let lines = '';
    for (const form of allForms) lines += `${form}\t${await tryKitchen(form, address)}\n`;
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

const kitchen = 'urn:example:kitchen';

/** What is wrong; nothing: the empty text. The value goes back as it came, by text replacement. */
async function tryKitchen(form: Form, address: string): Promise<string> {
  if (form === 'http-get' || form === 'http-post') {
    const fields = Object.entries(parcel).flatMap(([name, value]) => ['--data-urlencode', `${name}=${value}`]);
    const { output } = await attempt('curl', [
      '-sS',
      ...(form === 'http-get' ? ['-G'] : []),
      ...fields,
      `${address}/weigh`,
    ]);
    return /<string xmlns="[^"]*" \/>$/.test(output) ? '' : output;
  }
  const told = async (operation: string, message: string) => {
    const { output } = await attempt('curl', ['-sS', ...soapFields(form, kitchen + '/' + operation), address], {
      input: message,
    });
    return output;
  };
  const envelope = (header: string, body: string) =>
    `<soap:Envelope xmlns:soap="${envelopes[form]}">${header}<soap:Body>${body}</soap:Body></soap:Envelope>`;
  const given = await told('give', envelope('', `<give xmlns="${kitchen}"/>`));
  const taken = await told('take', given.replaceAll('giveResponse', 'take'));
  if (!/<difference \/>|<difference><\/difference>/.test(taken)) return taken;
  const ticket = `<soap:Header><ticket xmlns="${kitchen}"><number>T-1 &amp; 2</number></ticket></soap:Header>`;
  const refused = await told('refuse', envelope(ticket, `<refuse xmlns="${kitchen}"/>`));
  const detail = /<count>42<\/count><ticket>T-1 &amp; 2<\/ticket>/;
  return refused.includes('all spoiled') && detail.test(refused) ? '' : refused;
}

function soapFields(form: 'soap11' | 'soap12', action: string): string[] {
  const type = form === 'soap11' ? 'text/xml' : 'application/soap+xml';
  const fields = ['-H', `Content-Type: ${type}; charset=utf-8`, '--data-binary', '@-'];
  return form === 'soap11' ? ['-H', `SOAPAction: "${action}"`, ...fields] : fields;
}

function commandLine(call: Call): { args: string[]; input: string } {
  const { form, address, operation } = call;
  const given = namedParameters(call);
  if (form === 'http-get' || form === 'http-post') {
    const fields = given.flatMap(([name, value]) => ['--data-urlencode', `${name}=${value}`]);
    return { args: [...(form === 'http-get' ? ['-G'] : []), ...fields, `${address}/${operation}`], input: '' };
  }
  const children = given.map(([name, value]) => `<${name}>${escape(value)}</${name}>`).join('');
  const args = [...soapFields(form, namespace + operation), address];
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
