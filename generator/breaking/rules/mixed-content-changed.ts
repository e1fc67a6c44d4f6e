import { componentOf, describePlace } from '../side.js';
import { atCarrier, contentRule } from './build.js';

export const mixedContentChanged = contentRule(
  {
    id: 'mixed-content-changed',
    summary: 'Text between elements is no longer expected on one side',
    explanation: 'One side may send text between the elements (mixed="true") that the other refuses or drops.',
    remedy: 'Leave mixed as it was.',
    spec: 'XML Schema 1.0 Structures, section 3.4.4',
    example: {
      of: 'request type',
      before:
        '<s:complexType name="Note" mixed="true"><s:sequence><s:element name="b" type="s:string" minOccurs="0"/></s:sequence></s:complexType>',
      after:
        '<s:complexType name="Note"><s:sequence><s:element name="b" type="s:string" minOccurs="0"/></s:sequence></s:complexType>',
    },
  },
  'mixed',
  undefined,
  (_found, pair) => ({
    ...atCarrier(pair),
    component: componentOf(pair.place),
    message: `${pair.place.direction === 'request' ? 'clients of the old contract' : 'the new service'} may send text between the elements of ${describePlace(pair.place)}, which the other side does not expect`,
  }),
);
