// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:ledger" targetNamespace="urn:ledger">
  <types>
    <xs:schema targetNamespace="urn:ledger" elementFormDefault="qualified">
      <xs:element name="Session" type="xs:string" />
      <xs:element name="Quota" type="xs:int" />
      <xs:element name="Book">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="amount" type="xs:decimal" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="BookResponse">
        <xs:complexType />
      </xs:element>
      <xs:element name="LimitExceeded">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="limit" type="xs:decimal" />
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="Closed" type="xs:date" />
    </xs:schema>
  </types>
  <message name="BookIn">
    <part name="parameters" element="tns:Book" />
    <part name="session" element="tns:Session" />
  </message>
  <message name="BookOut">
    <part name="parameters" element="tns:BookResponse" />
  </message>
  <message name="QuotaHeader">
    <part name="quota" element="tns:Quota" />
  </message>
  <message name="LimitExceeded">
    <part name="fault" element="tns:LimitExceeded" />
  </message>
  <message name="Closed">
    <part name="fault" element="tns:Closed" />
  </message>
  <message name="Busy">
    <part name="seconds" type="xs:int" />
  </message>
  <portType name="Ledger">
    <operation name="Book">
      <documentation>Books an amount.</documentation>
      <input message="tns:BookIn" />
      <output message="tns:BookOut" />
      <fault name="limit-exceeded" message="tns:LimitExceeded">
        <documentation>The account's limit would be passed.</documentation>
      </fault>
      <fault name="closed" message="tns:Closed" />
      <fault name="busy" message="tns:Busy" />
    </operation>
    <operation name="Note">
      <input message="tns:BookIn" />
    </operation>
  </portType>`,
  {
    ports: ['Ledger'],
    content: [
      `
  <binding name="Ledger" type="tns:Ledger">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Book">
      <soap:operation soapAction="urn:book" />
      <input>
        <soap:header message="tns:BookIn" part="session" use="literal" />
        <soap:body parts="parameters" use="literal" />
      </input>
      <output>
        <soap:header message="tns:QuotaHeader" part="quota" use="literal" />
        <soap:body use="literal" />
      </output>
      <fault name="limit-exceeded">
        <soap:fault name="limit-exceeded" use="literal" />
      </fault>
      <fault name="closed">
        <soap:fault name="closed" use="literal" />
      </fault>
    </operation>
    <operation name="Note">
      <soap:operation soapAction="urn:note" />
      <input>
        <soap:header message="tns:BookIn" part="session" use="literal" />
        <soap:body parts="parameters" use="literal" />
      </input>
    </operation>
  </binding>`,
    ],
  },
  {
    ports: ['Ledger12'],
    content: [
      `
  <binding name="Ledger12" type="tns:Ledger">
    <soap12:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Book">
      <soap12:operation soapAction="urn:book" />
      <input>
        <soap12:header message="tns:BookIn" part="session" use="literal" />
        <soap12:body parts="parameters" use="literal" />
      </input>
      <output>
        <soap12:header message="tns:QuotaHeader" part="quota" use="literal" />
        <soap12:body use="literal" />
      </output>
      <fault name="limit-exceeded">
        <soap12:fault name="limit-exceeded" use="literal" />
      </fault>
      <fault name="closed">
        <soap12:fault name="closed" use="literal" />
      </fault>
    </operation>
    <operation name="Note">
      <soap12:operation soapAction="urn:note" />
      <input>
        <soap12:header message="tns:BookIn" part="session" use="literal" />
        <soap12:body parts="parameters" use="literal" />
      </input>
    </operation>
  </binding>`,
    ],
  },
  `
  <service name="Ledger">
    <documentation>Keeps accounts.</documentation>`,
  {
    ports: ['Ledger'],
    content: [
      `
    <port name="Ledger" binding="tns:Ledger">
      <soap:address location="`,
      { hole: 'address' },
      `" />
    </port>`,
    ],
  },
  {
    ports: ['Ledger12'],
    content: [
      `
    <port name="Ledger12" binding="tns:Ledger12">
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
