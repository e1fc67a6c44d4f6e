import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';
import { atCarrier } from './build.js';

export const responseEnumerationValueRemoved = defineRule({
  id: 'response-enumeration-value-removed',
  category: 'SOURCE',
  summary: 'A response may carry fewer enumeration values',
  explanation:
    'Old clients never see the value again, which does no harm. Regenerated stubs have no name for it, so code that compares with it does not compile.',
  remedy: 'Keep the value in the contract and stop sending it.',
  spec: 'XML Schema 1.0 Datatypes, section 4.3.5',
  example: {
    of: 'response type',
    before:
      '<s:simpleType name="Color"><s:restriction base="s:string"><s:enumeration value="red"/><s:enumeration value="blue"/></s:restriction></s:simpleType>',
    after:
      '<s:simpleType name="Color"><s:restriction base="s:string"><s:enumeration value="red"/></s:restriction></s:simpleType>',
  },
  judges: {
    values(pair, report) {
      const { place, spaces } = pair;
      const kept = spaces.new.enumeration;
      if (place.direction !== 'response' || !spaces.old.enumeration || !kept) return;
      for (const value of spaces.old.enumeration) {
        if (kept.some((one) => one.value === value.value)) continue;
        report({
          ...atCarrier(pair),
          old: value,
          component: componentOf(place, value.value),
          message: `callers that compare ${describePlace(place)} with "${value.value}" do not compile with regenerated stubs`,
        });
      }
    },
  },
});
