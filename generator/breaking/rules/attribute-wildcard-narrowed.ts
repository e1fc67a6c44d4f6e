import { componentOf, describePlace } from '../side.js';
import { atCarrier, attributeRule } from './build.js';

export const attributeWildcardNarrowed = attributeRule(
  {
    id: 'attribute-wildcard-narrowed',
    summary: 'Foreign attributes are no longer expected on one side',
    explanation: 'One side may send attributes of other namespaces (xs:anyAttribute) that the other refuses or drops.',
    remedy: 'Keep xs:anyAttribute in requests; do not add it to responses of an existing type.',
    spec: 'XML Schema 1.0 Structures, section 3.4.4',
    example: {
      of: 'request type',
      before: '<s:complexType name="Order"><s:anyAttribute/></s:complexType>',
      after: '<s:complexType name="Order"/>',
    },
  },
  'wildcard',
  undefined,
  (_found, pair) => ({
    ...atCarrier(pair),
    component: componentOf(pair.place, 'xs:anyAttribute'),
    message: `${pair.place.direction === 'request' ? 'clients of the old contract' : 'the new service'} may send attributes of their own in ${describePlace(pair.place)}, which the other side does not take`,
  }),
);
