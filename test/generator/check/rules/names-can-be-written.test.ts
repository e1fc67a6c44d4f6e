import { codesOf, contractWithSchema } from '../../../support/understand.js';

const type = (content: string): string => contractWithSchema(`<xs:complexType name="T">${content}</xs:complexType>`);
const element = (name: string): string =>
  type(`<xs:sequence><xs:element name="${name}" type="xs:string"/></xs:sequence>`);

test.each(['a', '_', 'a-1.b', 'größe', '名前', 'e\u0301'])('accepts %s', (name) => {
  expect(codesOf(element(name))).toEqual([]);
  expect(codesOf(type(`<xs:attribute name="${name}" type="xs:string"/>`))).toEqual([]);
});

test.each(['area:Code', '1st', '-a', 'two words', 'a/b', '\u0301e'])('warns of %s', (name) => {
  expect(codesOf(element(name))).toEqual(['invalid-name']);
  expect(codesOf(type(`<xs:attribute name="${name}" type="xs:string"/>`))).toEqual(['invalid-name']);
});

test('warns of a global element once, however often it is referred to', () => {
  const schema = `<xs:element name="a:b" type="xs:string"/>`;
  expect(codesOf(contractWithSchema(schema))).toEqual(['invalid-name']);
});
