import { messageCodec, tns } from '../../support/message-codec.js';

const message = (content: string, attributes = ''): string =>
  `<message xmlns="${tns}"${attributes}>${content}</message>`;
const schema = `
  <xs:simpleType name="Code"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{2}"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Small"><xs:restriction base="xs:int"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Color"><xs:restriction base="xs:token"><xs:enumeration value="red"/><xs:enumeration value="dark blue"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Either"><xs:union memberTypes="t:Small t:Code xs:boolean"/></xs:simpleType>
  <xs:element name="message"><xs:complexType><xs:sequence>
    <xs:element name="code" type="t:Code"/><xs:element name="small" type="t:Small" minOccurs="0" maxOccurs="2"/>
    <xs:element name="color" type="t:Color" minOccurs="0"/><xs:element name="either" type="t:Either" minOccurs="0"/>
  </xs:sequence></xs:complexType></xs:element>`;

const tolerant = messageCodec(schema);
const strict = messageCodec(schema, { strict: true });

test.each([
  ['another order', message('<small>1</small><code>AB</code>'), 'Misplaced element: small'],
  ['an unknown element', message('<code>AB</code><x/>'), 'Unknown element: x'],
  ['an element in another namespace', message('<code>AB</code><small xmlns="">1</small>'), 'Unknown element: small'],
  ['an unknown attribute', message('<code>AB</code>', ' x="1"'), 'Unknown attribute: x'],
  ['text between elements', message('<code>AB</code>text'), 'Text between elements'],
  ['too many', message('<code>AB</code><small>1</small><small>2</small><small>3</small>'), 'small'],
  ['a value against a pattern', message('<code>abc</code>'), 'Invalid value of element code: expected Code.'],
  ['a value out of bounds', message('<code>AB</code><small>10</small>'), 'expected Small, found "10"'],
])('strict mode refuses %s, which is tolerated otherwise', (_what, xml, complaint) => {
  expect(() => tolerant.read(xml)).not.toThrow();
  expect(() => strict.read(xml)).toThrow(complaint);
});

test('strict mode counts, and holds values to what is fixed', () => {
  const counted = `<xs:element name="message"><xs:complexType><xs:sequence>
    <xs:element name="pair" type="xs:int" minOccurs="2" maxOccurs="2"/><xs:element name="unit" type="xs:decimal" fixed="1.0"/>
  </xs:sequence><xs:attribute name="v" type="xs:int" fixed="1"/></xs:complexType></xs:element>`;
  const loose = messageCodec(counted);
  const exact = messageCodec(counted, { strict: true });
  const right = message('<pair>1</pair><pair>2</pair><unit>1.0</unit>', ' v="1"');
  expect(exact.read(right)).toEqual({ pair: [1, 2], unit: '1.0', $v: 1 });
  for (const wrong of [
    right.replace('<pair>1</pair>', ''),
    right.replace('1.0', '2'),
    right.replace('v="1"', 'v="2"'),
  ]) {
    expect(() => loose.read(wrong)).not.toThrow();
    expect(() => exact.read(wrong)).toThrow(expect.objectContaining({ name: 'ReadError' }));
  }
  expect(() => loose.write({ pair: [1, 2], unit: '2' })).toThrow(expect.objectContaining({ path: 'unit' }));
  expect(() => loose.write({ pair: [1, 2], unit: '1.0', $v: 2 })).toThrow(expect.objectContaining({ path: '$v' }));
  expect(() => loose.write({ pair: [1], unit: '1.0' })).toThrow(expect.objectContaining({ path: 'pair' }));
});

test('strict mode reads what is right', () => {
  const value = { code: 'AB', small: [1, 2], color: 'dark blue' };
  expect(strict.read(strict.write(value))).toEqual(value);
  expect(strict.read(message('\n  <code>AB</code>\n <!-- -->', ' xsi:schemaLocation="a b"'))).toEqual({ code: 'AB' });
});

test('strict mode does not write a value against a facet', () => {
  expect(() => strict.write({ code: 'abc' })).toThrow(expect.objectContaining({ path: 'code' }));
  expect(() => tolerant.write({ code: 'abc' })).not.toThrow();
});

test('enumerations hold in either mode, since the types promise them', () => {
  expect(tolerant.read(message('<code/><color> dark\n blue </color>'))).toEqual({ code: '', color: 'dark blue' });
  expect(() => tolerant.read(message('<code/><color>green</color>'))).toThrow(
    'Invalid value of element color: expected Color (red, dark blue).',
  );
  expect(() => tolerant.write({ code: '', color: 'green' })).toThrow(expect.objectContaining({ path: 'color' }));
});

test('the first member of a union that accepts a text reads it, facets counted', () => {
  const either = (text: string): unknown =>
    (tolerant.read(message(`<code/><either>${text}</either>`)) as { either: unknown }).either;
  expect(either(' 9 ')).toBe(9);
  expect(either('AB')).toBe('AB');
  expect(either('1')).toBe(1);
  expect(either(' true ')).toBe(true);
  expect(() => either('10')).toThrow(expect.objectContaining({ kind: 'invalid-value' }));
  for (const value of [9, 'AB', true])
    expect(tolerant.read(tolerant.write({ code: '', either: value }))).toEqual({ code: '', either: value });
});
