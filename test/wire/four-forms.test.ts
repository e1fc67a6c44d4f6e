/** The interface document: the SOAP forms and the HTTP forms of one operation behave identically; only the envelope differs. */
import { createEndpoint } from 'soapwright/runtime';
import type { CallRecord, HttpResponse, Protocol } from 'soapwright/runtime';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';

import { probeService } from '../probe/probe-service.js';
import { callOf } from '../support/http-requests.js';

const PROTOCOLS: readonly Protocol[] = ['soap11', 'soap12', 'http-get', 'http-post'];

const records: CallRecord[] = [];
const endpoint = createEndpoint(probeService(), { onCall: (call) => records.push(call), maxQueryLength: 100_000 });

/** Text that XML can carry, with what the probe's service reacts to among it. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => isXml(value)),
  fc.string({
    unit: fc.constantFrom(' ', '\t', '\r', '\n', '&', '<', '%', '+', '=', ';', 'a', '"', ']', '>'),
    maxLength: 12,
  }),
  fc.constantFrom('', 'mfa', 'wrong', 'bad', 'ret-null', 'ret-empty', 'ret-blank', 'ret-specials', 'throw-specials'),
  fc.constantFrom('throw-nested', 'throw-soap-client', 'throw-soap-owncode', 'throw-soap-detail', '%u20ac', 'a%20b'),
);

const login = fc.record(
  { securityPassword: text, username: text, password: text, authenticationToken: text },
  { requiredKeys: [] },
);
const cookie = fc.record({ securityPassword: text, loginCookie: text, cookieDomain: text }, { requiredKeys: [] });

const calls = fc.oneof(
  login.map((parameters) => ({ operation: 'Login', parameters })),
  cookie.map((parameters) => ({ operation: 'AuthenticateCookie', parameters })),
);

test('the same request through the four forms gives the same result or fault, and the same log line', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async ({ operation, parameters }) => {
      const [first, ...others] = await Promise.all(
        PROTOCOLS.map(async (protocol) => {
          const answer = await endpoint(callOf(protocol, operation, parameters as Record<string, string>));
          return { ...meaningOf(protocol, answer), record: recordOf(protocol) };
        }),
      );
      for (const other of others) expect(other).toEqual(first);
    }),
    { numRuns: 300 },
  );
});

/** What a client makes of an answer, whichever form it came in. */
function meaningOf(
  protocol: Protocol,
  { status, body }: HttpResponse,
): { status: number; result?: string | null; fault?: string } {
  if (protocol === 'soap11' || protocol === 'soap12') {
    const fault = textOf(body, protocol === 'soap11' ? 'faultstring' : 'Text');
    if (fault !== null) return { status, fault: fault.replace(/^Server was unable to process request. ---> /, '') };
    return { status, result: textOf(body, 'LoginResult') ?? textOf(body, 'AuthenticateCookieResult') };
  }
  if (status === 200) return { status, result: /xsi:nil="true"/.test(String(body)) ? null : textOf(body, 'string') };
  return { status, fault: htmlDecode(String(body).slice(0, -2)).replace(/\r\n?/g, '\n') };
}

/** What is the same for all forms of one call. */
function recordOf(protocol: Protocol): object {
  const record = records.filter((each) => each.protocol === protocol).at(-1);
  return { operation: record?.operation, outcome: record?.outcome, message: record?.message, status: record?.status };
}

/** The text of the first element of that local name; `null` when there is none. */
function textOf(xml: string | Uint8Array, name: string): string | null {
  let text: string | null = null;
  let inside = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local }) => {
    if (local !== name) return;
    inside = true;
    text = '';
  });
  parser.on('text', (piece) => {
    if (inside) text += piece;
  });
  parser.on('closetag', () => void (inside = false));
  parser.write(String(xml)).close();
  return text;
}

function htmlDecode(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(lt|gt|quot|amp);/g,
      (_, name: 'lt' | 'gt' | 'quot' | 'amp') => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name],
    );
}

function isXml(value: string): boolean {
  return /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u.test(value);
}
