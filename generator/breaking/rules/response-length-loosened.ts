import { valueRule } from './build.js';

export const responseLengthLoosened = valueRule(
  {
    id: 'response-length-loosened',
    summary: 'A value in a response may be shorter or longer',
    explanation:
      'Old clients made room for the old length (database columns, fixed fields); those that validate refuse the response.',
    remedy: 'Go on sending values of the old length, and keep it in the contract.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.1',
    example: {
      of: 'response type',
      before:
        '<s:simpleType name="Code"><s:restriction base="s:string"><s:maxLength value="10"/></s:restriction></s:simpleType>',
      after:
        '<s:simpleType name="Code"><s:restriction base="s:string"><s:maxLength value="20"/></s:restriction></s:simpleType>',
    },
  },
  'length',
  'response',
);
