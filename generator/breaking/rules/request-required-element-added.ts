import { componentOf, describePlace } from '../side.js';
import { contentRule, isIn } from './build.js';

export const requestRequiredElementAdded = contentRule(
  {
    id: 'request-required-element-added',
    summary: 'A request demands an element that old clients do not send',
    explanation:
      'Old clients do not know the element, so the service refuses their requests or works without the value.',
    remedy: 'Make it optional (minOccurs="0") and let the service have an answer for its absence.',
    spec: 'XML Schema 1.0 Structures, section 3.9',
    example: {
      of: 'request',
      before: '<s:element name="id" type="s:int"/>',
      after: '<s:element name="id" type="s:int"/><s:element name="tenant" type="s:string"/>',
    },
  },
  'demanded',
  'request',
  ({ use }, pair) => ({
    ...isIn(pair, use.particle),
    component: componentOf(pair.place, use.name.localName),
    message: `the new service demands element "${use.name.localName}" in ${describePlace(pair.place)}, which clients of the old contract do not send`,
  }),
);
