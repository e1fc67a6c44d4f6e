import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';

export const requestElementBecameList = defineRule({
  id: 'request-element-became-list',
  category: 'SOURCE',
  summary: 'An element of a request may be repeated',
  explanation:
    'Old clients send one, which is still allowed. In regenerated stubs the property is a list, and callers that set a single value do not compile.',
  remedy: 'Add a second, repeatable element beside the first.',
  spec: 'XML Schema 1.0 Structures, section 3.9',
  example: {
    of: 'request',
    before: '<s:element name="line" type="s:string"/>',
    after: '<s:element name="line" type="s:string" maxOccurs="unbounded"/>',
  },
  judges: {
    content({ place, difference }, report) {
      if (place.direction !== 'request') return;
      for (const { old, new: replacement } of difference.both) {
        if (old.max > 1 || replacement.max <= 1) continue;
        report({
          old: old.particle,
          new: replacement.particle,
          component: componentOf(place, replacement.name.localName),
          message: `callers that set "${replacement.name.localName}" of ${describePlace(place)} do not compile with regenerated stubs: it is a list now`,
        });
      }
    },
  },
});
