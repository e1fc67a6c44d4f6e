import { componentOf, describePlace } from '../side.js';
import { attributeRule } from './build.js';

export const requestAttributeMadeRequired = attributeRule(
  {
    id: 'request-attribute-made-required',
    summary: 'A request demands an attribute that was optional',
    explanation: 'Old clients may leave the attribute out, as their contract allows; the service refuses that now.',
    remedy: 'Leave it optional and treat absence as before.',
    spec: 'XML Schema 1.0 Structures, section 3.5',
    example: {
      of: 'request type',
      before: '<s:complexType name="Order"><s:attribute name="currency" type="s:string"/></s:complexType>',
      after:
        '<s:complexType name="Order"><s:attribute name="currency" type="s:string" use="required"/></s:complexType>',
    },
  },
  'may-be-absent',
  'request',
  ({ writer, reader }, { place }) => ({
    old: writer,
    new: reader,
    component: componentOf(place, `@${reader.name.localName}`),
    message: `clients of the old contract may leave out attribute "${reader.name.localName}" in ${describePlace(place)}; the new service demands it`,
  }),
);
