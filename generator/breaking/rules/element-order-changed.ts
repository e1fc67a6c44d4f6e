import { componentOf, describePlace } from '../side.js';
import { atCarrier, contentRule } from './build.js';

export const elementOrderChanged = contentRule(
  {
    id: 'element-order-changed',
    summary: 'The same elements stand in another order',
    explanation:
      'A sequence is in order on the wire. Peers that validate refuse another order; .NET skips elements that come too early, and reads them as absent.',
    remedy: 'Restore the order; add new elements at the end.',
    spec: 'XML Schema 1.0 Structures, section 3.8.4',
    example: {
      of: 'request',
      before: '<s:element name="a" type="s:int"/><s:element name="b" type="s:int"/>',
      after: '<s:element name="b" type="s:int"/><s:element name="a" type="s:int"/>',
    },
  },
  'order',
  undefined,
  ({ after, found }, pair) =>
    pair.encoded
      ? undefined
      : {
          ...atCarrier(pair),
          component: componentOf(pair.place),
          message: `the order of elements in ${describePlace(pair.place)} changed: ${pair.place.direction === 'request' ? 'clients of the old contract send' : 'the new service sends'} ${found}${after.length > 0 ? ` after ${after.slice(-3).join(', ')}` : ' first'}, where the other side does not take it`,
        },
);
