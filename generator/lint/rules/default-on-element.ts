import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const defaultOnElement = defineLintRule({
  id: 'default-on-element',
  level: 'warning',
  summary: 'An element has a default value',
  explanation:
    'The default stands for an empty element, not for an absent one. wsdl.exe leaves out values equal to the default all the same, so the other side reads nothing; JAXB ignores it.',
  remedy: 'Leave the default to the service, and say so in the documentation.',
  spec: 'XML Schema 1.0 Structures, section 3.3.1',
  example: {
    right: '<s:element name="id" type="s:string"/>',
    wrong: '<s:element name="id" type="s:string" default="none"/>',
  },
  look(contract, report) {
    for (const element of contract.elements('schema', 'element')) {
      const value = valueOf(element, 'default');
      if (value !== undefined) report(element, `element ${valueOf(element, 'name') ?? ''} has the default "${value}"`);
    }
  },
});
