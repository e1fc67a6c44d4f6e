// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:imports" targetNamespace="urn:imports">
  <types>
    <xs:schema>
      <xs:import namespace="urn:imports" schemaLocation="`,
  { hole: 'schema', index: 0 },
  `" />
    </xs:schema>
  </types>
  <message name="FindIn">
    <part name="parameters" element="tns:Find" />
  </message>
  <message name="FindOut">
    <part name="parameters" element="tns:FindResponse" />
  </message>
  <portType name="Imports">
    <operation name="Find">
      <input message="tns:FindIn" />
      <output message="tns:FindOut" />
    </operation>
  </portType>
  <binding name="ImportsSoap" type="tns:Imports">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Find">
      <soap:operation soapAction="urn:Find" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
  </binding>
  <service name="Imports">
    <port name="ImportsSoap" binding="tns:ImportsSoap">
      <soap:address location="`,
  { hole: 'address' },
  `" />
    </port>
  </service>
</definitions>
`,
];

/** The documents it imports, served as `?xsd=N`. */
export const schemas: readonly (readonly DocumentPart[])[] = [
  [
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:imports" xmlns:c="urn:common" targetNamespace="urn:imports" elementFormDefault="qualified">
  <xs:import namespace="urn:common" schemaLocation="`,
    { hole: 'schema', index: 1 },
    `" />
  <xs:include schemaLocation="`,
    { hole: 'schema', index: 2 },
    `" />
  <xs:element name="Find">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="key" type="tns:Key" />
        <xs:element name="where" type="c:Place" />
      </xs:sequence>
    </xs:complexType>
  </xs:element>
  <xs:element name="FindResponse" type="c:Place" />
</xs:schema>
`,
  ],
  [
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:common" targetNamespace="urn:common">
  <xs:complexType name="Place">
    <xs:sequence>
      <xs:element name="inside" type="Place" minOccurs="0" />
      <xs:element name="name" type="xs:string" />
    </xs:sequence>
  </xs:complexType>
</xs:schema>
`,
  ],
  [
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:simpleType name="Key">
    <xs:restriction base="xs:string">
      <xs:minLength value="1" />
    </xs:restriction>
  </xs:simpleType>
</xs:schema>
`,
  ],
];
