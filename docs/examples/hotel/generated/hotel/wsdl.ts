// Generated from docs/examples/hotel/Hotel.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="UTF-8"?>
<!-- A reservation system: a session in a SOAP header, a choice, derived types, declared faults, and a search by HTTP GET. -->
<definitions name="Hotel" targetNamespace="http://hotel.example.com/reservations"
  xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:tns="http://hotel.example.com/reservations"
  xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
  xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/">
  <types>
    <xs:schema targetNamespace="http://hotel.example.com/reservations" elementFormDefault="qualified">
      <xs:complexType name="Room" abstract="true">
        <xs:sequence>
          <xs:element name="number" type="xs:int"/>
          <xs:element name="price" type="xs:decimal"/>
        </xs:sequence>
      </xs:complexType>
      <xs:complexType name="Single">
        <xs:complexContent>
          <xs:extension base="tns:Room">
            <xs:sequence>
              <xs:element name="desk" type="xs:boolean"/>
            </xs:sequence>
          </xs:extension>
        </xs:complexContent>
      </xs:complexType>
      <xs:complexType name="Suite">
        <xs:complexContent>
          <xs:extension base="tns:Room">
            <xs:sequence>
              <xs:element name="beds" type="xs:int" maxOccurs="unbounded"/>
            </xs:sequence>
          </xs:extension>
        </xs:complexContent>
      </xs:complexType>
      <xs:complexType name="Rooms">
        <xs:sequence>
          <xs:element name="room" type="tns:Room" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence>
      </xs:complexType>
      <xs:element name="Rooms" type="tns:Rooms"/>
      <xs:element name="Session" type="xs:string"/>
      <xs:element name="FindRooms">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="night" type="xs:date"/>
            <xs:element name="guests" type="xs:int"/>
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="Reserve">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="room" type="xs:int"/>
            <xs:element name="night" type="xs:date"/>
            <xs:choice>
              <xs:element name="card" type="xs:string"/>
              <xs:element name="invoiceTo" type="xs:string"/>
            </xs:choice>
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="ReserveResponse">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="confirmation" type="xs:string"/>
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="Taken">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="free" type="xs:int" minOccurs="0" maxOccurs="unbounded"/>
          </xs:sequence>
        </xs:complexType>
      </xs:element>
    </xs:schema>
  </types>`,
  {
    ports: ['HotelSoap'],
    content: [
      `

  <message name="FindRoomsInput"><part name="parameters" element="tns:FindRooms"/></message>
  <message name="FindRoomsOutput"><part name="parameters" element="tns:Rooms"/></message>`,
    ],
  },
  {
    ports: ['HotelHttpGet'],
    content: [
      `
  <message name="FindRoomsGetInput">
    <part name="night" type="xs:date"/>
    <part name="guests" type="xs:int"/>
  </message>
  <message name="FindRoomsGetOutput"><part name="Body" element="tns:Rooms"/></message>`,
    ],
  },
  {
    ports: ['HotelSoap'],
    content: [
      `
  <message name="ReserveInput">
    <part name="parameters" element="tns:Reserve"/>
    <part name="session" element="tns:Session"/>
  </message>
  <message name="ReserveOutput"><part name="parameters" element="tns:ReserveResponse"/></message>
  <message name="TakenFault"><part name="fault" element="tns:Taken"/></message>

  <portType name="HotelSoap">
    <operation name="FindRooms">
      <documentation>The rooms that are free on a night and have a bed for every guest.</documentation>
      <input message="tns:FindRoomsInput"/>
      <output message="tns:FindRoomsOutput"/>
    </operation>
    <operation name="Reserve">
      <documentation>Reserves a room for one night. Needs a session.</documentation>
      <input message="tns:ReserveInput"/>
      <output message="tns:ReserveOutput"/>
      <fault name="Taken" message="tns:TakenFault"/>
    </operation>
  </portType>`,
    ],
  },
  {
    ports: ['HotelHttpGet'],
    content: [
      `
  <portType name="HotelHttpGet">
    <operation name="FindRooms">
      <input message="tns:FindRoomsGetInput"/>
      <output message="tns:FindRoomsGetOutput"/>
    </operation>
  </portType>`,
    ],
  },
  {
    ports: ['HotelSoap'],
    content: [
      `

  <binding name="HotelSoap" type="tns:HotelSoap">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="FindRooms">
      <soap:operation soapAction="http://hotel.example.com/reservations/FindRooms"/>
      <input><soap:body use="literal"/></input>
      <output><soap:body use="literal"/></output>
    </operation>
    <operation name="Reserve">
      <soap:operation soapAction="http://hotel.example.com/reservations/Reserve"/>
      <input>
        <soap:header message="tns:ReserveInput" part="session" use="literal"/>
        <soap:body parts="parameters" use="literal"/>
      </input>
      <output><soap:body use="literal"/></output>
      <fault name="Taken"><soap:fault name="Taken" use="literal"/></fault>
    </operation>
  </binding>`,
    ],
  },
  {
    ports: ['HotelHttpGet'],
    content: [
      `
  <binding name="HotelHttpGet" type="tns:HotelHttpGet">
    <http:binding verb="GET"/>
    <operation name="FindRooms">
      <http:operation location="/FindRooms"/>
      <input><http:urlEncoded/></input>
      <output><mime:mimeXml part="Body"/></output>
    </operation>
  </binding>`,
    ],
  },
  `

  <service name="Hotel">`,
  {
    ports: ['HotelSoap'],
    content: [
      `
    <port name="HotelSoap" binding="tns:HotelSoap">
      <soap:address location="`,
      { hole: 'address' },
      `"/>
    </port>`,
    ],
  },
  {
    ports: ['HotelHttpGet'],
    content: [
      `
    <port name="HotelHttpGet" binding="tns:HotelHttpGet">
      <http:address location="`,
      { hole: 'address' },
      `"/>
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
