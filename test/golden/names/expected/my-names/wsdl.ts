// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:names" xmlns:o="urn:other" targetNamespace="urn:names">
  <types>
    <xs:schema targetNamespace="urn:other" xmlns:other="urn:other">
      <xs:element name="a" type="xs:int" />
      <xs:attribute name="a" type="xs:int" />
      <xs:complexType name="Item">
        <xs:sequence>
          <xs:element name="a" type="xs:string" />
        </xs:sequence>
      </xs:complexType>
    </xs:schema>
    <xs:schema targetNamespace="urn:names" elementFormDefault="qualified">
      <xs:import namespace="urn:other" />
      <xs:complexType name="Item">
        <xs:sequence>
          <xs:element name="class" type="xs:string" />
          <xs:element name="last-name" type="xs:string" />
          <xs:element name="Größe" type="xs:int" />
          <xs:element name="constructor" type="xs:string" minOccurs="0" />
          <xs:element name="a" type="xs:string" />
          <xs:element name="b" type="xs:string" />
          <xs:element name="a" type="xs:string" />
          <xs:element ref="o:a" />
        </xs:sequence>
        <xs:attribute name="a" type="xs:string" />
        <xs:attribute ref="o:a" />
      </xs:complexType>
      <xs:complexType name="item">
        <xs:sequence>
          <xs:element name="other" type="o:Item" />
          <xs:element name="text" type="tns:string" />
          <xs:element name="list" type="tns:Array" />
          <xs:element name="flags" type="tns:my.flags" />
        </xs:sequence>
      </xs:complexType>
      <xs:simpleType name="string">
        <xs:restriction base="xs:string" />
      </xs:simpleType>
      <xs:complexType name="Array">
        <xs:sequence>
          <xs:element name="entry" minOccurs="0" maxOccurs="unbounded">
            <xs:complexType>
              <xs:attribute name="key" type="xs:string" />
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:complexType>
      <xs:simpleType name="my.flags">
        <xs:restriction base="xs:token">
          <xs:enumeration value="it's" />
          <xs:enumeration value="" />
          <xs:enumeration value="back\\slash" />
        </xs:restriction>
      </xs:simpleType>
      <xs:complexType name="Get">
        <xs:sequence>
          <xs:element name="item" type="tns:Item" />
        </xs:sequence>
      </xs:complexType>
      <xs:element name="Get">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="get" type="tns:Get" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="GetResponse" type="tns:item" />
      <xs:element name="Connection" type="tns:Connection" />
      <xs:complexType name="Connection">
        <xs:sequence>
          <xs:element name="OneOf" type="tns:OneOf" />
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="OneOf">
        <xs:choice>
          <xs:element name="left" type="xs:string" />
          <xs:element name="right" type="xs:string" />
        </xs:choice>
      </xs:complexType>
    </xs:schema>
  </types>
  <message name="newIn">
    <part name="parameters" element="tns:Get" />
  </message>
  <message name="newOut">
    <part name="parameters" element="tns:GetResponse" />
  </message>
  <message name="constructorIn">
    <part name="parameters" element="tns:Connection" />
  </message>
  <message name="constructorOut">
    <part name="parameters" element="tns:Connection" />
  </message>
  <message name="get-itIn">
    <part name="parameters" element="tns:Get" />
  </message>
  <message name="get-itOut">
    <part name="parameters" element="tns:GetResponse" />
  </message>
  <message name="thenIn">
    <part name="parameters" element="tns:Connection" />
  </message>
  <message name="thenOut">
    <part name="parameters" element="tns:GetResponse" />
  </message>
  <portType name="my.Names">
    <operation name="new">
      <input message="tns:newIn" />
      <output message="tns:newOut" />
    </operation>
    <operation name="constructor">
      <input message="tns:constructorIn" />
      <output message="tns:constructorOut" />
    </operation>
    <operation name="get-it">
      <input message="tns:get-itIn" />
      <output message="tns:get-itOut" />
    </operation>
    <operation name="then">
      <input message="tns:thenIn" />
      <output message="tns:thenOut" />
    </operation>
  </portType>
  <binding name="my.NamesSoap" type="tns:my.Names">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="new">
      <soap:operation soapAction="urn:new" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
    <operation name="constructor">
      <soap:operation soapAction="urn:constructor" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
    <operation name="get-it">
      <soap:operation soapAction="urn:get-it" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
    <operation name="then">
      <soap:operation soapAction="urn:then" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
  </binding>
  <service name="my.Names">
    <port name="my.NamesSoap" binding="tns:my.NamesSoap">
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
