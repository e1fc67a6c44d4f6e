import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';

export const requestNilRefused = defineRule({
  id: 'request-nil-refused',
  category: 'WIRE',
  summary: 'A request may no longer say nil',
  explanation:
    'Old clients send xsi:nil="true" for null (.NET does for every nillable value type); the service refuses it or reads an empty value.',
  remedy: 'Leave nillable="true" and treat nil as before.',
  spec: 'XML Schema 1.0 Structures, section 3.3.4',
  example: {
    of: 'request',
    before: '<s:element name="age" type="s:int" nillable="true"/>',
    after: '<s:element name="age" type="s:int"/>',
  },
  judges: {
    element({ place, old, new: replacement }, report) {
      if (place.direction !== 'request' || !old.nillable || replacement.nillable) return;
      report({
        old,
        new: replacement,
        component: componentOf(place),
        message: `clients of the old contract may send xsi:nil for ${describePlace(place)}; the new service does not take it`,
      });
    },
  },
});
