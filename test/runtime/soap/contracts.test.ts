/** SOAP for contracts unlike the probe's: headers, one-way operations, rpc, several parts, operations without an action. */
import { createEndpoint } from 'soapwright/runtime';
import type { BoundService, CallContext, ServiceDescriptor, SoapOperationDescriptor } from 'soapwright/runtime';

import { envelope, post, SOAP_11 } from '../../support/http-requests.js';

const tns = 'urn:orders';
const string = (name: string) => ({ kind: 'element', namespace: '', name, property: name, type: 'xs:string' }) as const;
const element = (name: string) => ({ kind: 'element', element: name }) as const;
const wrapper = (name: string) => ({ namespace: tns, name });

const operations: Record<string, SoapOperationDescriptor> = {
  WithHeaders: {
    action: 'urn:WithHeaders',
    input: { body: element('Text'), headers: [{ property: 'token', element: 'Token' }] },
    output: { body: element('Text'), headers: [{ property: 'session', element: 'Session' }] },
  },
  OneWay: { action: 'urn:OneWay', input: { body: element('Note') } },
  Rpc: {
    action: '',
    input: { body: { kind: 'parts', wrapper: wrapper('Rpc'), parts: [string('a'), string('b')] } },
    output: { body: { kind: 'parts', wrapper: wrapper('RpcResponse'), parts: [string('sum')] } },
  },
  Parts: {
    action: 'urn:Parts',
    input: {
      body: {
        kind: 'parts',
        parts: [
          { kind: 'element', namespace: tns, name: 'First', property: 'first', type: 'xs:string' },
          { kind: 'element', namespace: tns, name: 'Second', property: 'second', type: 'xs:string' },
        ],
      },
    },
    output: { body: element('Text') },
  },
  SharedOne: { action: 'urn:Shared', input: { body: element('Shared') }, output: { body: element('Text') } },
  SharedTwo: { action: '', input: { body: element('Shared') }, output: { body: element('Text') } },
  SharedAction: { action: 'urn:Shared', input: { body: element('Other') }, output: { body: element('Text') } },
  Nothing: { action: 'urn:Nothing', input: { body: { kind: 'empty' } }, output: { body: { kind: 'empty' } } },
};

const names = ['Text', 'Note', 'Token', 'Session', 'Shared', 'Other'];
const descriptor: ServiceDescriptor = {
  name: 'Orders',
  namespace: tns,
  ports: [{ protocol: 'soap11', name: 'OrdersSoap', address: 'http://x/Orders.svc', operations }],
  operations: Object.keys(operations).map((name) => ({
    name,
    ...(name === 'OneWay' ? { oneWay: true as const } : undefined),
  })),
  schema: {
    elements: Object.fromEntries(names.map((name) => [name, { namespace: tns, name, type: 'xs:string' }])),
    types: {},
  },
};

const seen: unknown[] = [];
const service: BoundService = {
  descriptor,
  documents: { wsdl: [], schemas: [], help: { index: [], operations: {} } },
  operations: {
    WithHeaders: (request: string, context: CallContext) => {
      context.setHeader('session', 's&1');
      return `${request} by ${String(context.headers['token'])}`;
    },
    OneWay: (request: string) => void seen.push(request),
    Rpc: ({ a, b }: { a: string; b: string }) => ({ sum: `${a}+${b}` }),
    Parts: ({ first, second }: { first: string; second: string }) => `${first}, ${second}`,
    SharedOne: () => 'one',
    SharedTwo: () => 'two',
    SharedAction: () => 'other',
    Nothing: () => ({}),
  },
};

const endpoint = createEndpoint(service);

async function call(content: string, action: string | null, header = '') {
  const headers = action === null ? {} : { soapaction: action };
  const { status, body } = await endpoint(
    post('/Orders.svc', 'text/xml', envelope(SOAP_11, content, header), { headers }),
  );
  return { status, body: String(body) };
}

const text = (name: string, value: string, attributes = '') =>
  `<t:${name} xmlns:t="${tns}"${attributes}>${value}</t:${name}>`;

describe('headers', () => {
  test('that the contract declares reach the service, and its own leave in the envelope', async () => {
    const { body } = await call(text('Text', 'x'), 'urn:WithHeaders', text('Token', 'alice'));
    expect(body).toMatch(/<soap:Header><Session xmlns="urn:orders">s&amp;1<\/Session><\/soap:Header><soap:Body>/);
    expect(body).toContain('>x by alice</');
  });

  test('that are declared are understood, for the operation that declares them', async () => {
    const mandatory = text('Token', 'alice', ' soap:mustUnderstand="1"');
    expect((await call(text('Text', 'x'), 'urn:WithHeaders', mandatory)).status).toBe(200);
    expect((await call('', 'urn:Nothing', mandatory)).body).toContain('SOAP header Token was not understood.');
  });
});

test('a one-way operation is answered with 202 and nothing', async () => {
  expect(await call(text('Note', 'hello'), 'urn:OneWay')).toEqual({ status: 202, body: '' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['hello']);
});

describe('routing', () => {
  test('an empty SOAPAction leads to the element when the contract has operations without an action', async () => {
    const { status, body } = await call(`<t:Rpc xmlns:t="${tns}"><a>1</a><b>2</b></t:Rpc>`, '""');
    expect(status).toBe(200);
    expect(body).toContain('<sum>1+2</sum>');
  });

  test('several parts are read from Body, by action and by the first part', async () => {
    const content = text('First', '1') + text('Second', '2');
    expect((await call(content, 'urn:Parts')).body).toContain('>1, 2</');
    expect((await call(content, null)).body).toContain('>1, 2</');
  });

  test('operations that share a body element are told apart by their action, be it the empty one', async () => {
    expect((await call(text('Shared', 'x'), 'urn:Shared')).body).toContain('>one</');
    expect((await call(text('Shared', 'x'), '""')).body).toContain('>two</');
    expect((await call(text('Other', 'x'), 'urn:Shared')).body).toContain('>other</');
  });

  test('an empty Body leads to the operation without parts', async () => {
    expect((await call('', null)).status).toBe(200);
  });
});
