import { isSchemaNamespace } from '../../source/namespaces.js';
import { attributeOf } from '../../source/xml-element.js';
import { namespaceOfValue, valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const numberWithoutBounds = defineLintRule({
  id: 'number-without-bounds',
  level: 'note',
  summary: 'A whole number has no bounds',
  explanation:
    'xs:integer and its kin have any number of digits: .NET makes strings of them, JAXB BigInteger, PHP floats that lose digits.',
  remedy: 'xs:int or xs:long, when these are enough.',
  spec: 'XML Schema 1.0 Datatypes, section 3.3.13',
  example: { right: '<s:element name="id" type="s:string"/>', wrong: '<s:element name="id" type="s:integer"/>' },
  look(contract, report) {
    for (const element of [...contract.elements('schema', 'element'), ...contract.elements('schema', 'attribute')]) {
      const type = attributeOf(element, 'type');
      if (type === undefined || !unbounded.test(type.value)) continue;
      if (isSchemaNamespace(namespaceOfValue(type, element) ?? ''))
        report(element, `${valueOf(element, 'name') ?? ''} is ${type.value}, a number of any length`);
    }
  },
});

const unbounded = /(^|:)(integer|nonNegativeInteger|positiveInteger|nonPositiveInteger|negativeInteger)$/;
