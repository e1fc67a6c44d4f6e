import { groupShape } from '../content/shape.js';
import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';
import { atCarrier } from './build.js';

export const contentRegrouped = defineRule({
  id: 'content-regrouped',
  category: 'SOURCE',
  summary: 'Choices or repeated groups are arranged otherwise',
  explanation:
    'Everything old peers send is still taken. Stubs turn a choice into alternatives and a repeated group into a list of objects, so the types that callers name change.',
  remedy: 'Leave the groups as they are.',
  spec: 'XML Schema 1.0 Structures, section 3.8.1',
  example: {
    of: 'request',
    before: '<s:choice><s:element name="a" type="s:int"/><s:element name="b" type="s:int"/></s:choice>',
    after:
      '<s:sequence><s:element name="a" type="s:int" minOccurs="0"/><s:element name="b" type="s:int" minOccurs="0"/></s:sequence>',
  },
  judges: {
    content(pair, report) {
      const { place, old, new: replacement, difference } = pair;
      if (old.kind !== 'elements' || replacement.kind !== 'elements' || difference.breaks.length > 0) return;
      const kept = new Set(difference.both.map((both) => both.new.name.localName));
      if (groupShape(old.particle, kept) === groupShape(replacement.particle, kept)) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `the groups in ${describePlace(place)} are arranged otherwise, and so are the types in regenerated stubs`,
      });
    },
  },
});
