// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:soapenc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:rpc" targetNamespace="urn:rpc">
  <types>
    <xs:schema targetNamespace="urn:rpc" >
      <xs:complexType name="Point">
        <xs:all>
          <xs:element name="x" type="xs:int" />
          <xs:element name="y" type="xs:int" />
        </xs:all>
      </xs:complexType>
      <xs:complexType name="Points">
        <xs:complexContent>
          <xs:restriction base="soapenc:Array">
            <xs:attribute ref="soapenc:arrayType" wsdl:arrayType="tns:Point[]" />
          </xs:restriction>
        </xs:complexContent>
      </xs:complexType>
    </xs:schema>
  </types>
  <message name="MoveRequest">
    <part name="point" type="tns:Point" />
    <part name="by" type="xs:float" />
  </message>
  <message name="MoveResponse">
    <part name="moved" type="tns:Point" />
    <part name="trail" type="tns:Points" />
  </message>
  <message name="ResetRequest" />
  <message name="ResetResponse" />
  <portType name="Plane">
    <operation name="Move" parameterOrder="point by">
      <input message="tns:MoveRequest" />
      <output message="tns:MoveResponse" />
    </operation>
    <operation name="Reset">
      <input message="tns:ResetRequest" />
      <output message="tns:ResetResponse" />
    </operation>
  </portType>
  <binding name="Plane" type="tns:Plane">
    <soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http" />
    <operation name="Move">
      <soap:operation soapAction="" />
      <input>
        <soap:body use="encoded" namespace="urn:rpc" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/" />
      </input>
      <output>
        <soap:body use="encoded" namespace="urn:rpc" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/" />
      </output>
    </operation>
    <operation name="Reset">
      <soap:operation soapAction="" />
      <input>
        <soap:body use="encoded" namespace="urn:rpc" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/" />
      </input>
      <output>
        <soap:body use="encoded" namespace="urn:rpc" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/" />
      </output>
    </operation>
  </binding>
  <service name="PlaneService">
    <port name="Plane" binding="tns:Plane">
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
