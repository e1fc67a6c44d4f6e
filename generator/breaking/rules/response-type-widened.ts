import { valueRule } from './build.js';

export const responseTypeWidened = valueRule(
  {
    id: 'response-type-widened',
    summary: 'A value in a response has a wider type',
    explanation:
      'The service may send text that is no value of the type old clients read: parsing fails in their stubs.',
    remedy: 'Keep the old type; send the new one in a second element of a new operation.',
    spec: 'XML Schema 1.0 Datatypes, section 3',
    example: {
      of: 'response',
      before: '<s:element name="id" type="s:int"/>',
      after: '<s:element name="id" type="s:string"/>',
    },
  },
  'datatype',
  'response',
);
