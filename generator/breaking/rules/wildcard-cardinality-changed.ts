import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';
import { atCarrier } from './build.js';

export const wildcardCardinalityChanged = defineRule({
  id: 'wildcard-cardinality-changed',
  category: 'SOURCE',
  summary: 'Foreign elements come one at a time, or several',
  explanation:
    'Old messages are still taken. Stubs hold one foreign element as a value and several as a list, so callers that set or read it do not compile.',
  remedy: 'Leave maxOccurs of xs:any, and of the groups around it.',
  spec: 'XML Schema 1.0 Structures, section 3.10',
  example: {
    of: 'request',
    before: '<s:any processContents="lax" minOccurs="0"/>',
    after: '<s:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/>',
  },
  judges: {
    content(pair, report) {
      const { place, difference } = pair;
      const { old, new: replacement } = difference.wildcardMax;
      const [single, several] = place.direction === 'request' ? [old, replacement] : [replacement, old];
      if (single !== 1 || several <= 1) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place, 'xs:any'),
        message: `callers that ${place.direction === 'request' ? 'set' : 'read'} the foreign elements of ${describePlace(place)} do not compile with regenerated stubs: ${replacement > 1 ? 'they are a list' : 'it is one element'} now`,
      });
    },
  },
});
