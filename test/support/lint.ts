/** Contracts for lint rules: one that is sound by all of them, and examples made of it. */
import type { Finding } from '../../generator/diagnostics/formats/finding.js';
import { createReporter } from '../../generator/diagnostics/report.js';
import { LintContext } from '../../generator/lint/context.js';
import { lintContract } from '../../generator/lint/lint.js';
import type { LintExample } from '../../generator/lint/rule.js';
import { resolveContract } from '../../generator/model/resolve.js';
import { parseContract } from '../../generator/parse-contract.js';
import { memoryHost } from '../../generator/source/host.js';
import { loadContract } from '../../generator/source/load.js';

/** What lint says of a contract given as text. */
export function lintText(text: string): readonly Finding[] {
  const { report } = createReporter();
  const host = memoryHost({ ...beside, 'contract.wsdl': text });
  const loaded = loadContract('contract.wsdl', host, {}, report);
  if (!loaded) throw new Error('the contract cannot be read');
  const parsed = parseContract(loaded, report);
  return lintContract(new LintContext(parsed, resolveContract(parsed, report)));
}

/** The sound contract with the wrong piece of an example in place of the right one. */
export function wrongContract({ right, wrong, also }: LintExample): string {
  return [[right, wrong] as const, ...(also ?? [])].reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the sound contract has no ${from}`);
    return text.replaceAll(from, to);
  }, soundContract);
}

const beside = {
  'other.xsd': '<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:other"/>',
  'redefined.xsd':
    '<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" targetNamespace="http://example.org/lookup/"/>',
  'other.wsdl': '<d:definitions xmlns:d="http://schemas.xmlsoap.org/wsdl/" targetNamespace="urn:other"/>',
};

export const soundContract = `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:tns="http://example.org/lookup/" xmlns:w="http://example.org/lookup/wsdl/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" targetNamespace="http://example.org/lookup/wsdl/">
<wsdl:types>
<s:schema><s:import namespace="urn:other" schemaLocation="other.xsd"/></s:schema>
<s:schema elementFormDefault="qualified" targetNamespace="http://example.org/lookup/">
<s:element name="Lookup"><s:complexType><s:sequence><s:element name="state" type="tns:State"/></s:sequence></s:complexType></s:element>
<s:element name="LookupResponse"><s:complexType><s:sequence><s:element name="items" type="tns:Items" minOccurs="0"/></s:sequence></s:complexType></s:element>
<s:element name="Remove" type="tns:Item"/>
<s:element name="Missing" type="s:string"/>
<s:simpleType name="State"><s:restriction base="s:string"><s:enumeration value="open"/></s:restriction></s:simpleType>
<s:complexType name="Item"><s:sequence><s:element name="id" type="s:string"/></s:sequence></s:complexType>
<s:complexType name="Items"><s:sequence><s:element name="Item" type="tns:Item" minOccurs="0" maxOccurs="unbounded"/></s:sequence></s:complexType>
</s:schema>
</wsdl:types>
<wsdl:message name="LookupIn"><wsdl:part name="parameters" element="tns:Lookup"/></wsdl:message>
<wsdl:message name="LookupOut"><wsdl:part name="parameters" element="tns:LookupResponse"/></wsdl:message>
<wsdl:message name="LookupMissing"><wsdl:part name="fault" element="tns:Missing"/></wsdl:message>
<wsdl:message name="RemoveIn"><wsdl:part name="parameters" element="tns:Remove"/></wsdl:message>
<wsdl:portType name="LookupPortType">
<wsdl:operation name="Lookup"><wsdl:input message="w:LookupIn"/><wsdl:output message="w:LookupOut"/><wsdl:fault name="Missing" message="w:LookupMissing"/></wsdl:operation>
<wsdl:operation name="Remove"><wsdl:input message="w:RemoveIn"/></wsdl:operation>
</wsdl:portType>
<wsdl:binding name="LookupSoap" type="w:LookupPortType">
<soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
<wsdl:operation name="Lookup"><soap:operation soapAction="http://example.org/lookup/Lookup"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output><wsdl:fault name="Missing"><soap:fault name="Missing" use="literal"/></wsdl:fault></wsdl:operation>
<wsdl:operation name="Remove"><soap:operation soapAction="http://example.org/lookup/Remove"/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>
</wsdl:binding>
<wsdl:service name="LookupService"><wsdl:port name="LookupSoap" binding="w:LookupSoap"><soap:address location="http://example.org/lookup"/></wsdl:port></wsdl:service>
</wsdl:definitions>
`;
