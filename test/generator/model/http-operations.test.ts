import { codesOf, contract, modelOf } from '../../support/understand.js';

/** `Ask` over SOAP and over GET, its one parameter `q` of a type. */
const askedBoth = (type: string, types = '') =>
  contract({
    schema: `${types}<xs:element name="Ask"><xs:complexType><xs:sequence><xs:element name="q" type="${type}"/></xs:sequence></xs:complexType></xs:element>
      <xs:element name="Answer"><xs:complexType><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence></xs:complexType></xs:element>`,
    messages: `<message name="AskIn"><part name="ask" element="tns:Ask"/></message>
      <message name="AskOut"><part name="answer" element="tns:Answer"/></message>
      <message name="AskGetIn"><part name="q" type="xs:string"/></message>
      <message name="AskGetOut"><part name="Body" type="xs:string"/></message>`,
    portTypes: `<portType name="Get"><operation name="Ask"><input message="tns:AskGetIn"/><output message="tns:AskGetOut"/></operation></portType>`,
    bindings: `<binding name="Get" type="tns:Get"><http:binding verb="GET"/><operation name="Ask"><http:operation location="/Ask"/>
      <input><http:urlEncoded/></input><output><mime:content type="text/plain"/></output></operation></binding>`,
    ports: `<port name="Soap" binding="tns:Soap"><soap:address location="http://example.org/"/></port>
      <port name="Get" binding="tns:Get"><http:address location="http://example.org/"/></port>`,
  });

const protocolsOf = (text: string) =>
  modelOf(text).services[0]?.operations.map(({ bindings }) => bindings.map(({ port }) => port.protocol));

const sequence = (elements: string) =>
  `<xs:complexType name="Query"><xs:sequence>${elements}</xs:sequence></xs:complexType>`;

test.each([
  ['a simple value', askedBoth('xs:int')],
  [
    'an array in the wrapper that .NET gives it',
    askedBoth('tns:Query', sequence('<xs:element name="string" maxOccurs="unbounded" type="xs:string"/>')),
  ],
])('offers over a form what takes %s', (_what, text) => {
  expect(codesOf(text)).toEqual([]);
  expect(protocolsOf(text)).toEqual([['soap11', 'http-get']]);
});

test.each([
  ['a structure', askedBoth('tns:Query', sequence('<xs:element name="from" type="xs:date"/>'))],
  ['a value of any type', askedBoth('xs:anyType')],
])('says that no form carries %s, and offers the operation by the other ports', (_what, text) => {
  expect(codesOf(text)).toEqual(['unsupported-http-operation']);
  expect(protocolsOf(text)).toEqual([['soap11']]);
});
