// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:simple" targetNamespace="urn:simple">
  <types>
    <xs:schema targetNamespace="urn:simple" elementFormDefault="qualified">
      <xs:simpleType name="Size">
        <xs:union memberTypes="xs:int tns:Named">
          <xs:simpleType>
            <xs:restriction base="xs:token">
              <xs:enumeration value="unknown" />
            </xs:restriction>
          </xs:simpleType>
        </xs:union>
      </xs:simpleType>
      <xs:simpleType name="Named">
        <xs:restriction base="xs:NMTOKEN">
          <xs:enumeration value="small" />
          <xs:enumeration value="large" />
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="OnlySmall">
        <xs:restriction base="tns:Named">
          <xs:enumeration value="small" />
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="Sizes">
        <xs:list itemType="tns:Size" />
      </xs:simpleType>
      <xs:simpleType name="FewSizes">
        <xs:restriction base="tns:Sizes">
          <xs:maxLength value="3" />
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="Level">
        <xs:restriction base="xs:int">
          <xs:enumeration value="1" />
          <xs:enumeration value="+02" />
          <xs:enumeration value="-3" />
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="BigLevel">
        <xs:restriction base="xs:integer">
          <xs:enumeration value="9007199254740993" />
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="Rate">
        <xs:restriction base="xs:decimal">
          <xs:enumeration value="7.70" />
          <xs:enumeration value="8.1" />
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="Code">
        <xs:annotation><xs:documentation>Three letters.</xs:documentation></xs:annotation>
        <xs:restriction base="xs:string">
          <xs:pattern value="[A-Z]{3}" />
        </xs:restriction>
      </xs:simpleType>
      <xs:element name="All">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="size" type="tns:Size" />
            <xs:element name="onlySmall" type="tns:OnlySmall" />
            <xs:element name="sizes" type="tns:FewSizes" maxOccurs="2" />
            <xs:element name="level" type="tns:Level" />
            <xs:element name="bigLevel" type="tns:BigLevel" />
            <xs:element name="rate" type="tns:Rate" />
            <xs:element name="code" type="tns:Code" />
            <xs:element name="inline">
              <xs:simpleType>
                <xs:restriction base="xs:string">
                  <xs:maxLength value="5" />
                </xs:restriction>
              </xs:simpleType>
            </xs:element>
            <xs:element name="colour">
              <xs:simpleType>
                <xs:restriction base="xs:string">
                  <xs:enumeration value="red" />
                  <xs:enumeration value="green" />
                </xs:restriction>
              </xs:simpleType>
            </xs:element>
            <xs:element name="anySimpleType" type="xs:anySimpleType" />
            <xs:element name="boolean" type="xs:boolean" />
            <xs:element name="float" type="xs:float" />
            <xs:element name="double" type="xs:double" />
            <xs:element name="byte" type="xs:byte" />
            <xs:element name="short" type="xs:short" />
            <xs:element name="int" type="xs:int" />
            <xs:element name="long" type="xs:long" />
            <xs:element name="unsignedByte" type="xs:unsignedByte" />
            <xs:element name="unsignedShort" type="xs:unsignedShort" />
            <xs:element name="unsignedInt" type="xs:unsignedInt" />
            <xs:element name="unsignedLong" type="xs:unsignedLong" />
            <xs:element name="integer" type="xs:integer" />
            <xs:element name="nonNegativeInteger" type="xs:nonNegativeInteger" />
            <xs:element name="positiveInteger" type="xs:positiveInteger" />
            <xs:element name="nonPositiveInteger" type="xs:nonPositiveInteger" />
            <xs:element name="negativeInteger" type="xs:negativeInteger" />
            <xs:element name="decimal" type="xs:decimal" />
            <xs:element name="dateTime" type="xs:dateTime" />
            <xs:element name="date" type="xs:date" />
            <xs:element name="time" type="xs:time" />
            <xs:element name="duration" type="xs:duration" />
            <xs:element name="gYear" type="xs:gYear" />
            <xs:element name="gYearMonth" type="xs:gYearMonth" />
            <xs:element name="gMonth" type="xs:gMonth" />
            <xs:element name="gMonthDay" type="xs:gMonthDay" />
            <xs:element name="gDay" type="xs:gDay" />
            <xs:element name="base64Binary" type="xs:base64Binary" />
            <xs:element name="hexBinary" type="xs:hexBinary" />
            <xs:element name="QName" type="xs:QName" />
            <xs:element name="anyURI" type="xs:anyURI" />
            <xs:element name="language" type="xs:language" />
            <xs:element name="Name" type="xs:Name" />
            <xs:element name="NCName" type="xs:NCName" />
            <xs:element name="ID" type="xs:ID" />
            <xs:element name="IDREF" type="xs:IDREF" />
            <xs:element name="IDREFS" type="xs:IDREFS" />
            <xs:element name="NMTOKEN" type="xs:NMTOKEN" />
            <xs:element name="NMTOKENS" type="xs:NMTOKENS" />
            <xs:element name="ENTITY" type="xs:ENTITY" />
            <xs:element name="ENTITIES" type="xs:ENTITIES" />
            <xs:element name="normalizedString" type="xs:normalizedString" />
            <xs:element name="token" type="xs:token" />
            <xs:element name="string" type="xs:string" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="Colours">
        <xs:simpleType>
          <xs:list itemType="xs:NMTOKEN" />
        </xs:simpleType>
      </xs:element>
    </xs:schema>
  </types>
  <message name="EchoIn">
    <part name="parameters" element="tns:All" />
  </message>
  <message name="EchoOut">
    <part name="parameters" element="tns:All" />
  </message>
  <message name="PaintIn">
    <part name="parameters" element="tns:Colours" />
  </message>
  <message name="PaintOut">
    <part name="parameters" element="tns:Colours" />
  </message>
  <portType name="Simple">
    <operation name="Echo">
      <input message="tns:EchoIn" />
      <output message="tns:EchoOut" />
    </operation>
    <operation name="Paint">
      <input message="tns:PaintIn" />
      <output message="tns:PaintOut" />
    </operation>
  </portType>
  <binding name="SimpleSoap" type="tns:Simple">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Echo">
      <soap:operation soapAction="urn:Echo" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
    <operation name="Paint">
      <soap:operation soapAction="urn:Paint" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
  </binding>
  <service name="Simple">
    <port name="SimpleSoap" binding="tns:SimpleSoap">
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
