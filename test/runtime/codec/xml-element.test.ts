import { messageCodec, tns } from '../../support/message-codec.js';

const message = (content: string): string => `<message xmlns="${tns}">${content}</message>`;

describe('a wildcard', () => {
  const codec = messageCodec(`<xs:element name="message"><xs:complexType><xs:sequence>
    <xs:element name="a" type="xs:string" minOccurs="0"/>
    <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType></xs:element>`);

  test('keeps elements whole: names, attributes, text and children in order', () => {
    const xml = message(
      `<a>1</a><p:x xmlns:p="urn:p" b="2" p:c="&lt;3&gt;" xml:lang="en">t<y xmlns="urn:y"/> <p:z>&amp;</p:z></p:x>`,
    );
    const value = {
      a: '1',
      $$any: [
        {
          namespace: 'urn:p',
          name: 'x',
          attributes: { b: '2', '{urn:p}c': '<3>', '{http://www.w3.org/XML/1998/namespace}lang': 'en' },
          children: ['t', { namespace: 'urn:y', name: 'y' }, ' ', { namespace: 'urn:p', name: 'z', children: ['&'] }],
        },
      ],
    };
    expect(codec.read(xml)).toEqual(value);
    expect(codec.read(codec.write(value))).toEqual(value);
    expect(codec.complaint(codec.write(value))).toBeUndefined();
  });

  test('keeps what prefixes in values mean', () => {
    const xml = message(`<x xmlns="urn:x" xmlns:p="urn:p" xsi:type="p:T">p:value</x>`);
    const value = codec.read(xml);
    expect(value).toMatchObject({ $$any: [{ prefixes: { p: 'urn:p' } }] });
    const written = codec.write(value);
    expect(written).toContain('xmlns:p="urn:p"');
    expect(codec.read(written)).toEqual(value);
  });

  test('lets in the namespaces it names and no others', () => {
    expect(codec.read(message('<own/><none xmlns=""/>'))).toEqual({});
    expect(() => codec.write({ $$any: [{ namespace: tns, name: 'own' }] })).toThrow('may not stand here');
  });

  test.each([
    ['no element', 'text'],
    ['a name with a blank', { namespace: 'u', name: 'a b' }],
    ['a name that would open another element', { namespace: 'u', name: 'a><b' }],
    ['an attribute name with a quote', { namespace: 'u', name: 'a', attributes: { 'b="c" d': '' } }],
    ['an attribute that is no text', { namespace: 'u', name: 'a', attributes: { b: 1 } }],
    ['a child that is neither text nor element', { namespace: 'u', name: 'a', children: [5] }],
    ['a prefix with a quote', { namespace: 'u', name: 'a', prefixes: { 'p="x" q': 'u' } }],
    ['a prefix that is reserved', { namespace: 'u', name: 'a', prefixes: { xmlns: 'u' } }],
  ])('does not write %s', (_what, value) => {
    expect(() => codec.write({ $$any: [value] })).toThrow(expect.objectContaining({ name: 'WriteError' }));
  });

  test('escapes namespaces', () => {
    expect(codec.write({ $$any: [{ namespace: 'u"><x', name: 'a' }] })).toBe(message('<a xmlns="u&quot;&gt;&lt;x" />'));
  });
});

describe('xs:anyType', () => {
  const codec = messageCodec(`
    <xs:complexType name="T"><xs:sequence><xs:element name="n" type="xs:int"/></xs:sequence></xs:complexType>
    <xs:element name="message"><xs:complexType><xs:sequence>
      <xs:element name="v" maxOccurs="unbounded"/><xs:element name="t" type="t:T" minOccurs="0"/>
    </xs:sequence></xs:complexType></xs:element>`);

  test('carries every kind of value and gives it back', () => {
    const inner = { namespace: 'urn:i', name: 'i', children: ['x'] };
    const value = {
      v: [
        'text',
        '',
        true,
        5,
        -1.5,
        Infinity,
        -0,
        2n ** 70n,
        new Uint8Array([1, 2]),
        null,
        { $$type: 'T', n: 1 },
        { namespace: tns, name: 'v', children: [inner] },
      ],
    };
    const xml = codec.write(value);
    expect(codec.read(xml)).toEqual(value);
    expect(xml).toContain('<v xsi:type="xsd:int">5</v>');
    expect(xml).toContain('<v xsi:type="T"><n>1</n></v>');
  });

  test('is text where nothing says otherwise, and checked where something does', () => {
    expect(codec.read(message('<v> 5 </v><v xsi:type="xs:date">2024-01-01</v>'))).toEqual({ v: [' 5 ', '2024-01-01'] });
    expect(() => codec.read(message('<v xsi:type="xs:int">five</v>'))).toThrow(
      expect.objectContaining({ kind: 'invalid-value' }),
    );
  });

  test.each([[{}], [[1]], [undefined], [Symbol('x')], [{ $$type: 'toString' }]])('does not write %p', (value) => {
    expect(() => codec.write({ v: [value] })).toThrow(expect.objectContaining({ path: 'v[0]' }));
  });
});

describe('mixed content', () => {
  const codec =
    messageCodec(`<xs:element name="message"><xs:complexType mixed="true"><xs:choice minOccurs="0" maxOccurs="unbounded">
    <xs:element name="b" type="xs:string"/><xs:element name="n" type="xs:int"/><xs:any namespace="##other" processContents="lax"/>
  </xs:choice><xs:attribute name="id" type="xs:string"/></xs:complexType></xs:element>`);

  test('is text and children in order', () => {
    const x = { namespace: 'urn:x', name: 'x' };
    const value = { $id: '1', $$content: ['a ', { b: 'bold' }, { b: '' }, ' & ', { n: 5 }, { $$any: x }, 'end'] };
    const xml = codec.write(value);
    expect(xml).toBe(
      `<message id="1" xmlns="${tns}">a <b>bold</b><b /> &amp; <n>5</n><x xmlns="urn:x" />end</message>`,
    );
    expect(codec.read(xml)).toEqual(value);
    expect(codec.complaint(xml)).toBeUndefined();
  });

  test('joins text around comments', () => {
    expect(codec.read(message('a<!-- -->b<![CDATA[c]]>'))).toEqual({ $$content: ['abc'] });
    expect(codec.read(message(''))).toEqual({ $$content: [] });
  });

  test.each([[{ b: '1', n: 2 }], [{ z: '1' }], [{}], [5], [{ n: 'five' }]])('does not write %j', (item) => {
    expect(() => codec.write({ $$content: [item] })).toThrow(
      expect.objectContaining({ path: expect.stringMatching(/^\$\$content\[0\]/) }),
    );
  });
});
