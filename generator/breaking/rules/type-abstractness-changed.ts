import type { TypeDefinition } from '../../model/model.js';
import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';
import { atCarrier } from './build.js';

export const typeAbstractnessChanged = defineRule({
  id: 'type-abstractness-changed',
  category: 'SOURCE',
  summary: 'A type became abstract, or concrete, where messages do not show it',
  explanation:
    'Old messages are still understood: a response that carries derived types only, a request that may carry the base as well. Stubs make an abstract class of the type, or a union of its derived types, so code that makes or names the class does not compile.',
  remedy: 'Leave abstract as it was.',
  spec: 'XML Schema 1.0 Structures, section 3.4.2',
  example: {
    of: 'response type',
    before:
      '<s:complexType name="Shape"/><s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType>',
    after:
      '<s:complexType name="Shape" abstract="true"/><s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType>',
  },
  judges: {
    type(pair, report) {
      const { place, old, new: replacement } = pair;
      if (isAbstract(old) === isAbstract(replacement)) return;
      // The other two combinations are seen on the wire.
      if (isAbstract(replacement) !== (place.direction === 'response')) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `${describeType(replacement)} in ${describePlace(place)} ${isAbstract(replacement) ? 'became' : 'is no longer'} abstract: code that makes or names its class does not compile with regenerated stubs`,
      });
    },
  },
});

function isAbstract(type: TypeDefinition): boolean {
  return type.kind === 'complexType' && type.abstract;
}
