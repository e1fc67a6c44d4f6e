import { defineLintRule } from '../rule.js';

export const unionType = defineLintRule({
  id: 'union-type',
  level: 'note',
  summary: 'A value is of one of several types',
  explanation: 'wsdl.exe, svcutil, JAXB and gSOAP make text of a union and check nothing.',
  remedy: 'Nothing, or one type with a pattern.',
  spec: 'XML Schema 1.0 Structures, section 3.14',
  example: {
    right: '<s:restriction base="s:string"><s:enumeration value="open"/></s:restriction>',
    wrong: '<s:union memberTypes="s:int s:string"/>',
  },
  look(contract, report) {
    for (const union of contract.elements('schema', 'union')) report(union, 'a union of types');
  },
});
