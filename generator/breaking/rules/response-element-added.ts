import { componentOf, describePlace } from '../side.js';
import { contentRule, isIn, validatingPeers } from './build.js';

export const responseElementAdded = contentRule(
  {
    id: 'response-element-added',
    summary: 'A response gained an element that old clients do not know',
    explanation: `Old clients meet an element their contract has no place for, optional or not. ${validatingPeers} A project whose clients all ignore unknown elements ignores this rule, with that reason.`,
    remedy:
      'Add a new operation (or a new version of the type) for clients that want the element, or leave room for it with xs:any in the first version.',
    spec: 'XML Schema 1.0 Structures, section 3.8.4',
    example: {
      of: 'response',
      before: '<s:element name="id" type="s:int"/>',
      after: '<s:element name="id" type="s:int"/><s:element name="note" type="s:string" minOccurs="0"/>',
    },
  },
  'unknown',
  'response',
  ({ use }, pair) =>
    use.alternative || use.substitute
      ? undefined
      : {
          ...isIn(pair, use.particle),
          component: componentOf(pair.place, use.name.localName),
          message: `clients of the old contract meet element "${use.name.localName}" in ${describePlace(pair.place)}, which they do not know`,
        },
);
