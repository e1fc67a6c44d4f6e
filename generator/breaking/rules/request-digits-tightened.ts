import { valueRule } from './build.js';

export const requestDigitsTightened = valueRule(
  {
    id: 'request-digits-tightened',
    summary: 'A number in a request may have fewer digits',
    explanation: 'Old clients may send more digits than the service takes now.',
    remedy: 'Leave totalDigits and fractionDigits; round in the service.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.11',
    example: {
      of: 'request type',
      before:
        '<s:simpleType name="Price"><s:restriction base="s:decimal"><s:fractionDigits value="4"/></s:restriction></s:simpleType>',
      after:
        '<s:simpleType name="Price"><s:restriction base="s:decimal"><s:fractionDigits value="2"/></s:restriction></s:simpleType>',
    },
  },
  'digits',
  'request',
);
