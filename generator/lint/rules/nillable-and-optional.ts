import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const nillableAndOptional = defineLintRule({
  id: 'nillable-and-optional',
  level: 'note',
  summary: 'An element may be absent and may be nil',
  explanation:
    'Absent, nil and empty are three messages for "nothing". JAXB wraps the property in JAXBElement to keep them apart; .NET and PHP treat absent and nil as one.',
  remedy: 'Choose one: minOccurs="0" is the lighter.',
  spec: 'XML Schema 1.0 Structures, section 3.3.1',
  example: {
    right: '<s:element name="id" type="s:string"/>',
    wrong:
      '<s:element name="id" type="s:string"/><s:element name="note" type="s:string" minOccurs="0" nillable="true"/>',
  },
  look(contract, report) {
    for (const element of contract.elements('schema', 'element')) {
      const nillable = ['true', '1'].includes(valueOf(element, 'nillable') ?? '');
      if (nillable && valueOf(element, 'minOccurs') === '0' && valueOf(element, 'maxOccurs') !== 'unbounded') {
        report(
          element,
          `element ${valueOf(element, 'name') ?? valueOf(element, 'ref') ?? ''} may be absent and may be nil`,
        );
      }
    }
  },
});
