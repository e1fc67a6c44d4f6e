import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';

export const elementDefaultChanged = defineRule({
  id: 'element-default-changed',
  category: 'WIRE',
  summary: 'An empty element means another value',
  explanation:
    'An element without content stands for its default. The two sides read another value into the same message, and nothing fails.',
  remedy: 'Keep the default; decide in the service when a caller wants the new one.',
  spec: 'XML Schema 1.0 Structures, section 3.3.1',
  example: {
    of: 'request',
    before: '<s:element name="limit" type="s:int" default="10"/>',
    after: '<s:element name="limit" type="s:int" default="100"/>',
  },
  judges: {
    element({ place, old, new: replacement }, report) {
      if (old.default === replacement.default) return;
      report({
        old,
        new: replacement,
        component: componentOf(place),
        message: `an empty element in ${describePlace(place)} meant ${quote(old.default)} and means ${quote(replacement.default)} now; the two sides read another value`,
      });
    },
  },
});

function quote(value: string | undefined): string {
  return value === undefined ? 'nothing' : `"${value}"`;
}
