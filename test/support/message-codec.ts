/** A codec for one message of a schema written in the test: the shortest way from a few lines of XML Schema to reading and writing. */
import { describeService } from '../../generator/emit/describe-service.js';
import { planNames } from '../../generator/names/plan.js';
import { memoryHost } from '../../generator/source/host.js';
import { loadContract } from '../../generator/source/load.js';
import { understandContract } from '../../generator/understand.js';
import type { BodyCodec } from '../../runtime/codec/codec.js';
import { compileService } from '../../runtime/codec/compile.js';
import type { CompileOptions } from '../../runtime/codec/compile.js';
import { readXml } from '../../runtime/codec/xml-reader.js';
import type { ServiceDescriptor, SoapBodyDescriptor } from '../../runtime/descriptor.js';
import { schemaValidator } from './schema-validator.js';

export const tns = 'urn:test';

export interface MessageCodec {
  readonly descriptor: ServiceDescriptor;
  readonly body: SoapBodyDescriptor;
  readonly codec: BodyCodec;
  /** Reads the message from its own XML; `xs`, `xsi`, `xsd` and `t` are bound. */
  read(xml: string): unknown;
  write(value: unknown): string;
  /** What libxml2 finds wrong with the first of the documents that is wrong, if any is. */
  complaint(...documents: readonly string[]): string | undefined;
}

const prefixes =
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:test" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/"';

/** `schema` holds the declarations, element `message` among them. */
export function messageCodec(schema: string, options: CompileOptions = {}): MessageCodec {
  return compile(documentContract(schema), options);
}

/** Of the one part `value` of an rpc message, whose type is given. */
export function rpcCodec(schema: string, type: string, use: 'literal' | 'encoded'): MessageCodec {
  return compile(rpcContract(schema, type, use), {});
}

function compile(contract: string, options: CompileOptions): MessageCodec {
  const host = memoryHost({ 'test.wsdl': contract });
  const { model, diagnostics } = understandContract('test.wsdl', host);
  const service = model?.services[0];
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (model === undefined || service === undefined || errors.length > 0) {
    throw new Error(errors.map(({ message }) => message).join('\n'));
  }
  const { descriptor } = describeService(service, planNames(service, model.schema));
  const port = descriptor.ports[0];
  const body = port?.protocol === 'soap11' ? port.operations['call']?.input.body : undefined;
  if (body === undefined) throw new Error('no operation "call"');
  const codec = compileService(descriptor, options).body(body);
  return {
    descriptor,
    body,
    codec,
    read: (xml) => readMessage(codec, xml),
    write: (value) => codec.write(value),
    complaint: (...documents) => complaintOf(contract, documents),
  };
}

export function readMessage(codec: BodyCodec, xml: string): unknown {
  let result: unknown = 'nothing';
  const done = (value: unknown): void => {
    result = value;
  };
  readXml(`<Body ${prefixes}>${xml}</Body>`, (body) => {
    if (codec.root === undefined) return codec.read(body, done);
    return { open: (element) => codec.read(element, done), text: () => {}, interruption: () => {}, close: () => {} };
  });
  return result;
}

function complaintOf(contract: string, documents: readonly string[]): string | undefined {
  const loaded = loadContract('test.wsdl', memoryHost({ 'test.wsdl': contract }), {}, () => undefined);
  if (loaded === undefined) throw new Error('unreadable contract');
  const validator = schemaValidator(loaded);
  try {
    for (const xml of documents) {
      const complaint = validator.check(xml);
      if (complaint !== undefined) return `${complaint} ${xml}`;
    }
    return undefined;
  } finally {
    validator.dispose();
  }
}

function documentContract(schema: string): string {
  return contractOf(
    schema,
    '<part name="parameters" element="t:message"/>',
    '<soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>',
    '<soap:body use="literal"/>',
  );
}

function rpcContract(schema: string, type: string, use: string): string {
  const encoding = use === 'encoded' ? ' encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"' : '';
  return contractOf(
    schema,
    `<part name="value" type="${type}"/>`,
    '<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>',
    `<soap:body use="${use}" namespace="urn:test"${encoding}/>`,
  );
}

function contractOf(schema: string, part: string, binding: string, body: string): string {
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:t="urn:test"
    xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" targetNamespace="urn:test">
  <types><xs:schema targetNamespace="urn:test" elementFormDefault="qualified">${schema}</xs:schema></types>
  <message name="in">${part}</message>
  <portType name="P"><operation name="call"><input message="t:in"/></operation></portType>
  <binding name="B" type="t:P">${binding}
    <operation name="call"><soap:operation soapAction=""/><input>${body}</input></operation></binding>
  <service name="S"><port name="P" binding="t:B"><soap:address location="http://localhost/"/></port></service>
</definitions>`;
}
