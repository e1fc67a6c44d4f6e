import { valueRule } from './build.js';

export const requestRangeTightened = valueRule(
  {
    id: 'request-range-tightened',
    summary: 'A number or date in a request must lie in a narrower range',
    explanation:
      'Old clients may send values outside the new range; the service refuses them. int instead of long is such a change.',
    remedy: 'Leave the range (and the type); refuse in the service, with a fault that explains it.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.7',
    example: {
      of: 'request',
      before: '<s:element name="count" type="s:long"/>',
      after: '<s:element name="count" type="s:int"/>',
    },
  },
  'range',
  'request',
);
