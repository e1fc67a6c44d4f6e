/** The generated skeleton under node-soap's own host, called by node-soap's own client. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

import { createClientAsync, listen } from 'soap';
import { ServiceFault, soapServices } from 'soapwright/runtime';

import { authenticationService, authenticationSoapServices } from '../probe/generated/authentication/server.js';
import { probeService } from '../probe/probe-service.js';
import { listening } from '../support/listening.js';

const wsdl = readFileSync(new URL('../probe/contract.wsdl', import.meta.url), 'utf8');
const server = createServer();
const { url } = listening(server);
listen(server, '/Authentication.asmx', soapServices(probeService()) as never, wsdl);

async function client() {
  return createClientAsync(url('/Authentication.asmx?wsdl'), { endpoint: url('/Authentication.asmx') });
}

test('a node-soap client calls it through soap.listen', async () => {
  const [result] = await (await client())['LoginAsync']({ username: 'user1', password: 'p' });
  expect(result).toEqual({
    LoginResult: 'Login securityPassword=null username=[user1] password=[p] authenticationToken=null',
  });
});

test('its failures are faults with the text there too', async () => {
  const call = (await client())['AuthenticateCookieAsync']({ loginCookie: 'bad' });
  await expect(call).rejects.toThrow('Err Number: 10001 - Invalid login cookie');
});

test('its skeleton offers every SOAP port of the contract', () => {
  const services = authenticationSoapServices({ Login: () => ({}), AuthenticateCookie: () => ({}) });
  expect(Object.keys(services['Authentication'] ?? {})).toEqual(['AuthenticationSoap', 'AuthenticationSoap12']);
});

test('a method knows its call there too', async () => {
  const seen: unknown[] = [];
  const service = authenticationService({
    Login: (_, context) => {
      seen.push(context.operation, context.protocol, context.headers);
      throw new ServiceFault('x', { code: 'Client' });
    },
    AuthenticateCookie: () => ({}),
  });
  const login = soapServices(service)['Authentication']?.['AuthenticationSoap']?.['Login'] as (
    request: object,
  ) => Promise<unknown>;
  await expect(login({})).rejects.toMatchObject({
    Fault: { faultcode: 'soap:Client', faultstring: 'x', statusCode: 500 },
  });
  expect(seen).toEqual(['Login', 'soap11', {}]);
});
