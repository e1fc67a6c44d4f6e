import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';
import { atCarrier } from './build.js';

export const requestTypeMadeAbstract = defineRule({
  id: 'request-type-made-abstract',
  category: 'WIRE',
  summary: 'A type in a request became abstract',
  explanation:
    'Old clients send the type itself, without xsi:type; the service cannot tell which derived type is meant.',
  remedy: 'Leave the type concrete.',
  spec: 'XML Schema 1.0 Structures, section 3.4.4',
  example: {
    of: 'request type',
    before:
      '<s:complexType name="Shape"/><s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType>',
    after:
      '<s:complexType name="Shape" abstract="true"/><s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType>',
  },
  judges: {
    type(pair, report) {
      const { place, old, new: replacement } = pair;
      if (place.direction !== 'request' || replacement.kind !== 'complexType' || !replacement.abstract) return;
      if (old.kind === 'complexType' && old.abstract) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `${describeType(replacement)} became abstract; clients of the old contract send it as it is in ${describePlace(place)}`,
      });
    },
  },
});
