// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:choice" targetNamespace="urn:choice">
  <types>
    <xs:schema targetNamespace="urn:choice" elementFormDefault="qualified">
      <xs:element name="Pay">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="amount" type="xs:decimal" />
            <xs:choice>
              <xs:element name="card" type="tns:Card">
                <xs:annotation><xs:documentation>Paid at once.</xs:documentation></xs:annotation>
              </xs:element>
              <xs:sequence>
                <xs:element name="iban" type="xs:string" />
                <xs:element name="bic" type="xs:string" minOccurs="0" />
              </xs:sequence>
            </xs:choice>
            <xs:choice minOccurs="0">
              <xs:element name="email" type="xs:string" />
              <xs:element name="phone" type="xs:string" />
            </xs:choice>
            <xs:sequence minOccurs="0">
              <xs:element name="from" type="xs:date" />
              <xs:element name="to" type="xs:date" />
            </xs:sequence>
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:complexType name="Card">
        <xs:choice maxOccurs="unbounded">
          <xs:element name="number" type="xs:string" />
          <xs:element name="token" type="xs:string" />
        </xs:choice>
      </xs:complexType>
      <xs:element name="PayResponse" type="tns:Receipt" />
      <xs:complexType name="Receipt">
        <xs:sequence>
          <xs:sequence maxOccurs="unbounded">
            <xs:element name="key" type="xs:string" />
            <xs:element name="value" type="xs:string" />
          </xs:sequence>
          <xs:sequence minOccurs="0" maxOccurs="unbounded">
            <xs:element name="line" type="xs:string" />
          </xs:sequence>
          <xs:choice>
            <xs:element name="paid" type="xs:dateTime" />
            <xs:element name="due" type="xs:dateTime" />
          </xs:choice>
        </xs:sequence>
      </xs:complexType>
      <xs:element name="Wide" type="tns:Detailed" />
      <xs:complexType name="Detailed">
        <xs:complexContent>
          <xs:extension base="tns:Receipt">
            <xs:sequence>
              <xs:choice>
                <xs:element name="a1" type="xs:string" />
                <xs:element name="b1" type="xs:int" />
                <xs:element name="c1" type="xs:string" />
              </xs:choice>
              <xs:choice>
                <xs:element name="a2" type="xs:string" />
                <xs:element name="b2" type="xs:int" />
                <xs:element name="c2" type="xs:string" />
              </xs:choice>
              <xs:choice>
                <xs:element name="a3" type="xs:string" />
                <xs:element name="b3" type="xs:int" />
                <xs:element name="c3" type="xs:string" />
              </xs:choice>
              <xs:choice>
                <xs:element name="a4" type="xs:string" />
                <xs:element name="b4" type="xs:int" />
                <xs:element name="c4" type="xs:string" />
              </xs:choice>
              <xs:choice>
                <xs:element name="a5" type="xs:string" />
                <xs:element name="b5" type="xs:int" />
                <xs:element name="c5" type="xs:string" />
              </xs:choice>
              <xs:choice>
                <xs:element name="a6" type="xs:string" />
                <xs:element name="b6" type="xs:int" />
                <xs:element name="c6" type="xs:string" />
              </xs:choice>
            </xs:sequence>
          </xs:extension>
        </xs:complexContent>
      </xs:complexType>
    </xs:schema>
  </types>
  <message name="PayIn">
    <part name="parameters" element="tns:Pay" />
  </message>
  <message name="PayOut">
    <part name="parameters" element="tns:PayResponse" />
  </message>
  <message name="WidenIn">
    <part name="parameters" element="tns:Wide" />
  </message>
  <message name="WidenOut">
    <part name="parameters" element="tns:Wide" />
  </message>
  <portType name="Payments">
    <operation name="Pay">
      <input message="tns:PayIn" />
      <output message="tns:PayOut" />
    </operation>
    <operation name="Widen">
      <input message="tns:WidenIn" />
      <output message="tns:WidenOut" />
    </operation>
  </portType>
  <binding name="PaymentsSoap" type="tns:Payments">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Pay">
      <soap:operation soapAction="urn:Pay" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
    <operation name="Widen">
      <soap:operation soapAction="urn:Widen" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
  </binding>
  <service name="Payments">
    <port name="PaymentsSoap" binding="tns:PaymentsSoap">
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
