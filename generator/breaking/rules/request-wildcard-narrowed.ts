import { componentOf, describePlace } from '../side.js';
import { contentRule, validatingPeers, wasIn } from './build.js';

export const requestWildcardNarrowed = contentRule(
  {
    id: 'request-wildcard-narrowed',
    summary: 'A request takes fewer foreign elements',
    explanation: `Old clients may send elements of their own where xs:any stood. ${validatingPeers}`,
    remedy: 'Keep the xs:any with the namespaces it allowed.',
    spec: 'XML Schema 1.0 Structures, section 3.10.6',
    example: { of: 'request', before: '<s:any minOccurs="0"/>', after: '' },
  },
  'wildcard',
  'request',
  ({ particle }, pair) => ({
    ...wasIn(pair, particle),
    component: componentOf(pair.place, 'xs:any'),
    message: `clients of the old contract may send elements of their own in ${describePlace(pair.place)}; the new service does not take them all`,
  }),
);
