import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';
import { atCarrier } from './build.js';

export const typeRenamed = defineRule({
  id: 'type-renamed',
  category: 'SOURCE',
  summary: 'A type has another name',
  explanation:
    'The name of a type is on the wire only in xsi:type and SOAP encoding. Stubs name their classes after it, so callers that name the class do not compile.',
  remedy: 'Keep the name.',
  spec: 'XML Schema 1.0 Structures, section 3.4.2',
  example: {
    of: 'request type',
    before: '<s:complexType name="Order"><s:sequence><s:element name="id" type="s:int"/></s:sequence></s:complexType>',
    after:
      '<s:complexType name="Purchase"><s:sequence><s:element name="id" type="s:int"/></s:sequence></s:complexType>',
  },
  judges: {
    type(pair, report) {
      const { place, old, new: replacement } = pair;
      if (old.kind === 'builtIn' || replacement.kind === 'builtIn') return;
      if (old.name?.localName === replacement.name?.localName) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `the type of ${describePlace(place)} was ${describeType(old)} and is ${describeType(replacement)} now, and so is the class in regenerated stubs`,
      });
    },
  },
});
