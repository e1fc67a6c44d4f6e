import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';
import { isIn } from './build.js';

export const requestOptionalElementAdded = defineRule({
  id: 'request-optional-element-added',
  category: 'ADDITION',
  summary: 'A request may carry another element',
  explanation: 'Old clients do not send it, and need not.',
  remedy: 'Nothing to do; the service must have an answer for its absence.',
  spec: 'XML Schema 1.0 Structures, section 3.9',
  example: {
    of: 'request',
    before: '<s:element name="id" type="s:int"/>',
    after: '<s:element name="id" type="s:int"/><s:element name="note" type="s:string" minOccurs="0"/>',
  },
  judges: {
    content(pair, report) {
      if (pair.place.direction !== 'request') return;
      const heirs = pair.difference.breaks.flatMap((one) => (one.kind === 'renamed' ? [one.reader.name] : []));
      for (const use of pair.difference.added.filter(({ min, name }) => min === 0 && !heirs.includes(name))) {
        report({
          ...isIn(pair, use.particle),
          component: componentOf(pair.place, use.name.localName),
          message: `${describePlace(pair.place)} may carry "${use.name.localName}" now`,
        });
      }
    },
  },
});
