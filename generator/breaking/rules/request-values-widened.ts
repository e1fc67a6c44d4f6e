import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';
import { valueBreaks } from '../values/difference.js';
import { atCarrier } from './build.js';

export const requestValuesWidened = defineRule({
  id: 'request-values-widened',
  category: 'ADDITION',
  summary: 'A value in a request may be more than before',
  explanation: 'Everything old clients send is still taken.',
  remedy: 'Nothing to do.',
  spec: 'XML Schema 1.0 Datatypes, section 4.3',
  example: {
    of: 'request type',
    before:
      '<s:simpleType name="Color"><s:restriction base="s:string"><s:enumeration value="red"/></s:restriction></s:simpleType>',
    after:
      '<s:simpleType name="Color"><s:restriction base="s:string"><s:enumeration value="red"/><s:enumeration value="blue"/></s:restriction></s:simpleType>',
  },
  judges: {
    values(pair, report) {
      const { place, breaks, spaces } = pair;
      if (place.direction !== 'request' || breaks.length > 0) return;
      const [first] = valueBreaks(spaces.new, spaces.old);
      if (first === undefined) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `${describePlace(place)} may be ${first.writer} now (was ${first.reader})`,
      });
    },
  },
});
