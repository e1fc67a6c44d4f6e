import { describePlace } from '../side.js';
import { valueRule } from './build.js';

export const responseEnumerationValueAdded = valueRule(
  {
    id: 'response-enumeration-value-added',
    summary: 'A response may carry an enumeration value that old clients do not know',
    explanation:
      'wsdl.exe, svcutil, JAX-WS and CXF stubs turn enumerations into types that fail on an unknown value: the whole response is lost.',
    remedy: 'Send the new value only from a new operation, or map it to a known one for old clients.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.5',
    example: {
      of: 'response type',
      before:
        '<s:simpleType name="Color"><s:restriction base="s:string"><s:enumeration value="red"/></s:restriction></s:simpleType>',
      after:
        '<s:simpleType name="Color"><s:restriction base="s:string"><s:enumeration value="red"/><s:enumeration value="blue"/></s:restriction></s:simpleType>',
    },
  },
  'enumeration',
  'response',
  ({ writer, reader }, place) =>
    `the new service may send ${writer} in ${describePlace(place)}; clients of the old contract know only ${reader}`,
);
