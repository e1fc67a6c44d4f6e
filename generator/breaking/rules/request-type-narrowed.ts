import { valueRule } from './build.js';

export const requestTypeNarrowed = valueRule(
  {
    id: 'request-type-narrowed',
    summary: 'A value in a request has a narrower type',
    explanation:
      'Some text that the old type allows is no value of the new one; the service refuses it (every toolkit does, reading numbers and dates).',
    remedy: 'Keep the old type, or widen it; add a second element for the new one.',
    spec: 'XML Schema 1.0 Datatypes, section 3',
    example: {
      of: 'request',
      before: '<s:element name="id" type="s:string"/>',
      after: '<s:element name="id" type="s:int"/>',
    },
  },
  'datatype',
  'request',
);
