/** Schemas that contracts use and nobody ships with them: those of toolkits' own types. In our words, for our parser. */

const xmlSoap = `
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://xml.apache.org/xml-soap"
           xmlns:tns="http://xml.apache.org/xml-soap">
  <xs:complexType name="Map">
    <xs:sequence>
      <xs:element name="item" type="tns:mapItem" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="mapItem">
    <xs:sequence>
      <xs:element name="key" type="xs:anyType" nillable="true"/>
      <xs:element name="value" type="xs:anyType" nillable="true"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="Vector">
    <xs:sequence>
      <xs:element name="item" type="xs:anyType" nillable="true" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="Element">
    <xs:sequence>
      <xs:any minOccurs="0" processContents="lax"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="Document">
    <xs:sequence>
      <xs:any minOccurs="0" processContents="lax"/>
    </xs:sequence>
  </xs:complexType>
  <xs:simpleType name="DataHandler">
    <xs:restriction base="xs:base64Binary"/>
  </xs:simpleType>
</xs:schema>`;

/** Texts by target namespace. */
export const standardSchemas: ReadonlyMap<string, string> = new Map([['http://xml.apache.org/xml-soap', xmlSoap]]);
