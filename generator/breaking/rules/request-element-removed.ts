import { componentOf, describePlace } from '../side.js';
import { contentRule, validatingPeers, wasIn } from './build.js';

export const requestElementRemoved = contentRule(
  {
    id: 'request-element-removed',
    summary: 'A request lost an element that old clients send',
    explanation: `Old clients go on sending the element, and the new contract has no place for it. ${validatingPeers}`,
    remedy: 'Keep the element, with minOccurs="0", and let the service ignore it.',
    spec: 'XML Schema 1.0 Structures, section 3.8.4',
    example: {
      of: 'request',
      before: '<s:element name="id" type="s:int"/><s:element name="note" type="s:string" minOccurs="0"/>',
      after: '<s:element name="id" type="s:int"/>',
    },
  },
  'unknown',
  'request',
  ({ use }, pair) =>
    use.alternative || use.substitute
      ? undefined
      : {
          ...wasIn(pair, use.particle),
          component: componentOf(pair.place, use.name.localName),
          message: `clients of the old contract send element "${use.name.localName}" in ${describePlace(pair.place)}, and the new service has no place for it`,
        },
);
