import { valueRule } from './build.js';

export const requestLengthTightened = valueRule(
  {
    id: 'request-length-tightened',
    summary: 'A value in a request must be shorter or longer',
    explanation: 'Old clients may send values of lengths that the service refuses now.',
    remedy: 'Leave length, minLength and maxLength; refuse in the service, with a fault that explains it.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.1',
    example: {
      of: 'request type',
      before:
        '<s:simpleType name="Code"><s:restriction base="s:string"><s:maxLength value="20"/></s:restriction></s:simpleType>',
      after:
        '<s:simpleType name="Code"><s:restriction base="s:string"><s:maxLength value="10"/></s:restriction></s:simpleType>',
    },
  },
  'length',
  'request',
);
