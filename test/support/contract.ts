/** Small contracts for tests of the generator: a schema in, a document/literal service around it. */
import type { GenerateOptions, Generated } from '../../generator/generate.js';
import { generate } from '../../generator/generate.js';
import type { ContractModel, ServiceModel } from '../../generator/model/model.js';
import { memoryHost } from '../../generator/source/host.js';
import { understandContract } from '../../generator/understand.js';

/** Operations and the elements they take and return; without a second one, one-way. */
export type OperationTable = Readonly<Record<string, readonly [request: string, response?: string]>>;

/** A contract `Test` in namespace `urn:test` with the given schema content, prefixes `xs` and `tns`. */
export function contractOf(schema: string, operations: OperationTable = { Call: ['Call'] }): string {
  const entries = Object.entries(operations);
  const message = (name: string, element: string): string =>
    `<message name="${name}"><part name="parameters" element="tns:${element}"/></message>`;
  const messages = entries.map(
    ([name, [request, response]]) =>
      message(`${name}In`, request) + (response === undefined ? '' : message(`${name}Out`, response)),
  );
  const abstract = entries.map(([name, [, response]]) => {
    const output = response === undefined ? '' : `<output message="tns:${name}Out"/>`;
    return `<operation name="${name}"><input message="tns:${name}In"/>${output}</operation>`;
  });
  const bound = entries.map(([name, [, response]]) => {
    const body = '<soap:body use="literal"/>';
    const output = response === undefined ? '' : `<output>${body}</output>`;
    return `<operation name="${name}"><soap:operation soapAction=""/><input>${body}</input>${output}</operation>`;
  });
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
  xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:test" targetNamespace="urn:test">
<types><xs:schema targetNamespace="urn:test" elementFormDefault="qualified">
${schema}
</xs:schema></types>
${messages.join('\n')}
<portType name="Test">${abstract.join('\n')}</portType>
<binding name="Test" type="tns:Test"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>${bound.join('\n')}</binding>
<service name="Test"><port name="TestSoap" binding="tns:Test"><soap:address location="http://example.org/test"/></port></service>
</definitions>`;
}

/** What is generated for it, as if it were `wsdl/test.wsdl`. */
export function generateText(wsdl: string, options: GenerateOptions = {}): Generated {
  return generate('wsdl/test.wsdl', memoryHost({ 'wsdl/test.wsdl': wsdl }), options);
}

/** The text of one generated file; `name` such as `types.ts`. Throws with the findings when there is none. */
export function generatedFile(wsdl: string, name: string): string {
  const { files, diagnostics } = generateText(wsdl);
  const file = files.find(({ path }) => path.endsWith(`/${name}`));
  if (file === undefined) throw new Error(diagnostics.map(({ message }) => message).join('; '));
  return file.text;
}

/** The model of its one service. */
export function understood(wsdl: string): { readonly contract: ContractModel; readonly service: ServiceModel } {
  const { model, diagnostics } = understandContract('test.wsdl', memoryHost({ 'test.wsdl': wsdl }));
  const service = model?.services[0];
  if (model === undefined || service === undefined)
    throw new Error(diagnostics.map(({ message }) => message).join('; '));
  return { contract: model, service };
}
