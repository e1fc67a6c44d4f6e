import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';

export const responseDerivedTypeRemoved = defineRule({
  id: 'response-derived-type-removed',
  category: 'SOURCE',
  summary: 'A response carries fewer derived types',
  explanation:
    'Old clients never see the type again, which does no harm. Regenerated stubs have no class for it, so code that looks for it does not compile.',
  remedy: 'Keep the type in the contract and stop sending it.',
  spec: 'XML Schema 1.0 Structures, section 2.6.1',
  example: {
    of: 'response type',
    before:
      '<s:complexType name="Shape"/><s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType>',
    after: '<s:complexType name="Shape"/>',
  },
  judges: {
    type({ place, derived, carrier }, report) {
      if (place.direction !== 'response') return;
      for (const type of derived.removed) {
        if (type.kind === 'builtIn') continue;
        report({
          old: type,
          new: carrier.new,
          component: componentOf(place, describeType(type)),
          message: `callers that look for ${describeType(type)} in ${describePlace(place)} do not compile with regenerated stubs`,
        });
      }
    },
  },
});
