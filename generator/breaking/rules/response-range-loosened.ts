import { valueRule } from './build.js';

export const responseRangeLoosened = valueRule(
  {
    id: 'response-range-loosened',
    summary: 'A number or date in a response may lie in a wider range',
    explanation:
      'The service may send values that do not fit where old stubs keep them: int instead of short overflows or fails to parse.',
    remedy: 'Keep the range and the type; add a second element for larger values in a new operation.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.7',
    example: {
      of: 'response',
      before: '<s:element name="count" type="s:int"/>',
      after: '<s:element name="count" type="s:long"/>',
    },
  },
  'range',
  'response',
);
