/** Mixed content keeps to its content model, wherever the text stands (XML Schema 1.0 Structures, section 3.4.4). */
import { messageCodec } from '../../support/message-codec.js';
import { Sampler } from '../../support/sample.js';

const element = (name: string, rest = '') => `<xs:element name="${name}" type="xs:string"${rest}/>`;
const mixed = (content: string) =>
  `<xs:element name="message"><xs:complexType mixed="true">${content}</xs:complexType></xs:element>`;
const schema = mixed(
  `<xs:sequence>${element('a')}<xs:choice maxOccurs="2">${element('b')}${element('c')}</xs:choice>${element('d', ' minOccurs="0"')}</xs:sequence>`,
);
const tolerant = messageCodec(schema);
const strict = messageCodec(schema, { strict: true });

test('children in the order of the model are written and read, text anywhere', () => {
  const value = { $$content: ['x', { a: '1' }, 'y', { c: '2' }, { b: '3' }, 'z'] };
  const xml = tolerant.write(value);
  expect(xml).toBe('<message xmlns="urn:test">x<a>1</a>y<c>2</c><b>3</b>z</message>');
  expect([tolerant.read(xml), strict.read(xml)]).toEqual([value, value]);
});

test.each([
  [
    'one that is missing',
    [{ a: '1' }, 'text'],
    '$$content does not fit its content model: Missing element: choice in the content.',
  ],
  ['one too early', [{ b: '1' }, { a: '2' }], '$$content[0].b may not stand there by its content model.'],
  [
    'one too many',
    [{ a: '1' }, { b: '2' }, { b: '3' }, { b: '4' }],
    '$$content[3].b may not stand there by its content model.',
  ],
])('the writer refuses %s', (_what, $$content, message) => {
  expect(() => tolerant.write({ $$content })).toThrow(message);
});

test('the strict reader refuses what does not fit, the tolerant one keeps it', () => {
  const missing = '<t:message><t:a>1</t:a> text</t:message>';
  const early = '<t:message><t:b>1</t:b><t:a>2</t:a></t:message>';
  expect(() => strict.read(missing)).toThrow('Missing');
  expect(() => strict.read(early)).toThrow('Misplaced element: b');
  expect(tolerant.read(missing)).toEqual({ $$content: [{ a: '1' }, ' text'] });
  expect(tolerant.read(early)).toEqual({ $$content: [{ b: '1' }, { a: '2' }] });
});

test('an extension continues the model of its base', () => {
  const codec = messageCodec(`
    <xs:complexType name="Base" mixed="true"><xs:sequence>${element('a')}</xs:sequence></xs:complexType>
    <xs:element name="message"><xs:complexType><xs:complexContent mixed="true"><xs:extension base="t:Base">
      <xs:sequence>${element('b')}</xs:sequence></xs:extension></xs:complexContent></xs:complexType></xs:element>`);
  expect(codec.write({ $$content: [{ a: '1' }, { b: '2' }] })).toContain('<a>1</a><b>2</b>');
  expect(() => codec.write({ $$content: [{ a: '1' }] })).toThrow('Missing element: b');
  expect(() => codec.write({ $$content: [{ b: '1' }] })).toThrow('$$content[0].b may not stand there');
});

test('where any child may come any number of times there is no model to keep', () => {
  const codec = messageCodec(
    mixed(`<xs:choice minOccurs="0" maxOccurs="unbounded">${element('a')}${element('b')}</xs:choice>`),
  );
  expect(JSON.stringify(codec.descriptor)).not.toContain('"model"');
  expect(codec.write({})).toBe('<message xmlns="urn:test" />');
});

test('what is drawn of any model is valid by the schema and comes back', () => {
  const codec = messageCodec(`
    <xs:element name="head" type="xs:string" abstract="true"/><xs:element name="one" type="xs:string" substitutionGroup="t:head"/>
    ${mixed(`<xs:sequence><xs:element ref="t:head" maxOccurs="2"/><xs:sequence minOccurs="0" maxOccurs="3">${element('a')}${element('b', ' minOccurs="2" maxOccurs="2"')}</xs:sequence>
      <xs:any namespace="##other" processContents="lax"/></xs:sequence>`)}`);
  const values = Array.from({ length: 40 }, (_, seed) => new Sampler(codec.descriptor, seed).message(codec.body));
  const documents = values.map((value) => codec.write(value));
  expect(codec.complaint(...documents)).toBeUndefined();
  expect(documents.map((document) => codec.read(document))).toEqual(values);
});
