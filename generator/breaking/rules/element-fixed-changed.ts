import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';

export const elementFixedChanged = defineRule({
  id: 'element-fixed-changed',
  category: 'WIRE',
  summary: 'An element has another fixed value, or one side has none',
  explanation:
    'A fixed value is the only one the reader takes. When the writer may send another, validating peers refuse it.',
  remedy: 'Keep the fixed value, or drop it from requests only.',
  spec: 'XML Schema 1.0 Structures, section 3.3.4',
  example: {
    of: 'request',
    before: '<s:element name="version" type="s:string" fixed="1"/>',
    after: '<s:element name="version" type="s:string" fixed="2"/>',
  },
  judges: {
    element({ place, old, new: replacement, writer, reader }, report) {
      if (reader.fixed === undefined || reader.fixed === writer.fixed) return;
      report({
        old,
        new: replacement,
        component: componentOf(place),
        message: `${describePlace(place)} may be ${writer.fixed === undefined ? 'any value' : `"${writer.fixed}"`} by the writer and only "${reader.fixed}" by the reader`,
      });
    },
  },
});
