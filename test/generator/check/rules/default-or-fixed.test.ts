import { codesOf, contractWithSchema } from '../../../support/understand.js';

test('accepts one of the two', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:element name="A" type="xs:int" default="1"/><xs:element name="B" type="xs:int" fixed="1"/>`,
      ),
    ),
  ).toEqual([]);
});

test('refuses both on a local element', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:complexType name="T"><xs:sequence><xs:element name="a" default="1" fixed="2"/></xs:sequence></xs:complexType>`,
      ),
    ),
  ).toEqual(['default-and-fixed']);
});

test('refuses both on an attribute', () => {
  expect(
    codesOf(
      contractWithSchema(`<xs:complexType name="T"><xs:attribute name="a" default="1" fixed="2"/></xs:complexType>`),
    ),
  ).toEqual(['default-and-fixed']);
});
