import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const mixedContent = defineLintRule({
  id: 'mixed-content',
  level: 'warning',
  summary: 'A type mixes text and elements',
  explanation: 'svcutil cannot, JAXB makes a list of objects, PHP and gSOAP lose the text or its place.',
  remedy: 'Put the text into an element.',
  spec: 'XML Schema 1.0 Structures, section 3.4.2',
  example: { right: '<s:complexType name="Item">', wrong: '<s:complexType name="Item" mixed="true">' },
  look(contract, report) {
    for (const type of [
      ...contract.elements('schema', 'complexType'),
      ...contract.elements('schema', 'complexContent'),
    ]) {
      if (['true', '1'].includes(valueOf(type, 'mixed') ?? '')) report(type, 'text and elements are mixed');
    }
  },
});
