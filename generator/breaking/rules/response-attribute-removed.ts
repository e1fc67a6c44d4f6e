import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';
import { wasIn } from './build.js';

export const responseAttributeRemoved = defineRule({
  id: 'response-attribute-removed',
  category: 'SOURCE',
  summary: 'A response lost an optional attribute',
  explanation:
    'Old clients are used to its absence. Regenerated stubs have no property for it, so code that reads it does not compile.',
  remedy: 'Keep the attribute in the contract and leave it out of responses.',
  spec: 'XML Schema 1.0 Structures, section 3.5',
  example: {
    of: 'response type',
    before: '<s:complexType name="Order"><s:attribute name="currency" type="s:string"/></s:complexType>',
    after: '<s:complexType name="Order"/>',
  },
  judges: {
    attributes(pair, report) {
      if (pair.place.direction !== 'response') return;
      for (const attribute of pair.difference.removed.filter(({ required }) => !required)) {
        report({
          ...wasIn(pair, attribute),
          component: componentOf(pair.place, `@${attribute.name.localName}`),
          message: `callers that read attribute "${attribute.name.localName}" of ${describePlace(pair.place)} do not compile with regenerated stubs`,
        });
      }
    },
  },
});
