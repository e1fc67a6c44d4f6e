// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:zoo" targetNamespace="urn:zoo">
  <types>
    <xs:schema targetNamespace="urn:zoo" elementFormDefault="qualified">
      <xs:complexType name="Animal" abstract="true">
        <xs:sequence>
          <xs:element name="name" type="xs:string" />
        </xs:sequence>
        <xs:attribute name="id" type="xs:ID" />
      </xs:complexType>
      <xs:complexType name="Dog">
        <xs:complexContent>
          <xs:extension base="tns:Animal">
            <xs:sequence>
              <xs:element name="barks" type="xs:boolean" />
              <xs:element name="friend" type="tns:Animal" minOccurs="0" maxOccurs="unbounded" />
            </xs:sequence>
          </xs:extension>
        </xs:complexContent>
      </xs:complexType>
      <xs:complexType name="Puppy">
        <xs:complexContent>
          <xs:extension base="tns:Dog">
            <xs:choice>
              <xs:element name="weeks" type="xs:unsignedByte" />
              <xs:element name="born" type="xs:date" />
            </xs:choice>
          </xs:extension>
        </xs:complexContent>
      </xs:complexType>
      <xs:complexType name="Nameless">
        <xs:complexContent>
          <xs:restriction base="tns:Animal">
            <xs:sequence>
              <xs:element name="name" type="xs:string" fixed="" />
            </xs:sequence>
            <xs:attribute name="id" type="xs:ID" use="required" />
          </xs:restriction>
        </xs:complexContent>
      </xs:complexType>
      <xs:complexType name="Weight">
        <xs:simpleContent>
          <xs:extension base="xs:double">
            <xs:attribute name="unit" type="xs:string" use="required" />
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>
      <xs:complexType name="NetWeight">
        <xs:simpleContent>
          <xs:extension base="tns:Weight">
            <xs:attribute name="tara" type="xs:double" />
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>
      <xs:element name="Admit" type="tns:Animal" />
      <xs:element name="AdmitResponse">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="neighbour" type="tns:Dog" nillable="true" />
            <xs:element name="weight" type="tns:Weight" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
    </xs:schema>
  </types>
  <message name="AdmitIn">
    <part name="parameters" element="tns:Admit" />
  </message>
  <message name="AdmitOut">
    <part name="parameters" element="tns:AdmitResponse" />
  </message>
  <portType name="Zoo">
    <operation name="Admit">
      <input message="tns:AdmitIn" />
      <output message="tns:AdmitOut" />
    </operation>
  </portType>
  <binding name="ZooSoap" type="tns:Zoo">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Admit">
      <soap:operation soapAction="urn:Admit" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
  </binding>
  <service name="Zoo">
    <port name="ZooSoap" binding="tns:ZooSoap">
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
