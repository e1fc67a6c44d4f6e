import { defineRule } from '../rule.js';
import { wasIn } from './build.js';
import { componentOf, describePlace } from '../side.js';

export const attributeDefaultChanged = defineRule({
  id: 'attribute-default-changed',
  category: 'WIRE',
  summary: 'An absent attribute means another value',
  explanation:
    'An attribute that is left out stands for its default. The two sides read another value into the same message, and nothing fails.',
  remedy: 'Keep the default; decide in the service when a caller wants the new one.',
  spec: 'XML Schema 1.0 Structures, section 3.2.1',
  example: {
    of: 'request type',
    before: '<s:complexType name="Order"><s:attribute name="currency" type="s:string" default="EUR"/></s:complexType>',
    after: '<s:complexType name="Order"><s:attribute name="currency" type="s:string" default="USD"/></s:complexType>',
  },
  judges: {
    attributes(pair, report) {
      if (pair.place.direction !== 'response') return;
      for (const attribute of pair.difference.removed) {
        if (attribute.default === undefined || attribute.required) continue;
        report({
          ...wasIn(pair, attribute),
          component: componentOf(pair.place, `@${attribute.name.localName}`),
          message: `clients of the old contract go on reading "${attribute.default}" for attribute "${attribute.name.localName}" of ${describePlace(pair.place)}, which the new service never sends`,
        });
      }
    },
    attribute({ place, old, new: replacement }, report) {
      if (old.default === replacement.default || old.required) return;
      report({
        old,
        new: replacement,
        component: componentOf(place),
        message: `leaving out ${describePlace(place)} meant ${quote(old.default)} and means ${quote(replacement.default)} now; the two sides read another value`,
      });
    },
  },
});

function quote(value: string | undefined): string {
  return value === undefined ? 'nothing' : `"${value}"`;
}
