import { codesOf, contractWithSchema } from '../../../support/understand.js';

test('accepts facets with room between them', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:simpleType name="A"><xs:restriction base="xs:string"><xs:minLength value="2"/><xs:maxLength value="2"/></xs:restriction></xs:simpleType>`,
      ),
    ),
  ).toEqual([]);
});

test('refuses facets that contradict those of the base', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:simpleType name="A"><xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType><xs:simpleType name="B"><xs:restriction base="tns:A"><xs:minLength value="4"/></xs:restriction></xs:simpleType>`,
      ),
    ),
  ).toEqual(['contradicting-facets']);
});

test('refuses more fraction digits than digits', () => {
  expect(
    codesOf(
      contractWithSchema(
        `<xs:simpleType name="A"><xs:restriction base="xs:decimal"><xs:totalDigits value="2"/><xs:fractionDigits value="3"/></xs:restriction></xs:simpleType>`,
      ),
    ),
  ).toEqual(['contradicting-facets']);
});
