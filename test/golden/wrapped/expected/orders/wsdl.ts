// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:orders" targetNamespace="urn:orders">
  <types>
    <xs:schema targetNamespace="urn:orders" elementFormDefault="qualified">
      <xs:element name="PlaceOrder">
        <xs:annotation>
          <xs:documentation>
            What a customer wants.

            The order is placed when the answer comes; */ ends nothing here.
          </xs:documentation>
        </xs:annotation>
        <xs:complexType>
          <xs:sequence>
            <xs:element name="customer" type="xs:string" />
            <xs:element name="priority" type="tns:Priority" default="normal" minOccurs="0">
              <xs:annotation><xs:documentation>How soon.</xs:documentation></xs:annotation>
            </xs:element>
            <xs:element name="item" maxOccurs="unbounded">
              <xs:complexType>
                <xs:sequence>
                  <xs:element name="product" type="xs:NMTOKEN" />
                  <xs:element name="quantity" type="xs:int" />
                  <xs:element name="note" type="xs:string" minOccurs="0" nillable="true" />
                </xs:sequence>
                <xs:attribute name="line" type="xs:unsignedShort" use="required" />
                <xs:attribute name="gift" type="xs:boolean" default="false" />
              </xs:complexType>
            </xs:element>
            <xs:element name="total" type="xs:decimal" nillable="true" />
            <xs:element name="withdrawn" type="xs:string" minOccurs="0" maxOccurs="0" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="PlaceOrderResponse">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="number" type="xs:long" />
            <xs:element name="due" type="xs:date" minOccurs="0" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="Ping">
        <xs:complexType />
      </xs:element>
      <xs:element name="PingResponse">
        <xs:complexType>
          <xs:sequence />
        </xs:complexType>
      </xs:element>
      <xs:simpleType name="Priority">
        <xs:restriction base="xs:string">
          <xs:enumeration value="normal" />
          <xs:enumeration value="express">
            <xs:annotation><xs:documentation>Within a day.</xs:documentation></xs:annotation>
          </xs:enumeration>
        </xs:restriction>
      </xs:simpleType>
    </xs:schema>
  </types>
  <message name="PlaceOrderIn">
    <part name="parameters" element="tns:PlaceOrder" />
  </message>
  <message name="PlaceOrderOut">
    <part name="parameters" element="tns:PlaceOrderResponse" />
  </message>
  <message name="PingIn">
    <part name="parameters" element="tns:Ping" />
  </message>
  <message name="PingOut">
    <part name="parameters" element="tns:PingResponse" />
  </message>
  <portType name="Orders">
    <operation name="PlaceOrder">
      <input message="tns:PlaceOrderIn" />
      <output message="tns:PlaceOrderOut" />
    </operation>
    <operation name="Ping">
      <input message="tns:PingIn" />
      <output message="tns:PingOut" />
    </operation>
  </portType>`,
  {
    ports: ['OrdersSoap'],
    content: [
      `
  <binding name="OrdersSoap" type="tns:Orders">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="PlaceOrder">
      <soap:operation soapAction="urn:PlaceOrder" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
    <operation name="Ping">
      <soap:operation soapAction="urn:Ping" />
      <input>
        <soap:body use="literal" />
      </input>
      <output>
        <soap:body use="literal" />
      </output>
    </operation>
  </binding>`,
    ],
  },
  {
    ports: ['OrdersSoap12'],
    content: [
      `
  <binding name="OrdersSoap12" type="tns:Orders">
    <soap12:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="PlaceOrder">
      <soap12:operation soapAction="urn:PlaceOrder" />
      <input>
        <soap12:body use="literal" />
      </input>
      <output>
        <soap12:body use="literal" />
      </output>
    </operation>
    <operation name="Ping">
      <soap12:operation soapAction="urn:Ping" />
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
  <service name="Orders">`,
  {
    ports: ['OrdersSoap'],
    content: [
      `
    <port name="OrdersSoap" binding="tns:OrdersSoap">
      <soap:address location="`,
      { hole: 'address' },
      `" />
    </port>`,
    ],
  },
  {
    ports: ['OrdersSoap12'],
    content: [
      `
    <port name="OrdersSoap12" binding="tns:OrdersSoap12">
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
