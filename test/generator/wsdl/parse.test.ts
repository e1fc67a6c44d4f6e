import { createReporter } from '../../../generator/diagnostics/report.js';
import { parseXml } from '../../../generator/source/xml.js';
import type { Definitions } from '../../../generator/wsdl/ast.js';
import { parseDefinitions } from '../../../generator/wsdl/parse.js';

function parse(content: string): { definitions: Definitions; codes: string[] } {
  const { report, diagnostics } = createReporter();
  const text = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:s12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/"
    xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:t="urn:t" targetNamespace="urn:t">${content}</definitions>`;
  const root = parseXml('a.wsdl', text, report);
  if (!root) throw new Error(diagnostics[0]?.message);
  return { definitions: parseDefinitions(root, report), codes: diagnostics.map(({ code }) => code) };
}

test('reads names as written and as meant, with their places', () => {
  const { definitions } = parse('<binding name="B" type="t:P"/>');
  expect(definitions.bindings[0]?.type).toMatchObject({
    name: { namespace: 'urn:t', localName: 'P' },
    written: 't:P',
    prefixed: true,
    origin: { file: 'a.wsdl', line: 3 },
  });
});

test.each([
  ['<input message="t:I"/><output message="t:O"/>', 'request-response'],
  ['<input message="t:I"/>', 'one-way'],
  ['<output message="t:O"/><input message="t:I"/>', 'solicit-response'],
  ['<output message="t:O"/>', 'notification'],
])('tells the style of an operation by %s', (content, style) => {
  const { definitions } = parse(`<portType name="P"><operation name="O">${content}</operation></portType>`);
  expect(definitions.portTypes[0]?.operations[0]?.style).toBe(style);
});

test('reads the extensions of both SOAP versions', () => {
  const { definitions, codes } = parse(`<binding name="B" type="t:P"><s12:binding style="rpc" transport="urn:x"/>
    <operation name="O"><s12:operation soapAction=" urn:a "/>
      <input name="I"><s12:body use="encoded" parts="a  b" namespace="urn:n"/><s12:header message="t:H" part="h" use="literal"/></input>
      <fault name="F"><s12:fault name="F" use="literal"/></fault></operation></binding>`);
  const [binding] = definitions.bindings;
  expect(binding?.protocol).toMatchObject({ kind: 'soapBinding', version: 'soap12', style: 'rpc', transport: 'urn:x' });
  expect(binding?.operations[0]).toMatchObject({
    soap: { soapAction: 'urn:a' },
    input: { name: 'I', content: { body: { use: 'encoded', parts: ['a', 'b'], namespace: 'urn:n' }, headers: [{ part: 'h' }] } },
    faults: [{ name: 'F' }],
  });
  expect(codes).toEqual([]);
});

test('reads HTTP and MIME extensions, and tells the SOAP part of a multipart message from its attachments', () => {
  const { definitions } = parse(`<binding name="B" type="t:P"><http:binding verb="GET"/><operation name="O"><http:operation location="/o"/>
    <input><http:urlReplacement/></input>
    <output><mime:multipartRelated><mime:part><soap:body use="literal"/></mime:part>
      <mime:part><mime:content part="p" type="image/png"/></mime:part></mime:multipartRelated></output></operation></binding>`);
  const operation = definitions.bindings[0]?.operations[0];
  expect(operation).toMatchObject({ http: { location: '/o' }, input: { content: { url: 'url-replacement' } } });
  expect(operation?.output?.content).toMatchObject({ body: { use: 'literal' }, attachments: [{ part: 'p', mediaType: 'image/png' }] });
});

test('reports what has no name or no value it needs, and keeps the rest', () => {
  const { definitions, codes } = parse('<message/><message name="M"><part name="p"/><part/></message><binding name="B"><soap:binding style="odd"/></binding>');
  expect(definitions.messages.map(({ name, parts }) => [name, parts.length])).toEqual([['M', 1]]);
  expect(codes.sort()).toEqual(['invalid-attribute', 'missing-attribute', 'missing-attribute', 'missing-attribute', 'part-without-type']);
});
