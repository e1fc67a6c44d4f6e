import { componentOf, describePlace } from '../side.js';
import { atCarrier, contentRule } from './build.js';

export const contentGroupingChanged = contentRule(
  {
    id: 'content-grouping-changed',
    summary: 'The same elements are grouped otherwise',
    explanation:
      'sequence, choice and all, and how often a group repeats, decide which elements may stand together. One side sends a combination the other does not allow.',
    remedy:
      'Restore the group. A request may be loosened: a choice whose alternatives all became optional still takes what old clients send.',
    spec: 'XML Schema 1.0 Structures, section 3.8.4',
    example: {
      of: 'request',
      before:
        '<s:sequence><s:element name="a" type="s:int"/><s:element name="b" type="s:int" minOccurs="0"/></s:sequence>',
      after: '<s:choice><s:element name="a" type="s:int"/><s:element name="b" type="s:int" minOccurs="0"/></s:choice>',
    },
  },
  'grouping',
  undefined,
  ({ after, found }, pair) => ({
    ...atCarrier(pair),
    component: componentOf(pair.place),
    message: `the elements of ${describePlace(pair.place)} are grouped otherwise: ${pair.place.direction === 'request' ? 'clients of the old contract may send' : 'the new service may send'} ${found}${after.length > 0 ? ` after ${after.slice(-3).join(', ')}` : ' first'}, which the other side does not take`,
  }),
);
