import { codesOf, contractWithSchema } from '../../../support/understand.js';

test('accepts an attribute that a restriction narrows', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:complexType name="A"><xs:attribute name="a" type="xs:string"/></xs:complexType><xs:complexType name="B"><xs:complexContent><xs:restriction base="tns:A"><xs:attribute name="a" type="xs:token"/></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
    ),
  ).toEqual([]);
});

test('refuses an attribute twice in one type', () => {
  expect(
    codesOf(
      contractWithSchema(`<xs:complexType name="A"><xs:attribute name="a"/><xs:attribute name="a"/></xs:complexType>`),
    ),
  ).toEqual(['duplicate-attribute']);
});

test('refuses an attribute that an attribute group brings again', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:attributeGroup name="G"><xs:attribute name="a"/></xs:attributeGroup><xs:complexType name="A"><xs:attribute name="a"/><xs:attributeGroup ref="tns:G"/></xs:complexType>`,
      ),
    ),
  ).toEqual(['duplicate-attribute']);
});

test('refuses an attribute that an extension declares again, two steps up', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:complexType name="A"><xs:attribute name="a"/></xs:complexType><xs:complexType name="B"><xs:complexContent><xs:extension base="tns:A"/></xs:complexContent></xs:complexType><xs:complexType name="C"><xs:complexContent><xs:extension base="tns:B"><xs:attribute name="a"/></xs:extension></xs:complexContent></xs:complexType>`,
      ),
    ),
  ).toEqual(['duplicate-attribute']);
});
