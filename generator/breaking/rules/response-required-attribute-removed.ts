import { componentOf, describePlace } from '../side.js';
import { attributeRule, wasIn } from './build.js';

export const responseRequiredAttributeRemoved = attributeRule(
  {
    id: 'response-required-attribute-removed',
    summary: 'A response lost an attribute that old clients rely on',
    explanation:
      'The old contract promised the attribute in every response; stubs refuse the response or hand an empty value to code that never expected it.',
    remedy: 'Keep sending the attribute.',
    spec: 'XML Schema 1.0 Structures, section 3.5',
    example: {
      of: 'response type',
      before:
        '<s:complexType name="Order"><s:attribute name="currency" type="s:string" use="required"/></s:complexType>',
      after: '<s:complexType name="Order"/>',
    },
  },
  'demanded',
  'response',
  ({ attribute }, pair) => ({
    ...wasIn(pair, attribute),
    component: componentOf(pair.place, `@${attribute.name.localName}`),
    message: `clients of the old contract rely on attribute "${attribute.name.localName}" in ${describePlace(pair.place)}, which the new service does not send`,
  }),
);
