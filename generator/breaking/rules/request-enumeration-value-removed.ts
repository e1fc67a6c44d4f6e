import { describePlace } from '../side.js';
import { valueRule } from './build.js';

export const requestEnumerationValueRemoved = valueRule(
  {
    id: 'request-enumeration-value-removed',
    summary: 'A request may carry fewer enumeration values',
    explanation:
      'Old clients may send a value that is gone: stubs of the service fail to read it, and regenerated clients have no name for it.',
    remedy: 'Keep the value and answer it as before, or with a fault that says what to send instead.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.5',
    example: {
      of: 'request type',
      before:
        '<s:simpleType name="Color"><s:restriction base="s:string"><s:enumeration value="red"/><s:enumeration value="blue"/></s:restriction></s:simpleType>',
      after:
        '<s:simpleType name="Color"><s:restriction base="s:string"><s:enumeration value="red"/></s:restriction></s:simpleType>',
    },
  },
  'enumeration',
  'request',
  ({ writer, reader }, place) =>
    `clients of the old contract may send ${writer} in ${describePlace(place)}; the new service takes only ${reader}`,
);
