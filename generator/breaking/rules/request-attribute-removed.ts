import { componentOf, describePlace } from '../side.js';
import { attributeRule, validatingPeers, wasIn } from './build.js';

export const requestAttributeRemoved = attributeRule(
  {
    id: 'request-attribute-removed',
    summary: 'A request lost an attribute that old clients send',
    explanation: `Old clients go on sending the attribute, and the new contract has no place for it. ${validatingPeers}`,
    remedy: 'Keep the attribute, optional, and let the service ignore it.',
    spec: 'XML Schema 1.0 Structures, section 3.4.4',
    example: {
      of: 'request type',
      before: '<s:complexType name="Order"><s:attribute name="currency" type="s:string"/></s:complexType>',
      after: '<s:complexType name="Order"/>',
    },
  },
  'unknown',
  'request',
  ({ attribute, renamed }, pair) =>
    renamed
      ? undefined
      : {
          ...wasIn(pair, attribute),
          component: componentOf(pair.place, `@${attribute.name.localName}`),
          message: `clients of the old contract send attribute "${attribute.name.localName}" in ${describePlace(pair.place)}, and the new service has no place for it`,
        },
);
