import { codesOf, contractWithSchema } from '../../../support/understand.js';

test('accepts an element name twice, of one type', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:complexType name="A"><xs:sequence><xs:element name="a" type="xs:int"/><xs:element name="b" type="xs:int"/><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType>`,
      ),
    ),
  ).toEqual([]);
});

test('refuses an element name twice, of two types, in nested groups of an anonymous type', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:element name="E"><xs:complexType><xs:choice><xs:element name="a" type="xs:int"/><xs:sequence><xs:element name="b"/><xs:element name="a" type="xs:long"/></xs:sequence></xs:choice></xs:complexType></xs:element>`,
      ),
    ),
  ).toEqual(['inconsistent-elements']);
});
