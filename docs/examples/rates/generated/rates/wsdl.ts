// Generated from docs/examples/rates/Rates.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="UTF-8"?>
<!-- As public services of banks look: an .asmx contract, SOAP 1.1 alone, optional strings everywhere. -->
<wsdl:definitions targetNamespace="http://rates.example.com/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"
  xmlns:tns="http://rates.example.com/" xmlns:s="http://www.w3.org/2001/XMLSchema"
  xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/">
  <wsdl:types>
    <s:schema elementFormDefault="qualified" targetNamespace="http://rates.example.com/">
      <s:element name="GetRates">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="0" maxOccurs="1" name="base" type="s:string"/>
            <s:element minOccurs="1" maxOccurs="1" name="on" type="s:date"/>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="GetRatesResponse">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="0" maxOccurs="1" name="GetRatesResult" type="tns:ArrayOfRate"/>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:complexType name="ArrayOfRate">
        <s:sequence>
          <s:element minOccurs="0" maxOccurs="unbounded" name="Rate" nillable="true" type="tns:Rate"/>
        </s:sequence>
      </s:complexType>
      <s:complexType name="Rate">
        <s:sequence>
          <s:element minOccurs="0" maxOccurs="1" name="Currency" type="s:string"/>
          <s:element minOccurs="1" maxOccurs="1" name="Value" type="s:decimal"/>
        </s:sequence>
      </s:complexType>
    </s:schema>
  </wsdl:types>
  <wsdl:message name="GetRatesSoapIn"><wsdl:part name="parameters" element="tns:GetRates"/></wsdl:message>
  <wsdl:message name="GetRatesSoapOut"><wsdl:part name="parameters" element="tns:GetRatesResponse"/></wsdl:message>
  <wsdl:portType name="RatesSoap">
    <wsdl:operation name="GetRates">
      <wsdl:input message="tns:GetRatesSoapIn"/>
      <wsdl:output message="tns:GetRatesSoapOut"/>
    </wsdl:operation>
  </wsdl:portType>
  <wsdl:binding name="RatesSoap" type="tns:RatesSoap">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="GetRates">
      <soap:operation soapAction="http://rates.example.com/GetRates" style="document"/>
      <wsdl:input><soap:body use="literal"/></wsdl:input>
      <wsdl:output><soap:body use="literal"/></wsdl:output>
    </wsdl:operation>
  </wsdl:binding>
  <wsdl:service name="Rates">
    <wsdl:port name="RatesSoap" binding="tns:RatesSoap">
      <soap:address location="`,
  { hole: 'address' },
  `"/>
    </wsdl:port>
  </wsdl:service>
</wsdl:definitions>
`,
];

/** The documents it imports, served as `?xsd=N`. */
export const schemas: readonly (readonly DocumentPart[])[] = [];
