/**
 * Compressed answers that end too early although the connection was closed in order. `fetch` decompresses what there is and
 * does not complain, so it is the documents that have to be whole: no cut may pass for an answer.
 */
import { gzipSync } from 'node:zlib';
import {
  AuthenticationHttpGetClient,
  AuthenticationHttpPostClient,
  AuthenticationSoap12Client,
  AuthenticationSoapClient,
} from '../../../generated/authentication/client.js';
import { descriptor } from '../../../generated/authentication/descriptor.js';
import { ServiceFault, TransportError } from '../../../runtime/client/index.js';
import { scriptedServer } from './scripted-server.js';
import type { ScriptedServer } from './scripted-server.js';

const request = { securityPassword: 's', username: 'alice', password: 'p' };
/** Hardly compressible, so that cuts fall into the text. */
const value = Array.from({ length: 60 }, (_, index) => ((index * 2654435761) % 4294967296).toString(36)).join('');
const refused = `Err Number: 16000 - ${value}`;

interface Prepared {
  readonly status: number;
  readonly type: string;
  readonly content: Buffer;
}

let prepared: Prepared;
let cut: number;
let server: ScriptedServer;

beforeAll(async () => {
  server = await scriptedServer((_request, response) => {
    const { status, type, content } = prepared;
    response.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(content.subarray(0, cut));
  });
});
afterAll(() => server.close());

const body = `<LoginResponse xmlns="${descriptor.namespace}"><LoginResult>${value}</LoginResult></LoginResponse>`;
const fault11 = `<s:Fault><faultcode>s:Server</faultcode><faultstring>${refused}</faultstring><detail/></s:Fault>`;
const fault12 = `<s:Fault><s:Code><s:Value>s:Receiver</s:Value></s:Code><s:Reason><s:Text xml:lang="en">${refused}</s:Text></s:Reason></s:Fault>`;
const string = `<string xmlns="${descriptor.namespace}">${value}</string>`;

function envelope(version: 11 | 12, content: string): string {
  const namespace =
    version === 11 ? 'http://schemas.xmlsoap.org/soap/envelope/' : 'http://www.w3.org/2003/05/soap-envelope';
  return `<s:Envelope xmlns:s="${namespace}"><s:Body>${content}</s:Body></s:Envelope>`;
}

const clients = {
  'SOAP 1.1': AuthenticationSoapClient,
  'SOAP 1.2': AuthenticationSoap12Client,
  'HTTP GET': AuthenticationHttpGetClient,
  'HTTP POST': AuthenticationHttpPostClient,
};

test.each([
  ['SOAP 1.1', 'result', 200, 'text/xml', envelope(11, body)],
  ['SOAP 1.1', 'fault', 500, 'text/xml', envelope(11, fault11)],
  ['SOAP 1.2', 'result', 200, 'application/soap+xml', envelope(12, body)],
  ['SOAP 1.2', 'fault', 500, 'application/soap+xml', envelope(12, fault12)],
  ['HTTP GET', 'result', 200, 'text/xml', string],
  ['HTTP POST', 'result', 200, 'text/xml', string],
] as const)(
  'a compressed %s %s that is cut anywhere is a typed error, or whole',
  async (form, what, status, type, text) => {
    const content = gzipSync(text);
    prepared = { status, type: `${type}; charset=utf-8`, content };
    const client = new clients[form]({ address: server.address, timeout: 10_000 });
    const [whole, kind] = what === 'result' ? [{ LoginResult: value }, 'unreadable'] : [refused, 'unexpected-status'];
    for (cut = 0; cut <= content.length; cut += cut < content.length - 24 ? 17 : 1) {
      const outcome: unknown = await client.Login(request).catch((error: unknown) => error);
      if (outcome instanceof TransportError) {
        // Nothing but the checksum is missing in later cuts.
        expect([outcome.kind, cut < content.length - 8]).toEqual([kind, true]);
      } else {
        expect(outcome instanceof ServiceFault ? outcome.message : outcome).toEqual(whole);
      }
    }
  },
);
