import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';

export const responseListBecameElement = defineRule({
  id: 'response-list-became-element',
  category: 'SOURCE',
  summary: 'An element of a response is no longer repeated',
  explanation:
    'Old clients read a list with one item. In regenerated stubs the property is a single value, and callers that go through the list do not compile.',
  remedy: 'Leave maxOccurs, and send one.',
  spec: 'XML Schema 1.0 Structures, section 3.9',
  example: {
    of: 'response',
    before: '<s:element name="line" type="s:string" maxOccurs="unbounded"/>',
    after: '<s:element name="line" type="s:string"/>',
  },
  judges: {
    content({ place, difference }, report) {
      if (place.direction !== 'response') return;
      for (const { old, new: replacement } of difference.both) {
        if (old.max <= 1 || replacement.max > 1) continue;
        report({
          old: old.particle,
          new: replacement.particle,
          component: componentOf(place, replacement.name.localName),
          message: `callers that go through "${replacement.name.localName}" of ${describePlace(place)} do not compile with regenerated stubs: it is a single value now`,
        });
      }
    },
  },
});
