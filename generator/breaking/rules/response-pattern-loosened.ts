import { valueRule } from './build.js';

export const responsePatternLoosened = valueRule(
  {
    id: 'response-pattern-loosened',
    summary: 'A pattern for a response became looser',
    explanation: 'The service may send text that the old pattern does not match; clients that validate refuse it.',
    remedy: 'Go on sending values of the old pattern, and keep it in the contract.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.4',
    example: {
      of: 'response type',
      before:
        '<s:simpleType name="Code"><s:restriction base="s:string"><s:pattern value="[A-Z]{3}"/></s:restriction></s:simpleType>',
      after: '<s:simpleType name="Code"><s:restriction base="s:string"/></s:simpleType>',
    },
  },
  'pattern',
  'response',
);
