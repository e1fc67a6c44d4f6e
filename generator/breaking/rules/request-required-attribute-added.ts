import { componentOf, describePlace } from '../side.js';
import { attributeRule, isIn } from './build.js';

export const requestRequiredAttributeAdded = attributeRule(
  {
    id: 'request-required-attribute-added',
    summary: 'A request demands an attribute that old clients do not send',
    explanation:
      'Old clients do not know the attribute, so the service refuses their requests or works without the value.',
    remedy: 'Make it optional and let the service have an answer for its absence.',
    spec: 'XML Schema 1.0 Structures, section 3.5',
    example: {
      of: 'request type',
      before: '<s:complexType name="Order"/>',
      after:
        '<s:complexType name="Order"><s:attribute name="currency" type="s:string" use="required"/></s:complexType>',
    },
  },
  'demanded',
  'request',
  ({ attribute }, pair) => ({
    ...isIn(pair, attribute),
    component: componentOf(pair.place, `@${attribute.name.localName}`),
    message: `the new service demands attribute "${attribute.name.localName}" in ${describePlace(pair.place)}, which clients of the old contract do not send`,
  }),
);
