import fc from 'fast-check';
import { Sampler } from '../../support/sample.js';
import { messageCodec } from '../../support/message-codec.js';

/** One of everything that document/literal contracts are made of. */
const schema = `
  <xs:simpleType name="Level"><xs:restriction base="xs:string"><xs:enumeration value="low"/><xs:enumeration value="high"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Code"><xs:restriction base="xs:token"><xs:pattern value="[A-Z]{2}-\\d{1,3}"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Percent"><xs:restriction base="xs:decimal"><xs:minInclusive value="0"/><xs:maxInclusive value="100"/><xs:fractionDigits value="2"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Levels"><xs:list itemType="t:Level"/></xs:simpleType>
  <xs:simpleType name="Mark"><xs:union memberTypes="xs:int t:Level"/></xs:simpleType>
  <xs:complexType name="Base"><xs:sequence><xs:element name="id" type="xs:long"/></xs:sequence><xs:attribute name="version" type="xs:int" default="1"/></xs:complexType>
  <xs:complexType name="Derived"><xs:complexContent><xs:extension base="t:Base"><xs:sequence>
    <xs:element name="child" type="t:Base" minOccurs="0" maxOccurs="3"/><xs:element name="when" type="xs:dateTime" nillable="true"/>
  </xs:sequence><xs:attribute name="code" type="t:Code" use="required"/></xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="Amount"><xs:simpleContent><xs:extension base="t:Percent"><xs:attribute name="unit" type="xs:NCName"/></xs:extension></xs:simpleContent></xs:complexType>
  <xs:element name="item" type="t:Base" abstract="true"/>
  <xs:element name="plain" type="t:Base" substitutionGroup="t:item"/>
  <xs:element name="fancy" type="t:Derived" substitutionGroup="t:item"/>
  <xs:element name="message"><xs:complexType><xs:sequence>
    <xs:element name="text" type="xs:string"/>
    <xs:element name="data" type="xs:base64Binary" minOccurs="0"/>
    <xs:element name="levels" type="t:Levels"/>
    <xs:element name="mark" type="t:Mark" maxOccurs="4"/>
    <xs:element name="amount" type="t:Amount" minOccurs="0"/>
    <xs:element name="name" type="xs:QName" minOccurs="0"/>
    <xs:choice><xs:element name="left" type="t:Base"/><xs:sequence><xs:element name="right" type="t:Derived"/><xs:element name="more" type="xs:boolean" minOccurs="0"/></xs:sequence></xs:choice>
    <xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="up" type="xs:double"/><xs:element name="down" type="xs:unsignedByte" nillable="true"/></xs:choice>
    <xs:sequence minOccurs="0" maxOccurs="unbounded"><xs:element name="key" form="unqualified" type="xs:string"/><xs:element name="open" minOccurs="0"/></xs:sequence>
    <xs:element ref="t:item" minOccurs="0" maxOccurs="unbounded"/>
    <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="2"/>
  </xs:sequence><xs:anyAttribute namespace="##other" processContents="lax"/></xs:complexType></xs:element>`;

const tolerant = messageCodec(schema);
const strict = messageCodec(schema, { strict: true });

test('what the writer writes, both readers give back', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const value = new Sampler(tolerant.descriptor, seed).message(tolerant.body);
      const xml = tolerant.write(value);
      expect(strict.write(value)).toBe(xml);
      expect(tolerant.read(xml)).toEqual(value);
      expect(strict.read(xml)).toEqual(value);
    }),
    { numRuns: 100, seed: 3 },
  );
});

test('what the writer writes is valid by the schema', () => {
  const documents = Array.from({ length: 200 }, (_, seed) =>
    tolerant.write(new Sampler(tolerant.descriptor, seed).message(tolerant.body)),
  );
  expect(tolerant.complaint(...documents)).toBeUndefined();
});

test('any text comes back, with what XML cannot carry replaced', () => {
  const codec = messageCodec(
    '<xs:element name="message"><xs:complexType><xs:sequence><xs:element name="t" type="xs:string"/></xs:sequence><xs:attribute name="a" type="xs:string"/></xs:complexType></xs:element>',
    { carriageReturn: 'reference' },
  );
  const carried = (text: string): string =>
    text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (t, a) => {
      expect(codec.read(codec.write({ t, $a: a }))).toEqual({ t: carried(t), $a: carried(a) });
    }),
    { numRuns: 300, seed: 3 },
  );
});
