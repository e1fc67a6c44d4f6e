/** Understanding small contracts in tests: a few lines of schema or WSDL in, the model and the codes of all findings out. */
import type { ContractModel } from '../../generator/model/model.js';
import { memoryHost, type LoadOptions } from '../../generator/source/host.js';
import { understandContract, type UnderstoodContract } from '../../generator/understand.js';

/** Documents by path; the contract is `contract.wsdl`. */
export type Documents = Readonly<Record<string, string | Uint8Array>>;

export function understand(documents: Documents | string, options?: LoadOptions): UnderstoodContract {
  const files = typeof documents === 'string' ? { 'contract.wsdl': documents } : documents;
  return understandContract('contract.wsdl', memoryHost(files), options);
}

/** The model of a contract that must not have errors. */
export function modelOf(documents: Documents | string, options?: LoadOptions): ContractModel {
  const { model, diagnostics } = understand(documents, options);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (errors.length > 0 || !model) throw new Error(errors.join('\n'));
  return model;
}

/** The codes of all findings, in order. */
export function codesOf(documents: Documents | string, options?: LoadOptions): string[] {
  return understand(documents, options).diagnostics.map(({ code }) => code);
}

/** Pieces of a contract; what is not given is the usual: one SOAP operation `Ask` in document style. */
export interface Pieces {
  readonly schema?: string;
  readonly schemaAttributes?: string;
  readonly messages?: string;
  readonly operations?: string;
  readonly portTypes?: string;
  readonly binding?: string;
  readonly bindings?: string;
  readonly ports?: string;
}

const usual: Required<Pieces> = {
  schema: '<xs:element name="Ask" type="xs:string"/><xs:element name="Answer" type="xs:string"/>',
  schemaAttributes: '',
  messages: `<message name="AskIn"><part name="ask" element="tns:Ask"/></message>
    <message name="AskOut"><part name="answer" element="tns:Answer"/></message>`,
  operations: '<operation name="Ask"><input message="tns:AskIn"/><output message="tns:AskOut"/></operation>',
  portTypes: '',
  binding: `<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Ask">
      <soap:operation soapAction="urn:ask"/>
      <input><soap:body use="literal"/></input>
      <output><soap:body use="literal"/></output>
    </operation>`,
  bindings: '',
  ports: '<port name="Soap" binding="tns:Soap"><soap:address location="http://example.org/"/></port>',
};

/** A contract made of pieces. Its namespace is `urn:t`, prefix `tns`; that of WSDL is the default one. */
export function contract(pieces: Pieces = {}): string {
  const { schema, schemaAttributes, messages, operations, portTypes, binding, bindings, ports } = {
    ...usual,
    ...pieces,
  };
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/"
    xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"
    xmlns:tns="urn:t" targetNamespace="urn:t">
  <types><xs:schema targetNamespace="urn:t" elementFormDefault="qualified" ${schemaAttributes}>${schema}</xs:schema></types>
  ${messages}
  <portType name="Asking">${operations}</portType>
  ${portTypes}
  <binding name="Soap" type="tns:Asking">${binding}</binding>
  ${bindings}
  <service name="Oracle">${ports}</service>
</definitions>`;
}

/** A contract with more in its schema than the usual elements. */
export function contractWithSchema(schema: string, schemaAttributes = ''): string {
  return contract({ schema: usual.schema + schema, schemaAttributes });
}
