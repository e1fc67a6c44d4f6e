import { bindService, createEndpoint } from 'soapwright/runtime';
import type { HttpRequest, ServiceDescriptor } from 'soapwright/runtime';
import { connect } from 'soapwright/runtime/client';

const tns = 'urn:store';
const content = { kind: 'xml', element: { namespace: tns, name: 'Item' }, type: 'Item' } as const;

/** An operation whose request is an XML document (mime:mimeXml as input; WSDL 1.1, section 5.4). */
const descriptor: ServiceDescriptor = {
  name: 'Store',
  namespace: tns,
  ports: [
    {
      protocol: 'http-post',
      name: 'StorePost',
      operations: { Put: { location: '/Put', input: 'xml', content, parameters: [], output: content } },
    },
  ],
  operations: [{ name: 'Put' }],
  schema: {
    elements: {},
    types: {
      Item: {
        kind: 'complex',
        attributes: [{ namespace: '', name: 'id', property: '$id', type: 'xs:long', required: true }],
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'tag', property: 'tag', type: 'xs:string', max: 'unbounded' },
            ],
          },
        },
      },
    },
  },
};

const documents = { wsdl: [], schemas: [], help: { index: [], operations: {} } };
const endpoint = createEndpoint(bindService(descriptor, documents, { Put: (request: object) => request }));

const post = (type: string, body: string): HttpRequest => ({
  method: 'POST',
  url: '/Store.asmx/Put',
  headers: { 'content-type': type, host: 'localhost' },
  body: Buffer.from(body),
});

const item = `<Item id="7" xmlns="${tns}"><tag> a &amp; b </tag><tag>é</tag></Item>`;

test('a document is read as the request and answered with one', async () => {
  const { status, body } = await endpoint(post('text/xml; charset=utf-8', item));
  expect([status, String(body).split('\r\n')[1]]).toEqual([200, item]);
});

test.each([
  ['another media type', 'application/x-www-form-urlencoded', 'a=b', /Request format is invalid/],
  ['another element', 'text/xml', '<Other/>', /Found element Other, expected Item/],
  ['what is no XML', 'text/xml', '<Item', /./],
])('%s is refused', async (_, type, sent, message) => {
  const { status, body } = await endpoint(post(type, sent));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(String(body)).toMatch(message);
});

test('a client sends and gets it back', async () => {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await endpoint({
      method: request.method,
      url: new URL(request.url).pathname,
      headers: Object.fromEntries(request.headers),
      body: new Uint8Array(await request.arrayBuffer()),
    });
    return new Response(Buffer.from(answer.body), { status: answer.status, headers: answer.headers });
  };
  const connection = connect(descriptor, 'StorePost', { address: 'http://localhost/Store.asmx', fetch });
  const request = { $id: 9007199254740993n, tag: [' x ', '<&>'] };
  expect(await connection.call('Put', request)).toEqual(request);
});
