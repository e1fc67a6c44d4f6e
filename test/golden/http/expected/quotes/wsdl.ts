// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:http" targetNamespace="urn:http">
  <types>
    <xs:schema targetNamespace="urn:http" elementFormDefault="qualified">
      <xs:element name="quote" type="xs:decimal" />
    </xs:schema>
  </types>
  <message name="QuoteIn">
    <part name="symbol" type="xs:string" />
    <part name="currency" type="xs:string" />
  </message>
  <message name="QuoteOut">
    <part name="Body" element="tns:quote" />
  </message>
  <message name="LogoIn">
    <part name="symbol" type="xs:string" />
  </message>
  <message name="LogoOut">
    <part name="image" type="xs:base64Binary" />
  </message>
  <portType name="Quotes">
    <operation name="Quote">
      <input message="tns:QuoteIn" />
      <output message="tns:QuoteOut" />
    </operation>
    <operation name="Logo">
      <input message="tns:LogoIn" />
      <output message="tns:LogoOut" />
    </operation>
  </portType>`,
  {
    ports: ['QuotesGet'],
    content: [
      `
  <binding name="QuotesGet" type="tns:Quotes">
    <http:binding verb="GET" />
    <operation name="Quote">
      <http:operation location="/quote" />
      <input>
        <http:urlEncoded />
      </input>
      <output>
        <mime:mimeXml part="Body" />
      </output>
    </operation>
    <operation name="Logo">
      <http:operation location="/logo/(symbol).png" />
      <input>
        <http:urlReplacement />
      </input>
      <output>
        <mime:content part="image" type="image/png" />
      </output>
    </operation>
  </binding>`,
    ],
  },
  {
    ports: ['QuotesPost'],
    content: [
      `
  <binding name="QuotesPost" type="tns:Quotes">
    <http:binding verb="POST" />
    <operation name="Quote">
      <http:operation location="/quote" />
      <input>
        <mime:content type="application/x-www-form-urlencoded" />
      </input>
      <output>
        <mime:mimeXml part="Body" />
      </output>
    </operation>
  </binding>`,
    ],
  },
  `
  <service name="Quotes">`,
  {
    ports: ['QuotesGet'],
    content: [
      `
    <port name="QuotesGet" binding="tns:QuotesGet">
      <http:address location="`,
      { hole: 'address' },
      `" />
    </port>`,
    ],
  },
  {
    ports: ['QuotesPost'],
    content: [
      `
    <port name="QuotesPost" binding="tns:QuotesPost">
      <http:address location="`,
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
