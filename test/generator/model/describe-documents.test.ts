import { contract, modelOf } from '../../support/understand.js';

const ports = `<port name="One" binding="tns:Soap"><soap:address location="http://example.org/1"/></port>
  <port name="Two" binding="tns:Two"><soap12:address location="http://example.org/2"/></port>`;
const bindings = `<binding name="Two" type="tns:Other"><soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/>
  <operation name="Tell"><input><soap12:body use="literal"/></input></operation></binding>`;
const portTypes = '<portType name="Other"><operation name="Tell"><input message="tns:TellIn"/></operation></portType>';
const messages = `<message name="AskIn"><part name="ask" element="tns:Ask"/></message><message name="AskOut"><part name="answer" element="tns:Answer"/></message>
  <message name="TellIn"><part name="tell" element="tns:Ask"/></message><message name="Unused"/>`;

test('marks where addresses and imports stand', () => {
  const schema = '<xs:include schemaLocation="more.xsd"/><xs:import namespace="urn:n" schemaLocation="none.xsd"/>';
  const text = contract({ schema: `${schema}<xs:element name="Ask"/><xs:element name="Answer"/>` });
  const { documents } = modelOf({
    'contract.wsdl': text,
    'more.xsd': '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>',
  });
  const [wsdl, xsd] = documents;
  expect(documents.map(({ path, kind }) => `${kind} ${path}`)).toEqual(['wsdl contract.wsdl', 'schema more.xsd']);
  expect(wsdl?.references.map(({ kind, start, end, target }) => [kind, text.slice(start, end), target])).toEqual([
    ['import', 'more.xsd', 'more.xsd'],
    ['import', 'none.xsd', undefined],
    ['address', 'http://example.org/', undefined],
  ]);
  expect(xsd?.references).toEqual([]);
});

test('marks what only some ports need: the port, its binding, portType and messages', () => {
  const text = contract({ messages, portTypes, bindings, ports });
  const sections = modelOf(text).documents[0]?.sections ?? [];
  const names = sections.map(({ start, end, ports: needed }) => [
    /^<(\w+ name="\w+")/.exec(text.slice(start, end))?.[1],
    needed.join(),
  ]);
  expect(names).toEqual([
    ['message name="AskIn"', 'One'],
    ['message name="AskOut"', 'One'],
    ['message name="TellIn"', 'Two'],
    ['portType name="Asking"', 'One'],
    ['portType name="Other"', 'Two'],
    ['binding name="Soap"', 'One'],
    ['binding name="Two"', 'Two'],
    ['port name="One"', 'One'],
    ['port name="Two"', 'Two'],
  ]);
  for (const { start, end } of sections) expect(text.slice(start, end)).toMatch(/^<(\w+)[^]*(<\/\1>|\/>)$/);
});

test('keeps what every port needs, and what belongs to a port that is not served', () => {
  const odd = '<binding name="Odd" type="tns:Asking"/>';
  const text = contract({
    bindings: bindings + odd,
    messages,
    portTypes,
    ports: `${ports}<port name="Three" binding="tns:Odd"/>`,
  });
  const sections = modelOf(text).documents[0]?.sections ?? [];
  expect(sections.some(({ start }) => text.slice(start).startsWith('<portType name="Asking"'))).toBe(false);
  expect(modelOf(contract()).documents[0]?.sections).toEqual([]);
});
