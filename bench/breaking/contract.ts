/** A contract of any number of operations, each with types of its own and a shared one, in two versions. */

/** `new` differs in every tenth operation: a required element in the request, an enumeration value in the response. */
export function drawContract(operations: number, version: 'old' | 'new'): string {
  const names = Array.from({ length: operations }, (_, index) => `Operation${index}`);
  const changed = (index: number) => version === 'new' && index % 10 === 0;
  return `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:tns="urn:example:large" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" targetNamespace="urn:example:large">
<wsdl:types><s:schema elementFormDefault="qualified" targetNamespace="urn:example:large">
<s:complexType name="Party"><s:sequence><s:element name="id" type="s:long"/><s:element name="name" type="s:string" minOccurs="0"/><s:element name="members" type="tns:Party" minOccurs="0" maxOccurs="unbounded"/></s:sequence></s:complexType>
${names.map((name, index) => typesOf(name, changed(index))).join('\n')}
</s:schema></wsdl:types>
${names.map((name) => `<wsdl:message name="${name}In"><wsdl:part name="parameters" element="tns:${name}"/></wsdl:message>\n<wsdl:message name="${name}Out"><wsdl:part name="parameters" element="tns:${name}Response"/></wsdl:message>`).join('\n')}
<wsdl:portType name="Large">
${names.map((name) => `<wsdl:operation name="${name}"><wsdl:input message="tns:${name}In"/><wsdl:output message="tns:${name}Out"/></wsdl:operation>`).join('\n')}
</wsdl:portType>
<wsdl:binding name="LargeSoap" type="tns:Large"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
${names.map((name) => `<wsdl:operation name="${name}"><soap:operation soapAction="urn:example:large/${name}"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>`).join('\n')}
</wsdl:binding>
<wsdl:service name="Large"><wsdl:port name="LargeSoap" binding="tns:LargeSoap"><soap:address location="http://example.org/large"/></wsdl:port></wsdl:service>
</wsdl:definitions>
`;
}

function typesOf(name: string, changed: boolean): string {
  const added = changed ? '<s:element name="reason" type="s:string"/>' : '';
  const value = changed ? '<s:enumeration value="postponed"/>' : '';
  return `<s:simpleType name="${name}State"><s:restriction base="s:string"><s:enumeration value="open"/><s:enumeration value="closed"/>${value}</s:restriction></s:simpleType>
<s:complexType name="${name}Line"><s:sequence><s:element name="text" type="s:string" minOccurs="0"/><s:element name="count" type="s:int"/><s:choice><s:element name="price" type="s:decimal"/><s:element name="party" type="tns:Party"/></s:choice></s:sequence><s:attribute name="unit" type="s:string"/></s:complexType>
<s:element name="${name}"><s:complexType><s:sequence><s:element name="lines" type="tns:${name}Line" minOccurs="0" maxOccurs="unbounded"/>${added}</s:sequence></s:complexType></s:element>
<s:element name="${name}Response"><s:complexType><s:sequence><s:element name="state" type="tns:${name}State"/><s:element name="line" type="tns:${name}Line" minOccurs="0"/></s:sequence></s:complexType></s:element>`;
}
