import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';

export const responseElementMadeRequired = defineRule({
  id: 'response-element-made-required',
  category: 'ADDITION',
  summary: 'A response promises an element that was optional',
  explanation: 'Old clients go on checking whether it is there.',
  remedy: 'Nothing to do.',
  spec: 'XML Schema 1.0 Structures, section 3.9',
  example: {
    of: 'response',
    before: '<s:element name="id" type="s:int" minOccurs="0"/>',
    after: '<s:element name="id" type="s:int"/>',
  },
  judges: {
    content({ place, difference }, report) {
      if (place.direction !== 'response') return;
      for (const { old, new: replacement } of difference.both.filter((both) => both.new.min > both.old.min)) {
        report({
          old: old.particle,
          new: replacement.particle,
          component: componentOf(place, replacement.name.localName),
          message: `${describePlace(place)} always carries "${replacement.name.localName}" now`,
        });
      }
    },
  },
});
