// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:shapes" targetNamespace="urn:shapes">
  <types>
    <xs:schema targetNamespace="urn:shapes" elementFormDefault="qualified">
      <xs:element name="shape" type="tns:Shape" abstract="true" />
      <xs:complexType name="Shape">
        <xs:sequence>
          <xs:element name="label" type="xs:string" minOccurs="0" />
        </xs:sequence>
      </xs:complexType>
      <xs:element name="circle" type="tns:Circle" substitutionGroup="tns:shape" />
      <xs:complexType name="Circle">
        <xs:complexContent>
          <xs:extension base="tns:Shape">
            <xs:sequence>
              <xs:element name="radius" type="xs:double" />
            </xs:sequence>
          </xs:extension>
        </xs:complexContent>
      </xs:complexType>
      <xs:element name="square" substitutionGroup="tns:shape">
        <xs:complexType>
          <xs:complexContent>
            <xs:extension base="tns:Shape">
              <xs:attribute name="side" type="xs:double" use="required" />
            </xs:extension>
          </xs:complexContent>
        </xs:complexType>
      </xs:element>
      <xs:element name="remark" type="xs:string" />
      <xs:element name="warning" type="xs:string" substitutionGroup="tns:remark" />
      <xs:element name="Draw">
        <xs:complexType>
          <xs:sequence>
            <xs:element ref="tns:shape" maxOccurs="unbounded" />
            <xs:element ref="tns:remark" minOccurs="0" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="DrawResponse">
        <xs:complexType>
          <xs:sequence>
            <xs:element ref="tns:shape" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
    </xs:schema>
  </types>
  <message name="DrawIn">
    <part name="parameters" element="tns:Draw" />
  </message>
  <message name="DrawOut">
    <part name="parameters" element="tns:DrawResponse" />
  </message>
  <message name="DescribeIn">
    <part name="body" element="tns:shape" />
  </message>
  <message name="DescribeOut">
    <part name="body" element="tns:remark" />
  </message>
  <portType name="Drawing">
    <operation name="Draw">
      <input message="tns:DrawIn" />
      <output message="tns:DrawOut" />
    </operation>
    <operation name="Describe">
      <input message="tns:DescribeIn" />
      <output message="tns:DescribeOut" />
    </operation>
  </portType>
  <binding name="DrawingSoap" type="tns:Drawing">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Draw">
      <soap:operation soapAction="urn:Draw" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
    <operation name="Describe">
      <soap:operation soapAction="" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
  </binding>
  <service name="Drawing">
    <port name="DrawingSoap" binding="tns:DrawingSoap">
      <soap:address location="`,
  { hole: 'address' },
  `" />
    </port>
  </service>
</definitions>
`,
];

/** The documents it imports, served as `?xsd=N`. */
export const schemas: readonly (readonly DocumentPart[])[] = [];
