import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const enumerationWithoutName = defineLintRule({
  id: 'enumeration-without-name',
  level: 'warning',
  summary: 'An enumeration value makes no identifier',
  explanation:
    'Stubs name a constant after each value. For an empty one, or one of signs alone, wsimport leaves the enumeration out, wsdl.exe writes Item, Item1, gSOAP numbers them.',
  remedy: 'Use words as values, or leave the element out where the empty value stood.',
  spec: 'XML Schema 1.0 Datatypes, section 4.3.5',
  example: { right: '<s:enumeration value="open"/>', wrong: '<s:enumeration value="open"/><s:enumeration value=""/>' },
  look(contract, report) {
    for (const value of contract.elements('schema', 'enumeration')) {
      const text = valueOf(value, 'value') ?? '';
      if (!/[\p{L}\p{N}]/u.test(text)) report(value, `enumeration value "${text}" makes no identifier`);
    }
  },
});
