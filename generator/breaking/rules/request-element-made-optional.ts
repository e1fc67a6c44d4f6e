import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';

export const requestElementMadeOptional = defineRule({
  id: 'request-element-made-optional',
  category: 'ADDITION',
  summary: 'A request may lack an element that was required',
  explanation: 'Old clients go on sending it.',
  remedy: 'Nothing to do; the service must have an answer for its absence.',
  spec: 'XML Schema 1.0 Structures, section 3.9',
  example: {
    of: 'request',
    before: '<s:element name="id" type="s:int"/>',
    after: '<s:element name="id" type="s:int" minOccurs="0"/>',
  },
  judges: {
    content({ place, difference }, report) {
      if (place.direction !== 'request') return;
      for (const { old, new: replacement } of difference.both.filter((both) => both.new.min < both.old.min)) {
        report({
          old: old.particle,
          new: replacement.particle,
          component: componentOf(place, replacement.name.localName),
          message: `${describePlace(place)} may lack "${replacement.name.localName}" now`,
        });
      }
    },
  },
});
