import { isSchemaNamespace } from '../../source/namespaces.js';
import { attributeOf } from '../../source/xml-element.js';
import { namespaceOfValue, valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const untypedContent = defineLintRule({
  id: 'untyped-content',
  level: 'warning',
  summary: 'An element may hold anything',
  explanation:
    'Stubs give callers raw XML or an object of unknown type (XmlElement, Object, stdClass), and what they send depends on the toolkit.',
  remedy: 'Name a type, or a base type with derived ones.',
  spec: 'XML Schema 1.0 Structures, section 3.4.7',
  example: { right: '<s:element name="id" type="s:string"/>', wrong: '<s:element name="id" type="s:anyType"/>' },
  look(contract, report) {
    for (const element of contract.elements('schema', 'element')) {
      const type = attributeOf(element, 'type');
      const untyped = type !== undefined && /(^|:)any(Simple)?Type$/.test(type.value);
      if (untyped && isSchemaNamespace(namespaceOfValue(type, element) ?? ''))
        report(element, `element ${valueOf(element, 'name') ?? ''} is ${type.value}`);
    }
  },
});
