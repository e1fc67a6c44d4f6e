// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:text" targetNamespace="urn:text">
  <types>
    <xs:schema targetNamespace="urn:text" elementFormDefault="qualified">
      <xs:complexType name="Paragraph" mixed="true">
        <xs:choice minOccurs="0" maxOccurs="unbounded">
          <xs:element name="b" type="xs:string" />
          <xs:element name="i" type="tns:Paragraph" />
        </xs:choice>
        <xs:attribute name="lang" type="xs:language" />
      </xs:complexType>
      <xs:complexType name="Heading" mixed="true">
        <xs:complexContent mixed="true">
          <xs:extension base="tns:Paragraph">
            <xs:sequence>
              <xs:element name="u" type="xs:string" />
            </xs:sequence>
          </xs:extension>
        </xs:complexContent>
      </xs:complexType>
      <xs:element name="Publish">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="title" type="tns:Paragraph" />
            <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded" />
          </xs:sequence>
          <xs:anyAttribute namespace="##any" processContents="skip" />
        </xs:complexType>
      </xs:element>
      <xs:element name="PublishResponse">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="anything" />
            <xs:any namespace="urn:a urn:b ##local" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
    </xs:schema>
  </types>
  <message name="PublishIn">
    <part name="parameters" element="tns:Publish" />
  </message>
  <message name="PublishOut">
    <part name="parameters" element="tns:PublishResponse" />
  </message>
  <portType name="Press">
    <operation name="Publish">
      <input message="tns:PublishIn" />
      <output message="tns:PublishOut" />
    </operation>
  </portType>
  <binding name="PressSoap" type="tns:Press">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Publish">
      <soap:operation soapAction="urn:Publish" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
  </binding>
  <service name="Press">
    <port name="PressSoap" binding="tns:PressSoap">
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
