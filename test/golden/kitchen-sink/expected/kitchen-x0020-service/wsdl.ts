// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<!-- One contract with one of everything: how constructs meet. -->
<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:tns="http://example.org/kitchen/" xmlns:p="http://example.org/pantry/" targetNamespace="http://example.org/kitchen/">
  <wsdl:documentation>A kitchen that takes orders.</wsdl:documentation>
  <wsdl:import namespace="http://example.org/kitchen/" location="`,
  { hole: 'schema', index: 0 },
  `" />
  <wsdl:types>
    <s:schema targetNamespace="http://example.org/pantry/" elementFormDefault="qualified" attributeFormDefault="qualified">
      <s:simpleType name="Unit">
        <s:restriction base="s:token">
          <s:enumeration value="g" />
          <s:enumeration value="ml" />
        </s:restriction>
      </s:simpleType>
      <s:complexType name="Amount">
        <s:simpleContent>
          <s:extension base="s:decimal">
            <s:attribute name="unit" type="p:Unit" use="required" />
          </s:extension>
        </s:simpleContent>
      </s:complexType>
      <s:attributeGroup name="Tracked">
        <s:attribute name="lot" type="s:string" />
        <s:attribute name="best-before" type="s:date" />
      </s:attributeGroup>
      <s:complexType name="Ingredient" abstract="true">
        <s:sequence>
          <s:element name="name" type="s:string" />
          <s:element name="amount" type="p:Amount" minOccurs="0" nillable="true" />
        </s:sequence>
        <s:attributeGroup ref="p:Tracked" />
      </s:complexType>
      <s:complexType name="Spice">
        <s:complexContent>
          <s:extension base="p:Ingredient">
            <s:sequence>
              <s:element name="heat" type="s:unsignedByte" default="0" minOccurs="0" />
            </s:sequence>
          </s:extension>
        </s:complexContent>
      </s:complexType>
      <s:complexType name="Mixture">
        <s:complexContent>
          <s:extension base="p:Ingredient">
            <s:sequence>
              <s:element name="part" type="p:Ingredient" minOccurs="2" maxOccurs="unbounded" />
            </s:sequence>
          </s:extension>
        </s:complexContent>
      </s:complexType>
      <s:element name="step" type="s:string" abstract="true" />
      <s:element name="cook" type="s:duration" />
      <s:element name="stir" type="p:Stir" />
      <s:complexType name="Stir">
        <s:attribute name="times" type="s:positiveInteger" />
      </s:complexType>
    </s:schema>
    <s:schema targetNamespace="http://example.org/kitchen/" elementFormDefault="qualified">
      <s:import namespace="http://example.org/pantry/" />
      <s:group name="Where">
        <s:choice>
          <s:element name="table" type="s:int" />
          <s:sequence>
            <s:element name="street" type="s:string" />
            <s:element name="city" type="s:string" />
          </s:sequence>
        </s:choice>
      </s:group>
      <s:element name="Cook">
        <s:complexType>
          <s:sequence>
            <s:element name="dish" type="tns:Dish" maxOccurs="unbounded" />
            <s:group ref="tns:Where" />
            <s:element name="tags" minOccurs="0">
              <s:simpleType>
                <s:list itemType="s:NMTOKEN" />
              </s:simpleType>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:complexType name="Dish">
        <s:sequence>
          <s:element name="recipe" type="tns:Recipe" />
          <s:element name="ingredient" type="p:Ingredient" minOccurs="0" maxOccurs="unbounded" />
          <s:element name="side" type="tns:Dish" minOccurs="0" />
          <s:any namespace="##other" processContents="lax" minOccurs="0" />
        </s:sequence>
        <s:anyAttribute namespace="##other" processContents="lax" />
      </s:complexType>
      <s:complexType name="Recipe" mixed="true">
        <s:choice minOccurs="0" maxOccurs="unbounded">
          <s:element ref="p:cook" />
          <s:element ref="p:stir" />
        </s:choice>
      </s:complexType>
      <s:element name="CookResponse">
        <s:complexType>
          <s:sequence>
            <s:element name="CookResult" type="s:string" minOccurs="0" />
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="Rename">
        <s:complexType>
          <s:sequence>
            <s:element name="from" type="s:string" minOccurs="0" />
            <s:element name="to" type="tns:ArrayOfString" minOccurs="0" />
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:complexType name="ArrayOfString">
        <s:sequence>
          <s:element name="string" type="s:string" minOccurs="0" maxOccurs="unbounded" nillable="true" />
        </s:sequence>
      </s:complexType>
      <s:element name="RenameResponse">
        <s:complexType>
          <s:sequence>
            <s:element name="RenameResult" type="s:int" />
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="int" type="s:int" />
      <s:element name="Burnt" type="p:Amount" />
      <s:element name="Waiter" type="s:string" />
    </s:schema>
  </wsdl:types>`,
  {
    ports: ['KitchenSoap'],
    content: [
      `
  <wsdl:portType name="KitchenSoap">
    <wsdl:operation name="Cook">
      <wsdl:documentation>Cooks dishes.</wsdl:documentation>
      <wsdl:input message="tns:CookSoapIn" />
      <wsdl:output message="tns:CookSoapOut" />
      <wsdl:fault name="Burnt" message="tns:Burnt" />
    </wsdl:operation>
    <wsdl:operation name="Rename">
      <wsdl:input message="tns:RenameSoapIn" />
      <wsdl:output message="tns:RenameSoapOut" />
    </wsdl:operation>
    <wsdl:operation name="Hurry">
      <wsdl:input message="tns:Hurry" />
    </wsdl:operation>
  </wsdl:portType>`,
    ],
  },
  {
    ports: ['KitchenHttpGet'],
    content: [
      `
  <wsdl:portType name="KitchenHttpGet">
    <wsdl:operation name="Rename">
      <wsdl:input message="tns:RenameHttpGetIn" />
      <wsdl:output message="tns:RenameHttpGetOut" />
    </wsdl:operation>
  </wsdl:portType>`,
    ],
  },
  {
    ports: ['KitchenSoap'],
    content: [
      `
  <wsdl:binding name="KitchenSoap" type="tns:KitchenSoap">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <wsdl:operation name="Cook">
      <soap:operation soapAction="http://example.org/kitchen/Cook" />
      <wsdl:input>
        <soap:body use="literal" />
        <soap:header message="tns:Waiter" part="waiter" use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal" />
      </wsdl:output>
      <wsdl:fault name="Burnt">
        <soap:fault name="Burnt" use="literal" />
      </wsdl:fault>
    </wsdl:operation>
    <wsdl:operation name="Rename">
      <soap:operation soapAction="http://example.org/kitchen/Rename" />
      <wsdl:input>
        <soap:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="Hurry">
      <soap:operation soapAction="http://example.org/kitchen/Hurry" style="rpc" />
      <wsdl:input>
        <soap:body use="literal" namespace="http://example.org/kitchen/" />
      </wsdl:input>
    </wsdl:operation>
  </wsdl:binding>`,
    ],
  },
  {
    ports: ['KitchenHttpGet'],
    content: [
      `
  <wsdl:binding name="KitchenHttpGet" type="tns:KitchenHttpGet">
    <http:binding verb="GET" />
    <wsdl:operation name="Rename">
      <http:operation location="/Rename" />
      <wsdl:input>
        <http:urlEncoded />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>`,
    ],
  },
  `
  <wsdl:service name="Kitchen_x0020_Service">`,
  {
    ports: ['KitchenSoap'],
    content: [
      `
    <wsdl:port name="KitchenSoap" binding="tns:KitchenSoap">
      <soap:address location="`,
      { hole: 'address' },
      `" />
    </wsdl:port>`,
    ],
  },
  {
    ports: ['KitchenHttpGet'],
    content: [
      `
    <wsdl:port name="KitchenHttpGet" binding="tns:KitchenHttpGet">
      <http:address location="`,
      { hole: 'address' },
      `" />
    </wsdl:port>`,
    ],
  },
  `
  </wsdl:service>
</wsdl:definitions>
`,
];

/** The documents it imports, served as `?xsd=N`. */
export const schemas: readonly (readonly DocumentPart[])[] = [
  [
    `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:tns="http://example.org/kitchen/" targetNamespace="http://example.org/kitchen/">`,
    {
      ports: ['KitchenSoap'],
      content: [
        `
  <wsdl:message name="CookSoapIn">
    <wsdl:part name="parameters" element="tns:Cook" />
  </wsdl:message>
  <wsdl:message name="CookSoapOut">
    <wsdl:part name="parameters" element="tns:CookResponse" />
  </wsdl:message>
  <wsdl:message name="Burnt">
    <wsdl:part name="fault" element="tns:Burnt" />
  </wsdl:message>
  <wsdl:message name="Waiter">
    <wsdl:part name="waiter" element="tns:Waiter" />
  </wsdl:message>
  <wsdl:message name="RenameSoapIn">
    <wsdl:part name="parameters" element="tns:Rename" />
  </wsdl:message>
  <wsdl:message name="RenameSoapOut">
    <wsdl:part name="parameters" element="tns:RenameResponse" />
  </wsdl:message>`,
      ],
    },
    {
      ports: ['KitchenHttpGet'],
      content: [
        `
  <wsdl:message name="RenameHttpGetIn">
    <wsdl:part name="from" type="s:string" />
    <wsdl:part name="to" type="tns:ArrayOfString" />
  </wsdl:message>
  <wsdl:message name="RenameHttpGetOut">
    <wsdl:part name="Body" element="tns:int" />
  </wsdl:message>`,
      ],
    },
    {
      ports: ['KitchenSoap'],
      content: [
        `
  <wsdl:message name="Hurry">
    <wsdl:part name="table" type="s:int" />
    <wsdl:part name="why" type="s:string" />
  </wsdl:message>`,
      ],
    },
    `
</wsdl:definitions>
`,
  ],
];
