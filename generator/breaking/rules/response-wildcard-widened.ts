import { componentOf, describePlace } from '../side.js';
import { contentRule, isIn, validatingPeers } from './build.js';

export const responseWildcardWidened = contentRule(
  {
    id: 'response-wildcard-widened',
    summary: 'A response may hold more foreign elements',
    explanation: `The new service may send elements that old clients have no place for. ${validatingPeers}`,
    remedy: 'Keep the response as it is, and add the xs:any to a new version of the type.',
    spec: 'XML Schema 1.0 Structures, section 3.10.6',
    example: { of: 'response', before: '', after: '<s:any minOccurs="0"/>' },
  },
  'wildcard',
  'response',
  ({ particle }, pair) => ({
    ...isIn(pair, particle),
    component: componentOf(pair.place, 'xs:any'),
    message: `the new service may send any element in ${describePlace(pair.place)}; clients of the old contract have no place for it`,
  }),
);
