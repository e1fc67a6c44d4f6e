/**
 * A small contract with one of everything that rules speak of, and slots for what a test changes. Examples of rules are
 * fragments of it, so that what the documentation shows is tried.
 */
import type { ExampleKind, RuleExample } from '../../generator/breaking/rule.js';

/** What a test puts into the contract's slots. */
export interface SampleSlots {
  /** Particles of the request's sequence. */
  readonly request?: string;
  /** Particles of the response's sequence. */
  readonly response?: string;
  /** Schema components. */
  readonly types?: string;
}

/** The contract before and after the change of an example. */
export function exampleContracts({ of, before, after, also }: RuleExample): readonly [string, string] {
  if (of !== 'contract') return [contractWith(of, before), contractWith(of, after)];
  const sample = sampleContract();
  return [sample, [[before, after] as const, ...(also ?? [])].reduce(replacePiece, sample)];
}

/** The sample with a fragment in the slot that an example is of. */
export function contractWith(of: Exclude<ExampleKind, 'contract'>, fragment: string): string {
  if (of === 'request' || of === 'response') return sampleContract({ [of]: fragment });
  const name = /name="(\w+)"/.exec(fragment)?.[1] ?? '';
  const slot = of === 'request type' ? 'request' : 'response';
  return sampleContract({ types: fragment, [slot]: `<s:element name="value" type="tns:${name}"/>` });
}

function replacePiece(text: string, [before, after]: readonly [string, string]): string {
  if (!text.includes(before)) throw new Error(`the sample contract has no ${before}`);
  return text.replaceAll(before, after);
}

/** The sample: `Call` in four forms with the slots, `Extra` with everything else, `Sum` in rpc/literal, `Rows` in rpc/encoded. */
export function sampleContract({ request = '', response = '', types = '' }: SampleSlots = {}): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:tns="http://example.org/sample/" xmlns:w="http://example.org/sample/wsdl/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" targetNamespace="http://example.org/sample/wsdl/">
<wsdl:types>
<s:schema elementFormDefault="qualified" targetNamespace="http://example.org/sample/">
<s:import namespace="http://schemas.xmlsoap.org/soap/encoding/"/>
<s:element name="Call"><s:complexType><s:sequence>${request}</s:sequence></s:complexType></s:element>
<s:element name="CallResponse"><s:complexType><s:sequence>${response}</s:sequence></s:complexType></s:element>
<s:element name="Extra"><s:complexType><s:sequence>
<s:element name="id" type="s:string"/>
<s:element name="note" type="s:string" minOccurs="0"/>
</s:sequence></s:complexType></s:element>
<s:element name="ExtraResponse"><s:complexType><s:sequence>
<s:element name="ExtraResult" type="s:string" minOccurs="0"/>
</s:sequence></s:complexType></s:element>
<s:element name="Care"><s:complexType><s:sequence><s:element ref="tns:animal" minOccurs="0"/></s:sequence></s:complexType></s:element>
<s:element name="CareResponse"><s:complexType><s:sequence><s:element ref="tns:plant" minOccurs="0"/></s:sequence></s:complexType></s:element>
<s:element name="animal" type="s:string"/>
<s:element name="dog" type="s:string" substitutionGroup="tns:animal"/>
<s:element name="cat" type="s:string" substitutionGroup="tns:animal"/>
<s:element name="plant" type="s:string"/>
<s:element name="tree" type="s:string" substitutionGroup="tns:plant"/>
<s:element name="Refusal" type="s:string"/>
<s:element name="Denial" type="s:string"/>
<s:element name="Session" type="s:string"/>
<s:element name="Ping" type="s:string"/>
<s:element name="string" nillable="true" type="s:string"/>
<s:element name="text" nillable="true" type="s:string"/>
<s:complexType name="Row"><s:sequence><s:element name="cell" type="s:string"/></s:sequence></s:complexType>
<s:complexType name="Rows"><s:complexContent><s:restriction base="soapenc:Array"><s:attribute ref="soapenc:arrayType" wsdl:arrayType="tns:Row[]"/></s:restriction></s:complexContent></s:complexType>
<s:complexType name="Words"><s:complexContent><s:restriction base="soapenc:Array"><s:attribute ref="soapenc:arrayType" wsdl:arrayType="s:string[]"/></s:restriction></s:complexContent></s:complexType>
${types}
</s:schema>
</wsdl:types>
<wsdl:message name="CallIn"><wsdl:part name="parameters" element="tns:Call"/></wsdl:message>
<wsdl:message name="CallOut"><wsdl:part name="parameters" element="tns:CallResponse"/></wsdl:message>
<wsdl:message name="ExtraIn"><wsdl:part name="parameters" element="tns:Extra"/></wsdl:message>
<wsdl:message name="ExtraOut"><wsdl:part name="parameters" element="tns:ExtraResponse"/></wsdl:message>
<wsdl:message name="ExtraFormIn"><wsdl:part name="id" type="s:string"/><wsdl:part name="note" type="s:string"/></wsdl:message>
<wsdl:message name="ExtraFormOut"><wsdl:part name="Body" element="tns:string"/></wsdl:message>
<wsdl:message name="RefusedDetail"><wsdl:part name="fault" element="tns:Refusal"/></wsdl:message>
<wsdl:message name="SessionHeader"><wsdl:part name="session" element="tns:Session"/></wsdl:message>
<wsdl:message name="CareIn"><wsdl:part name="parameters" element="tns:Care"/></wsdl:message>
<wsdl:message name="CareOut"><wsdl:part name="parameters" element="tns:CareResponse"/></wsdl:message>
<wsdl:message name="PingIn"><wsdl:part name="parameters" element="tns:Ping"/></wsdl:message>
<wsdl:message name="SumIn"><wsdl:part name="one" type="s:int"/><wsdl:part name="two" type="s:int"/></wsdl:message>
<wsdl:message name="SumOut"><wsdl:part name="sum" type="s:int"/></wsdl:message>
<wsdl:message name="RowsIn"><wsdl:part name="rows" type="tns:Rows"/><wsdl:part name="words" type="tns:Words"/></wsdl:message>
<wsdl:message name="RowsOut"/>
<wsdl:portType name="SamplePortType">
<wsdl:operation name="Call"><wsdl:input message="w:CallIn"/><wsdl:output message="w:CallOut"/></wsdl:operation>
<wsdl:operation name="Extra">
<wsdl:input message="w:ExtraIn"/>
<wsdl:output message="w:ExtraOut"/>
<wsdl:fault name="Refused" message="w:RefusedDetail"/>
</wsdl:operation>
<wsdl:operation name="Care"><wsdl:input message="w:CareIn"/><wsdl:output message="w:CareOut"/></wsdl:operation>
<wsdl:operation name="Ping"><wsdl:input message="w:PingIn"/></wsdl:operation>
</wsdl:portType>
<wsdl:portType name="SampleForms"><wsdl:operation name="Extra"><wsdl:input message="w:ExtraFormIn"/><wsdl:output message="w:ExtraFormOut"/></wsdl:operation></wsdl:portType>
<wsdl:portType name="SampleRpc">
<wsdl:operation name="Sum"><wsdl:input message="w:SumIn"/><wsdl:output message="w:SumOut"/></wsdl:operation>
<wsdl:operation name="Rows"><wsdl:input message="w:RowsIn"/><wsdl:output message="w:RowsOut"/></wsdl:operation>
</wsdl:portType>
<wsdl:binding name="SampleSoap" type="w:SamplePortType">
<soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
<wsdl:operation name="Call"><soap:operation soapAction="http://example.org/sample/Call" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>
<wsdl:operation name="Extra"><soap:operation soapAction="http://example.org/sample/Extra" style="document"/><wsdl:input><soap:body use="literal"/><soap:header message="w:SessionHeader" part="session" use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/><soap:header message="w:SessionHeader" part="session" use="literal"/></wsdl:output><wsdl:fault name="Refused"><soap:fault name="Refused" use="literal"/></wsdl:fault></wsdl:operation>
<wsdl:operation name="Care"><soap:operation soapAction="http://example.org/sample/Care" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>
<wsdl:operation name="Ping"><soap:operation soapAction="http://example.org/sample/Ping" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>
</wsdl:binding>
<wsdl:binding name="SampleSoap12" type="w:SamplePortType">
<soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/>
<wsdl:operation name="Call"><soap12:operation soapAction="http://example.org/sample/Call" style="document"/><wsdl:input><soap12:body use="literal"/></wsdl:input><wsdl:output><soap12:body use="literal"/></wsdl:output></wsdl:operation>
<wsdl:operation name="Extra"><soap12:operation soapAction="http://example.org/sample/Extra"/><wsdl:input><soap12:body use="literal"/></wsdl:input><wsdl:output><soap12:body use="literal"/></wsdl:output></wsdl:operation>
</wsdl:binding>
<wsdl:binding name="SampleHttpGet" type="w:SampleForms">
<http:binding verb="GET"/>
<wsdl:operation name="Extra"><http:operation location="/Extra"/><wsdl:input><http:urlEncoded/></wsdl:input><wsdl:output><mime:mimeXml part="Body"/></wsdl:output></wsdl:operation>
</wsdl:binding>
<wsdl:binding name="SampleRpc" type="w:SampleRpc">
<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>
<wsdl:operation name="Sum"><soap:operation soapAction="urn:sample:sum"/><wsdl:input><soap:body use="literal" namespace="urn:sample:rpc"/></wsdl:input><wsdl:output><soap:body use="literal" namespace="urn:sample:rpc"/></wsdl:output></wsdl:operation>
<wsdl:operation name="Rows"><soap:operation soapAction="urn:sample:rows"/><wsdl:input><soap:body use="encoded" namespace="urn:sample:rpc" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/></wsdl:input><wsdl:output><soap:body use="encoded" namespace="urn:sample:rpc" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/></wsdl:output></wsdl:operation>
</wsdl:binding>
<wsdl:service name="Sample">
<wsdl:port name="SampleSoap" binding="w:SampleSoap"><soap:address location="http://example.org/sample.asmx"/></wsdl:port>
<wsdl:port name="SampleSoap12" binding="w:SampleSoap12"><soap12:address location="http://example.org/sample.asmx"/></wsdl:port>
<wsdl:port name="SampleHttpGet" binding="w:SampleHttpGet"><http:address location="http://example.org/sample.asmx"/></wsdl:port>
<wsdl:port name="SampleRpc" binding="w:SampleRpc"><soap:address location="http://example.org/rpc"/></wsdl:port>
</wsdl:service>
<wsdl:service name="Second"><wsdl:port name="SecondPort" binding="w:SampleRpc"><soap:address location="http://example.org/second"/></wsdl:port></wsdl:service>
</wsdl:definitions>
`;
}
