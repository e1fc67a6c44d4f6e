/** A body whose element heads a substitution group (XML Schema 1.0 Structures, section 3.3.6): any member may be sent. */
import { createEndpoint } from 'soapwright/runtime';
import { envelope, post, SOAP_11 } from '../../support/http-requests.js';
import { messageCodec } from '../../support/message-codec.js';
import { Sampler } from '../../support/sample.js';

const members = `
  <xs:complexType name="Shape"><xs:sequence><xs:element name="label" type="xs:string" minOccurs="0"/></xs:sequence></xs:complexType>
  <xs:complexType name="Circle"><xs:complexContent><xs:extension base="t:Shape"><xs:sequence><xs:element name="radius" type="xs:int"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
  <xs:element name="circle" type="t:Circle" substitutionGroup="t:message"/>
  <xs:element name="square" type="t:Shape" substitutionGroup="t:message"/>`;
const abstract = messageCodec(`<xs:element name="message" type="t:Shape" abstract="true"/>${members}`);
const concrete = messageCodec(`<xs:element name="message" type="t:Shape"/>${members}`);

test('a member stands for an abstract head, which is never sent itself', () => {
  const circle = { circle: { label: 'a', radius: 2 } };
  expect(abstract.read('<t:circle><t:label>a</t:label><t:radius>2</t:radius></t:circle>')).toEqual(circle);
  expect(abstract.write(circle)).toBe('<circle xmlns="urn:test"><label>a</label><radius>2</radius></circle>');
  expect(() => abstract.read('<t:message/>')).toThrow('Missing parameter: circle or square.');
  expect(() => abstract.write({ message: {} })).toThrow('circle, square');
});

test('a head that is not abstract is one of its group', () => {
  expect(concrete.read('<t:message/>')).toEqual({ message: {} });
  expect(concrete.read('<t:square/>')).toEqual({ square: {} });
  expect(() => concrete.write({ message: {}, square: {} })).toThrow('only one of');
});

test('what is written for any member is valid and comes back', () => {
  for (const codec of [abstract, concrete]) {
    const values = Array.from({ length: 30 }, (_, seed) => new Sampler(codec.descriptor, seed).message(codec.body));
    const documents = values.map((value) => codec.write(value));
    expect(codec.complaint(...documents)).toBeUndefined();
    expect(documents.map((document) => codec.read(document))).toEqual(values);
  }
});

test('a request without an action is routed by any member', async () => {
  const { ports } = abstract.descriptor;
  const endpoint = createEndpoint({
    descriptor: { ...abstract.descriptor, ports: ports.map((port) => ({ ...port, address: 'http://x/Shapes.svc' })) },
    documents: { wsdl: [], schemas: [], help: { index: [], operations: {} } },
    operations: { call: (request: unknown) => void seen.push(request) },
  });
  const seen: unknown[] = [];
  const send = (content: string) =>
    endpoint(post('/Shapes.svc', 'text/xml', envelope(SOAP_11, content), { headers: {} }));
  expect((await send('<square xmlns="urn:test"/>')).status).toBe(202);
  expect(seen).toEqual([{ square: {} }]);
  expect((await send('<message xmlns="urn:test"/>')).status).toBe(500);
});
