import { printModel } from '../../../generator/model/print.js';
import { codesOf, contract, modelOf, type Pieces } from '../../support/understand.js';

/** What the model has of the operations: the lines of printModel, without the service and its ports. */
function operations(pieces: Pieces): string[] {
  const lines = printModel(modelOf(contract(pieces))).split('\n');
  return lines.slice(
    lines.findIndex((line) => line.startsWith('  operation')),
    lines.findIndex((line) => line.startsWith('element') || line.startsWith('complexType')) - 1,
  );
}

const soapPort = '<port name="Soap" binding="tns:Soap"><soap:address location="http://example.org/"/></port>';
const wrapped = `<xs:element name="Ask"><xs:complexType><xs:sequence>
    <xs:element name="question" type="xs:string"/><xs:element name="limit" type="xs:int" minOccurs="0"/>
  </xs:sequence></xs:complexType></xs:element>
  <xs:element name="Answer"><xs:complexType><xs:sequence><xs:element name="AskResult" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
  <xs:element name="string" type="xs:string" nillable="true"/>`;
const soapMessages = `<message name="AskIn"><part name="ask" element="tns:Ask"/></message>
  <message name="AskOut"><part name="answer" element="tns:Answer"/></message>`;

describe('SOAP operations', () => {
  const rpc = (use: string) => `<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Ask"><soap:operation soapAction=""/>
      <input><soap:body use="${use}" namespace="urn:rpc"/></input><output><soap:body use="${use}"/></output></operation>`;
  const typed = `<message name="AskIn"><part name="q" type="xs:string"/><part name="n" type="xs:int"/></message>
    <message name="AskOut"><part name="a" type="xs:string"/></message>`;

  test('of rpc style have a property per part, and a wrapper named by operation and body', () => {
    expect(operations({ messages: typed, binding: rpc('encoded') })).toEqual([
      '  operation Ask',
      '    request parts q: xs:string, n: xs:int',
      '    response parts a: xs:string',
      '    Soap rpc action ""',
      '      input encoded (q, n) in n2:Ask',
      '      output encoded (a) in AskResponse',
    ]);
  });

  test('of document style have the shape that their parts give', () => {
    const messages = `<message name="AskIn"><part name="q" type="xs:string"/></message><message name="AskOut"/>`;
    expect(operations({ messages }).slice(1, 3)).toEqual(['    request type xs:string', '    response empty']);
  });

  test('keep headers with their faults out of the body, whichever message they are of', () => {
    const messages = `${soapMessages.replace('element="tns:Ask"/>', 'element="tns:Ask"/><part name="key" element="tns:string"/>')}
      <message name="Session"><part name="id" element="tns:string"/></message>`;
    const binding = `<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="Ask">
      <input><soap:header message="tns:Session" part="id" use="literal"><soap:headerfault message="tns:Session" part="id" use="literal"/></soap:header>
        <soap:header message="tns:AskIn" part="key" use="literal"/><soap:body use="literal"/></input>
      <output><soap:body use="literal"/></output></operation>`;
    const lines = operations({ schema: wrapped, messages, binding });
    expect(lines).toContain('    request element n1:Ask');
    expect(lines).toContain(
      '      input literal (ask) header literal id: element n1:string fault id: element n1:string header literal key: element n1:string',
    );
  });

  test('declare faults, and are one-way without an output', () => {
    const messages = `${soapMessages}<message name="Trouble"><part name="t" element="tns:Answer"/></message>`;
    const faulty = `<operation name="Ask"><input message="tns:AskIn"/><output message="tns:AskOut"/><fault name="trouble" message="tns:Trouble"/></operation>`;
    expect(operations({ messages, operations: faulty })).toContain('    fault trouble: element n1:Answer');
    expect(operations({ operations: '<operation name="Ask"><input message="tns:AskIn"/></operation>' })[0]).toBe(
      '  operation Ask one-way',
    );
  });

  test('may share a name, and are told apart by their inputs in any order', () => {
    const one = '<operation name="Ask"><input name="One" message="tns:AskIn"/></operation>';
    const two = '<operation name="Ask"><input name="Two" message="tns:AskOut"/></operation>';
    const bound = (name: string) =>
      `<operation name="Ask"><soap:operation soapAction="urn:${name}"/><input name="${name}"><soap:body use="literal"/></input></operation>`;
    const binding = `<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>${bound('Two')}${bound('One')}`;
    expect(
      operations({ operations: one + two, binding }).filter((line) => /operation|request|action/.test(line)),
    ).toEqual([
      '  operation Ask input Two one-way',
      '    request element n1:Answer',
      '    Soap document action "urn:Two"',
      '  operation Ask input One one-way',
      '    request element n1:Ask',
      '    Soap document action "urn:One"',
    ]);
  });
});

describe('joining', () => {
  const httpMessages = `<message name="GetIn"><part name="limit" type="xs:string"/><part name="question" type="xs:string"/></message>
    <message name="GetOut"><part name="Body" element="tns:string"/></message>`;
  const http = (verb: string, input: string, output = '<mime:mimeXml part="Body"/>') => ({
    portTypes:
      '<portType name="Getting"><operation name="Ask"><input message="tns:GetIn"/><output message="tns:GetOut"/></operation></portType>',
    bindings: `<binding name="Http" type="tns:Getting"><http:binding verb="${verb}"/><operation name="Ask"><http:operation location="/Ask"/>
      <input>${input}</input><output>${output}</output></operation></binding>`,
    ports: `<port name="Http" binding="tns:Http"><http:address location="http://example.org/"/></port>${soapPort}`,
  });

  test('an ASMX form fills the children of the request element by name, and carries the only child of the response', () => {
    const pieces = {
      schema: wrapped,
      messages: soapMessages + httpMessages,
      ...http('POST', '<mime:content type="application/x-www-form-urlencoded"/>'),
    };
    expect(operations(pieces)).toEqual([
      '  operation Ask',
      '    request element n1:Ask',
      '    response element n1:Answer',
      '    Http /Ask form (limit -> n1:limit, question -> n1:question)',
      '      output Body: element n1:string as xml -> n1:AskResult',
      '    Soap document action "urn:ask"',
      '      input literal (ask)',
      '      output literal (answer)',
    ]);
  });

  test.each([
    ['a part that the request does not have', '<part name="query" type="xs:string"/>'],
    ['no part for a child that has to be there', '<part name="limit" type="xs:string"/>'],
  ])('leaves an operation on its own that has %s', (_, part) => {
    const messages = `${soapMessages}<message name="GetIn">${part}</message><message name="GetOut"><part name="Body" element="tns:string"/></message>`;
    const lines = operations({ schema: wrapped, messages, ...http('GET', '<http:urlEncoded/>') });
    expect(lines.filter((line) => line.startsWith('  operation'))).toHaveLength(2);
    expect(lines[1]).toMatch(/request parts (query|limit): xs:string/);
  });

  test('an Axis2 form takes the children of the one element part as parameters', () => {
    const bindings = `<binding name="Http" type="tns:Asking"><http:binding verb="GET"/><operation name="Ask"><http:operation location="Ask/(question)"/>
      <input><http:urlReplacement/></input><output><mime:content type="text/xml" part="answer"/></output></operation></binding>`;
    const ports = `${soapPort}<port name="Http" binding="tns:Http"><http:address location="http://example.org/"/></port>`;
    expect(operations({ schema: wrapped, bindings, ports }).slice(-2)).toEqual([
      '    Http Ask/(question) url-replacement (question -> n1:question, limit -> n1:limit)',
      '      output answer: element n1:Answer as xml',
    ]);
  });

  test('an XML body over HTTP is the request element itself', () => {
    const bindings = `<binding name="Http" type="tns:Asking"><http:binding verb="POST"/><operation name="Ask"><http:operation location="Ask"/>
      <input><mime:content type="application/xml" part="ask"/></input><output><mime:content type="image/png"/></output></operation></binding>`;
    const ports = `${soapPort}<port name="Http" binding="tns:Http"><http:address location="http://example.org/"/></port>`;
    expect(operations({ schema: wrapped, bindings, ports }).slice(-2)).toEqual([
      '    Http Ask xml (ask)',
      '      output answer: element n1:Answer as image/png',
    ]);
  });

  test('SOAP 1.1 and SOAP 1.2 of one portType are one operation', () => {
    const bindings = `<binding name="Soap12" type="tns:Asking"><soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/>
      <operation name="Ask"><input><soap12:body use="literal"/></input><output><soap12:body use="literal"/></output></operation></binding>`;
    const ports = `${soapPort}<port name="Soap12" binding="tns:Soap12"><soap12:address location="http://example.org/"/></port>`;
    const { services } = modelOf(contract({ bindings, ports }));
    expect(services[0]?.ports.map(({ protocol }) => protocol)).toEqual(['soap11', 'soap12']);
    expect(services[0]?.operations.map(({ bindings: forms }) => forms.length)).toEqual([2]);
  });

  test('an operation with only HTTP ports has its parts as parameters and the result as response', () => {
    const pieces = { schema: wrapped, messages: soapMessages + httpMessages, ...http('GET', '<http:urlEncoded/>') };
    const alone = {
      ...pieces,
      ports: '<port name="Http" binding="tns:Http"><http:address location="http://example.org/"/></port>',
    };
    expect(operations(alone)).toEqual([
      '  operation Ask',
      '    request parts limit: xs:string, question: xs:string',
      '    response element n1:string',
      '    Http /Ask url-encoded (limit, question)',
      '      output Body: element n1:string as xml',
    ]);
  });
});

test('a contract without a supported port says so once, and why', () => {
  expect(codesOf(contract({ ports: '' }))).toEqual(['assumed-port', 'port-without-address']);
  expect(codesOf(contract({ binding: '' }))).toEqual(['unsupported-binding', 'no-service']);
  expect(codesOf(contract({ ports: '<port name="P" binding="tns:Soup"/>' }))).toEqual(['unresolved-binding']);
});
