import { valueRule } from './build.js';

export const responseDigitsLoosened = valueRule(
  {
    id: 'response-digits-loosened',
    summary: 'A number in a response may have more digits',
    explanation:
      'Old clients made room for the old number of digits; those that validate refuse the response, others round.',
    remedy: 'Go on sending what fits the old facets, and keep them in the contract.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.11',
    example: {
      of: 'response type',
      before:
        '<s:simpleType name="Price"><s:restriction base="s:decimal"><s:fractionDigits value="2"/></s:restriction></s:simpleType>',
      after:
        '<s:simpleType name="Price"><s:restriction base="s:decimal"><s:fractionDigits value="4"/></s:restriction></s:simpleType>',
    },
  },
  'digits',
  'response',
);
