import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';
import { wasIn } from './build.js';

export const responseElementRemoved = defineRule({
  id: 'response-element-removed',
  category: 'SOURCE',
  summary: 'A response lost an optional element',
  explanation:
    'Old clients are used to its absence. Regenerated stubs have no property for it, so code that reads it does not compile.',
  remedy: 'Keep the element in the contract, optional, and leave it out of responses.',
  spec: 'XML Schema 1.0 Structures, section 3.9',
  example: {
    of: 'response',
    before: '<s:element name="id" type="s:int"/><s:element name="note" type="s:string" minOccurs="0"/>',
    after: '<s:element name="id" type="s:int"/>',
  },
  judges: {
    content(pair, report) {
      if (pair.place.direction !== 'response') return;
      const named = pair.difference.breaks.flatMap((one) => (one.kind === 'renamed' ? [one.reader] : []));
      for (const use of pair.difference.removed.filter(({ min }) => min === 0)) {
        if (named.some((one) => one.name === use.name)) continue;
        report({
          ...wasIn(pair, use.particle),
          component: componentOf(pair.place, use.name.localName),
          message: `callers that read "${use.name.localName}" of ${describePlace(pair.place)} do not compile with regenerated stubs`,
        });
      }
    },
  },
});
