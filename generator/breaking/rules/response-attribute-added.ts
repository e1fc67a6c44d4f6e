import { componentOf, describePlace } from '../side.js';
import { attributeRule, isIn, validatingPeers } from './build.js';

export const responseAttributeAdded = attributeRule(
  {
    id: 'response-attribute-added',
    summary: 'A response gained an attribute that old clients do not know',
    explanation: `Old clients meet an attribute their contract has no place for. ${validatingPeers}`,
    remedy: 'Add it to a new version of the type, or leave room with xs:anyAttribute in the first version.',
    spec: 'XML Schema 1.0 Structures, section 3.4.4',
    example: {
      of: 'response type',
      before: '<s:complexType name="Order"/>',
      after: '<s:complexType name="Order"><s:attribute name="currency" type="s:string"/></s:complexType>',
    },
  },
  'unknown',
  'response',
  ({ attribute, renamed }, pair) =>
    renamed
      ? undefined
      : {
          ...isIn(pair, attribute),
          component: componentOf(pair.place, `@${attribute.name.localName}`),
          message: `clients of the old contract meet attribute "${attribute.name.localName}" in ${describePlace(pair.place)}, which they do not know`,
        },
);
