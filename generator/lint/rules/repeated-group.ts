import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const repeatedGroup = defineLintRule({
  id: 'repeated-group',
  level: 'warning',
  summary: 'A group of elements is repeated as a whole',
  explanation:
    'JAXB turns it into one list of mixed items, wsdl.exe into an Items array with an ItemsElementName beside it, PHP and node-soap lose which elements belong together.',
  remedy: 'Put the group into an element of its own, and repeat that.',
  spec: 'XML Schema 1.0 Structures, section 3.8',
  example: {
    right: '<s:complexType name="Item"><s:sequence>',
    wrong: '<s:complexType name="Item"><s:sequence maxOccurs="unbounded"><s:element name="key" type="s:string"/>',
  },
  look(contract, report) {
    for (const kind of ['sequence', 'choice', 'group']) {
      for (const group of contract.elements('schema', kind)) {
        const most = valueOf(group, 'maxOccurs') ?? '1';
        if (most === '0' || most === '1') continue;
        if (kind === 'sequence' && group.children.length < 2) continue;
        report(group, `${group.tag} is repeated (maxOccurs="${most}")`);
      }
    }
  },
});
