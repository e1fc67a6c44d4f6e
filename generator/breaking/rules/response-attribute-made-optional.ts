import { componentOf, describePlace } from '../side.js';
import { attributeRule } from './build.js';

export const responseAttributeMadeOptional = attributeRule(
  {
    id: 'response-attribute-made-optional',
    summary: 'A response may lack an attribute that old clients rely on',
    explanation:
      'The old contract promised the attribute; without it, stubs refuse the response or hand an empty value to code that never expected it.',
    remedy: 'Go on sending it in every response, and keep use="required".',
    spec: 'XML Schema 1.0 Structures, section 3.5',
    example: {
      of: 'response type',
      before:
        '<s:complexType name="Order"><s:attribute name="currency" type="s:string" use="required"/></s:complexType>',
      after: '<s:complexType name="Order"><s:attribute name="currency" type="s:string"/></s:complexType>',
    },
  },
  'may-be-absent',
  'response',
  ({ writer, reader }, { place }) => ({
    old: reader,
    new: writer,
    component: componentOf(place, `@${reader.name.localName}`),
    message: `the new service may leave out attribute "${reader.name.localName}" in ${describePlace(place)}; clients of the old contract rely on it`,
  }),
);
