// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:calc" targetNamespace="urn:calc">
  <types>
    <xs:schema targetNamespace="urn:calc" elementFormDefault="qualified">
      <xs:element name="Pair">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="a" type="xs:int" />
            <xs:element name="b" type="xs:int" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="List">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="a" type="xs:int" minOccurs="0" maxOccurs="unbounded" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="Sum" type="xs:integer" />
    </xs:schema>
  </types>
  <message name="Pair">
    <part name="parameters" element="tns:Pair" />
  </message>`,
  {
    ports: ['Calculator'],
    content: [
      `
  <message name="List">
    <part name="parameters" element="tns:List" />
  </message>`,
    ],
  },
  `
  <message name="Sum">
    <part name="result" element="tns:Sum" />
  </message>`,
  {
    ports: ['Calculator'],
    content: [
      `
  <portType name="Calculator">
    <operation name="Add">
      <input message="tns:Pair" />
      <output message="tns:Sum" />
    </operation>
    <operation name="Add">
      <input name="AddAllRequest" message="tns:List" />
      <output name="AddAllResponse" message="tns:Sum" />
    </operation>
    <operation name="Clear">
      <input message="tns:Sum" />
    </operation>
  </portType>`,
    ],
  },
  {
    ports: ['Adder'],
    content: [
      `
  <portType name="Adder">
    <operation name="Add">
      <input message="tns:Pair" />
      <output message="tns:Sum" />
    </operation>
  </portType>`,
    ],
  },
  {
    ports: ['Calculator'],
    content: [
      `
  <binding name="Calculator" type="tns:Calculator">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Add">
      <soap:operation soapAction="urn:add" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
    <operation name="Add">
      <soap:operation soapAction="urn:addAll" />
      <input name="AddAllRequest">
        <soap:body use="literal" />
      </input>
      <output name="AddAllResponse">
        <soap:body use="literal" />
      </output>
    </operation>
    <operation name="Clear">
      <soap:operation soapAction="urn:clear" />
      <input>
        <soap:body use="literal" />
      </input>
    </operation>
  </binding>`,
    ],
  },
  {
    ports: ['Adder'],
    content: [
      `
  <binding name="Adder" type="tns:Adder">
    <soap12:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Add">
      <soap12:operation soapAction="urn:add" />
      <input>
        <soap12:body use="literal" />
      </input>
      <output>
        <soap12:body use="literal" />
      </output>
    </operation>
  </binding>`,
    ],
  },
  `
  <service name="Calculator">`,
  {
    ports: ['Calculator'],
    content: [
      `
    <port name="Calculator" binding="tns:Calculator">
      <soap:address location="`,
      { hole: 'address' },
      `" />
    </port>`,
    ],
  },
  {
    ports: ['Adder'],
    content: [
      `
    <port name="Adder" binding="tns:Adder">
      <soap12:address location="`,
      { hole: 'address' },
      `" />
    </port>`,
    ],
  },
  `
  </service>
  <service name="AdderOnly">`,
  {
    ports: ['Adder'],
    content: [
      `
    <port name="Adder" binding="tns:Adder">
      <soap12:address location="`,
      { hole: 'address' },
      `" />
    </port>`,
    ],
  },
  `
  </service>
</definitions>
`,
];

/** The documents it imports, served as `?xsd=N`. */
export const schemas: readonly (readonly DocumentPart[])[] = [];
