/** Our client against a server that is not ours: node-soap's own, on the served WSDL. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import * as soap from 'soap';
import { AuthenticationSoap12Client, AuthenticationSoapClient } from '../../../generated/authentication/client.js';
import { wsdl } from '../../../generated/authentication/wsdl.js';
import { ServiceFault } from '../../../runtime/client/index.js';
import { placeAt, renderParts } from '../../../runtime/document-text.js';
import { close, listen } from './scripted-server.js';

const ports = ['AuthenticationSoap', 'AuthenticationSoap12', 'AuthenticationHttpGet', 'AuthenticationHttpPost'];
const request = { securityPassword: 'a', username: 'ali<ce> & "bob" é😀', password: 'p' };

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer();
  address = `http://127.0.0.1:${await listen(server)}/Authentication.asmx`;
  const operations = {
    Login: ({ username, password }: { username: string; password: string }) => {
      if (password === 'throw') throw new Error('Err Number: 16000 - thrown');
      if (password === 'fault') {
        throw {
          Fault: {
            Code: { Value: 'soap:Sender', Subcode: { Value: 'rpc:BadArguments' } },
            Reason: { Text: 'declared' },
          },
        };
      }
      return { LoginResult: username };
    },
  };
  const services = { Authentication: { AuthenticationSoap: operations, AuthenticationSoap12: operations } };
  const xml = renderParts(wsdl, placeAt(address), new Set(ports));
  await new Promise<void>((callback) => {
    soap.listen(server, {
      path: '/Authentication.asmx',
      services,
      xml,
      suppressStack: true,
      callback: () => callback(),
    });
  });
});

afterAll(() => close(server));

test('calls and reads the result', async () => {
  expect(await new AuthenticationSoapClient({ address }).Login(request)).toEqual({ LoginResult: request.username });
});

test('is understood when it compresses', async () => {
  const client = new AuthenticationSoapClient({ address, gzip: true });
  expect(await client.Login(request)).toEqual({ LoginResult: request.username });
});

test('reads the answer to SOAP 1.2, which comes in an envelope of 1.1', async () => {
  expect(await new AuthenticationSoap12Client({ address }).Login(request)).toEqual({ LoginResult: request.username });
});

test.each([
  ['thrown as an error', 'throw', { code: 'Server', message: expect.stringContaining('thrown') as string }],
  ['thrown as a fault', 'fault', { code: 'Client', message: 'declared', subcode: { name: 'BadArguments' } }],
])('a failure %s is a ServiceFault', async (_how, password, expected) => {
  const call = new AuthenticationSoapClient({ address }).Login({ ...request, password });
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceFault);
  expect(error).toMatchObject(expected);
});
