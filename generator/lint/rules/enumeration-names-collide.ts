import { attributeOf } from '../../source/xml-element.js';
import { defineLintRule } from '../rule.js';

export const enumerationNamesCollide = defineLintRule({
  id: 'enumeration-names-collide',
  level: 'warning',
  summary: 'Two enumeration values become one identifier',
  explanation:
    'Constants are named in capitals with underscores: values that differ in case or punctuation alone collide. wsimport leaves the enumeration out.',
  remedy: 'Use values that differ in letters.',
  spec: 'XML Schema 1.0 Datatypes, section 4.3.5 (JAXB 2, section 6.2.3)',
  example: {
    right: '<s:enumeration value="open"/>',
    wrong: '<s:enumeration value="open"/><s:enumeration value="OPEN"/>',
  },
  look(contract, report) {
    for (const restriction of contract.elements('schema', 'restriction')) {
      const seen = new Map<string, string>();
      for (const child of restriction.children.filter(({ name }) => name.localName === 'enumeration')) {
        const value = attributeOf(child, 'value')?.value ?? '';
        const key = value.replace(/[^\p{L}\p{N}]+/gu, '_').toUpperCase();
        const other = seen.get(key);
        if (other !== undefined && other !== value)
          report(child, `values "${other}" and "${value}" become one identifier`);
        seen.set(key, value);
      }
    }
  },
});
