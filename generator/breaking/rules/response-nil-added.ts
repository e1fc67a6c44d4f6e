import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';

export const responseNilAdded = defineRule({
  id: 'response-nil-added',
  category: 'WIRE',
  summary: 'A response may say nil where old clients expect a value',
  explanation:
    'Old stubs fail to parse the empty element as a number or date, or hand null to code that never expected it.',
  remedy: 'Go on sending a value; leave an optional element out instead of sending nil.',
  spec: 'XML Schema 1.0 Structures, section 3.3.4',
  example: {
    of: 'response',
    before: '<s:element name="age" type="s:int"/>',
    after: '<s:element name="age" type="s:int" nillable="true"/>',
  },
  judges: {
    element({ place, old, new: replacement }, report) {
      if (place.direction !== 'response' || old.nillable || !replacement.nillable) return;
      report({
        old,
        new: replacement,
        component: componentOf(place),
        message: `the new service may send xsi:nil for ${describePlace(place)}; clients of the old contract expect a value`,
      });
    },
  },
});
