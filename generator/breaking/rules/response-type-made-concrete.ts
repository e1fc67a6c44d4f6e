import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';
import { atCarrier } from './build.js';

export const responseTypeMadeConcrete = defineRule({
  id: 'response-type-made-concrete',
  category: 'WIRE',
  summary: 'A type in a response is no longer abstract',
  explanation:
    'The service may send the type itself, without xsi:type; old stubs cannot make an object of a type they hold to be abstract.',
  remedy: 'Leave the type abstract and send a derived one.',
  spec: 'XML Schema 1.0 Structures, section 3.4.4',
  example: {
    of: 'response type',
    before:
      '<s:complexType name="Shape" abstract="true"/><s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType>',
    after:
      '<s:complexType name="Shape"/><s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType>',
  },
  judges: {
    type(pair, report) {
      const { place, old, new: replacement } = pair;
      if (place.direction !== 'response' || old.kind !== 'complexType' || !old.abstract) return;
      if (replacement.kind === 'complexType' && replacement.abstract) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `${describeType(replacement)} is no longer abstract; the new service may send it as it is in ${describePlace(place)}, which clients of the old contract cannot read`,
      });
    },
  },
});
