import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const substitutionGroup = defineLintRule({
  id: 'substitution-group',
  level: 'warning',
  summary: 'An element may stand for another one',
  explanation:
    'svcutil, wsdl.exe, PHP and zeep know the head element alone, so members are refused or dropped; JAXB wraps them in JAXBElement.',
  remedy: 'A choice that lists the elements, or types derived from one base.',
  spec: 'XML Schema 1.0 Structures, section 3.3.6',
  example: {
    right: '<s:element name="Lookup">',
    wrong:
      '<s:element name="Head" type="s:string"/><s:element name="Member" type="s:string" substitutionGroup="tns:Head"/><s:element name="Lookup">',
  },
  look(contract, report) {
    for (const element of contract.elements('schema', 'element')) {
      const head = valueOf(element, 'substitutionGroup');
      if (head !== undefined) report(element, `${valueOf(element, 'name') ?? 'an element'} may stand for ${head}`);
    }
  },
});
