import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';

export const attributeFixedChanged = defineRule({
  id: 'attribute-fixed-changed',
  category: 'WIRE',
  summary: 'An attribute has another fixed value, or one side has none',
  explanation: 'A fixed value is the only one the reader takes, and what it reads when the attribute is absent.',
  remedy: 'Keep the fixed value, or drop it from requests only.',
  spec: 'XML Schema 1.0 Structures, section 3.2.4',
  example: {
    of: 'request type',
    before: '<s:complexType name="Order"><s:attribute name="version" type="s:string" fixed="1"/></s:complexType>',
    after: '<s:complexType name="Order"><s:attribute name="version" type="s:string" fixed="2"/></s:complexType>',
  },
  judges: {
    attribute({ place, old, new: replacement, writer, reader }, report) {
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
