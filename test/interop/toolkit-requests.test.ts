/** What twenty-two toolkits send is understood, and what they get is what all of them can read. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { descriptor } from '../../generated/authentication/descriptor.js';
import { authenticationService } from '../../generated/authentication/server.js';
import { ServiceFault, createEndpoint, createHandler, createHttpServer } from '../../runtime/index.js';
import { exchangeBytes, postBytes } from './byte-exchange.js';
import { toolkitRequests } from './toolkit-requests.js';
import type { ToolkitRequest } from './toolkit-requests.js';

const ns = descriptor.namespace;
const path = '/Authentication.asmx';
const needed = 'Err Number: 16000 - Multi factor Authenticator token is required';

let server: Server;
let port: number;

beforeAll(async () => {
  const service = authenticationService({
    Login: ({ username, authenticationToken: token }) => {
      if (username === 'bob' && !token) throw new ServiceFault(needed);
      return { LoginResult: `user ${username}, token ${token || 'absent'}` };
    },
    AuthenticateCookie: () => ({}),
  });
  server = createHttpServer(createHandler(createEndpoint(service)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Received {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string;
}

async function received(bytes: Buffer | string): Promise<Received> {
  const answer = (await exchangeBytes(port, bytes)).toString();
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, end);
  return {
    status: Number(head.split(' ')[1]),
    type: /^content-type: (.*)$/im.exec(head)?.[1],
    body: answer.slice(end + 4),
  };
}

async function login({ fields, write, http }: ToolkitRequest, username: string): Promise<Received> {
  return received(postBytes(path, fields, write(username), http));
}

const named = toolkitRequests.map((request) => [request.toolkit, request.version, request] as const);
const declaration = '<?xml version="1.0" encoding="utf-8"?>';
const mediaTypes = { 'SOAP 1.1': 'text/xml; charset=utf-8', 'SOAP 1.2': 'application/soap+xml; charset=utf-8' };
/** An .asmx host puts its own words before those of a service's failure. */
const told = `Server was unable to process request. ---&gt; ${needed}`;
const faults = {
  'SOAP 1.1': `<soap:Fault><faultcode>soap:Server</faultcode><faultstring>${told}</faultstring><detail /></soap:Fault>`,
  'SOAP 1.2': `<soap:Fault><soap:Code><soap:Value>soap:Receiver</soap:Value></soap:Code><soap:Reason><soap:Text xml:lang="en">${told}</soap:Text></soap:Reason><soap:Detail /></soap:Fault>`,
};

test.each(named)('%s calls with %s: the result comes in its own version', async (_toolkit, version, request) => {
  const { status, type, body } = await login(request, 'Zo\u00eb \u{1F600}');
  expect([status, type]).toEqual([200, mediaTypes[version]]);
  expect(body).toContain(
    `<LoginResponse xmlns="${ns}"><LoginResult>user Zo\u00eb \u{1F600}, token absent</LoginResult></LoginResponse>`,
  );
});

test.each(named)(
  '%s calls with %s: a refusal has the shape that all toolkits read',
  async (_toolkit, version, request) => {
    const { status, type, body } = await login(request, 'bob');
    expect([status, type]).toEqual([500, mediaTypes[version]]);
    expect(body.startsWith(declaration)).toBe(true);
    expect(body).toMatch(/<soap:Envelope [^>]*xmlns:soap="/);
    expect(body).toContain(faults[version]);
  },
);

describe('gSOAP', () => {
  const form = 'Content-Type: application/x-www-form-urlencoded';

  test('sends a SOAPAction with a form', async () => {
    const body = 'securityPassword=s&username=alice&password=p&authenticationToken=';
    const answer = await received(postBytes(`${path}/Login`, [form, 'SOAPAction: "/Login"'], body));
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('user alice, token absent') as string });
  });

  test('escapes non-ASCII in a form so that nobody can read it: what is no escape stays text', async () => {
    const body = 'securityPassword=s&username=Zo%,3+a&password=p&authenticationToken=';
    const answer = await received(postBytes(`${path}/Login`, [form], body));
    expect(answer).toMatchObject({
      status: 200,
      body: expect.stringContaining('user Zo%,3 a, token absent') as string,
    });
  });
});

test("zeep's GET has the Content-Type of SOAP and an empty parameter for what is not given", async () => {
  const query = 'securityPassword=s&username=Zo%C3%AB&password=p&authenticationToken=';
  const fields = ['Host: example.org', 'Content-Type: text/xml; charset=utf-8', 'Connection: close'].join('\r\n');
  const answer = await received(`GET ${path}/Login?${query} HTTP/1.1\r\n${fields}\r\n\r\n`);
  expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('user Zo\u00eb, token absent') as string });
});

test.each([
  [
    'http-get',
    `GET ${path}/Login?securityPassword=s&username=bob&password=p&authenticationToken= HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n`,
  ],
  [
    'http-post',
    postBytes(
      `${path}/Login`,
      ['Content-Type: application/x-www-form-urlencoded'],
      'securityPassword=s&username=bob&password=p&authenticationToken=',
    ),
  ],
])(
  '.NET, zeep and gSOAP see a refusal over %s: status 500, plain text, nothing but the message',
  async (_form, bytes) => {
    expect(await received(bytes)).toEqual({ status: 500, type: 'text/plain; charset=utf-8', body: `${needed}\r\n` });
  },
);

test.each(['<authenticationToken />', '<authenticationToken></authenticationToken>'])(
  'a token written as %s is empty text',
  async (token) => {
    const [request] = toolkitRequests;
    if (request === undefined) throw new Error('there are no requests');
    const content = request.write('bob').replace('</Login>', `${token}</Login>`);
    expect((await received(postBytes(path, request.fields, content))).body).toContain(needed);
  },
);

test('Axis 1 writes an emoji as two references, which is no XML: status 400', async () => {
  const request = toolkitRequests.find(({ toolkit }) => toolkit === 'Axis 1');
  if (request === undefined) throw new Error('there is no request of Axis 1');
  const content = request.write('alice').replace('alice', '&#xD83D;&#xDE00;');
  expect((await received(postBytes(path, request.fields, content, '1.0'))).status).toBe(400);
});

test('.NET waits for 100 Continue with a form as well', async () => {
  const fields = ['Content-Type: application/x-www-form-urlencoded', 'Expect: 100-continue'];
  const whole = postBytes(`${path}/Login`, fields, 'securityPassword=s&username=a&password=p&authenticationToken=7');
  const end = whole.indexOf('\r\n\r\n') + 4;
  const answer = (await exchangeBytes(port, whole.subarray(0, end), whole.subarray(end))).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(answer).toContain('user a, token 7');
});

describe('the WSDL that generators take', () => {
  const contract = (host: string) =>
    received(`GET ${path}?WSDL HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  test('has a port for each form, which wsdl.exe, zeep and gSOAP need to offer it', async () => {
    const { body } = await contract('example.org');
    const ports = [...body.matchAll(/<(?:\w+:)?port name="(\w+)"/g)].map(([, name]) => name);
    expect(ports).toEqual([
      'AuthenticationSoap',
      'AuthenticationSoap12',
      'AuthenticationHttpGet',
      'AuthenticationHttpPost',
    ]);
  });

  test('is XML by its Content-Type, and has the address that the caller used, which stubs call', async () => {
    const { status, type, body } = await contract('ws.example.net:8081');
    expect([status, type]).toEqual([200, 'text/xml; charset=utf-8']);
    const locations = [...body.matchAll(/address location="([^"]*)"/g)].map(([, location]) => location);
    expect(locations).toEqual(Array.from({ length: 4 }, () => `http://ws.example.net:8081${path}`));
  });
});
