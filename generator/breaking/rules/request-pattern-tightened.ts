import { valueRule } from './build.js';

export const requestPatternTightened = valueRule(
  {
    id: 'request-pattern-tightened',
    summary: 'A pattern for a request became stricter',
    explanation:
      'Old clients may send text that the new pattern does not match. A changed pattern counts as stricter unless the old one implies it as written: which texts two expressions share is not worked out.',
    remedy: 'Leave the pattern; check more in the service, with a fault that explains it.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.4',
    example: {
      of: 'request type',
      before: '<s:simpleType name="Code"><s:restriction base="s:string"/></s:simpleType>',
      after:
        '<s:simpleType name="Code"><s:restriction base="s:string"><s:pattern value="[A-Z]{3}"/></s:restriction></s:simpleType>',
    },
  },
  'pattern',
  'request',
);
