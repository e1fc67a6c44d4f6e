import { messageCodec } from '../../support/message-codec.js';

describe('an element of xs:anyType', () => {
  const { read, write, complaint } = messageCodec(`
    <xs:element name="message"><xs:complexType><xs:sequence>
      <xs:element name="value" type="xs:anyType" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>
    <xs:complexType name="Host"><xs:sequence><xs:element name="name" type="xs:string"/></xs:sequence></xs:complexType>
    <xs:complexType name="BigHost"><xs:complexContent><xs:extension base="t:Host"><xs:sequence>
      <xs:element name="cores" type="t:Cores"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
    <xs:simpleType name="Cores"><xs:restriction base="xs:int"><xs:maxInclusive value="64"/></xs:restriction></xs:simpleType>
    <xs:complexType name="ArrayOfHost"><xs:sequence>
      <xs:element name="host" type="t:Host" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>`);

  test.each([
    [{ $$type: 'Host', name: 'one' }],
    [{ $$type: 'BigHost', name: 'two', cores: 8 }],
    [{ $$type: 'ArrayOfHost', host: [{ name: 'one' }, { $$type: 'BigHost', name: 'two', cores: 8 }] }],
  ])('holds a type of the contract that nothing else mentions: %j', (value) => {
    const xml = write({ value });
    expect(complaint(xml)).toBeUndefined();
    expect(read(xml)).toEqual({ value });
  });

  test('is read as a simple type of the contract', () => {
    expect(read('<t:message><t:value xsi:type="t:Cores">8</t:value></t:message>')).toEqual({ value: 8 });
  });
});

describe('an enumeration of QNames', () => {
  const { read, write, complaint } = messageCodec(`
    <xs:element name="message"><xs:complexType><xs:sequence><xs:element name="code" type="t:Code"/></xs:sequence></xs:complexType></xs:element>
    <xs:simpleType name="Code"><xs:restriction base="xs:QName">
      <xs:enumeration value="t:NotFound"/><xs:enumeration value=" xs:string "/></xs:restriction></xs:simpleType>`);
  const message = (code: string): string =>
    `<t:message xmlns:other="urn:test" xmlns:wrong="urn:wrong"><t:code>${code}</t:code></t:message>`;

  test('compares expanded names, whatever their prefix', () => {
    expect(read(message('other:NotFound'))).toEqual({ code: '{urn:test}NotFound' });
    expect(read(message('xs:string'))).toEqual({ code: '{http://www.w3.org/2001/XMLSchema}string' });
    expect(() => read(message('wrong:NotFound'))).toThrow(expect.objectContaining({ kind: 'invalid-value' }));
  });

  test('is written with a prefix that means the same', () => {
    const xml = write({ code: '{urn:test}NotFound' });
    expect(complaint(xml)).toBeUndefined();
    expect(read(xml)).toEqual({ code: '{urn:test}NotFound' });
    expect(() => write({ code: '{urn:wrong}NotFound' })).toThrow(expect.objectContaining({ path: 'code' }));
  });
});

test('a wildcard with an empty list of namespaces lets nothing in', () => {
  const schema = `<xs:element name="message"><xs:complexType><xs:sequence>
    <xs:any namespace="" minOccurs="0" processContents="skip"/></xs:sequence></xs:complexType></xs:element>`;
  const { read, write, complaint } = messageCodec(schema, { strict: true });
  const full = '<t:message><plain xmlns=""/></t:message>';
  expect(complaint(full.replace('<t:message>', '<t:message xmlns:t="urn:test">'))).toContain('plain');
  expect(() => read(full)).toThrow('plain');
  expect(() => write({ $$any: { namespace: '', name: 'plain' } })).toThrow('namespace that may not stand here');
  expect(read('<t:message/>')).toEqual({});
});
