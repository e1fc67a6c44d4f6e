import { componentOf, describePlace } from '../side.js';
import { contentRule, isIn, validatingPeers } from './build.js';

export const responseSubstituteAdded = contentRule(
  {
    id: 'response-substitute-added',
    summary: 'A substitution group in a response gained a member',
    explanation: `Old clients may get an element they do not know where they expect the head of the group. ${validatingPeers}`,
    remedy: 'Send the new member only from a new operation.',
    spec: 'XML Schema 1.0 Structures, section 3.3.6',
    example: {
      of: 'contract',
      before: '<s:element name="plant" type="s:string"/>',
      after:
        '<s:element name="plant" type="s:string"/><s:element name="flower" type="s:string" substitutionGroup="tns:plant"/>',
    },
  },
  'unknown',
  'response',
  ({ use }, pair) =>
    use.substitute
      ? {
          ...isIn(pair, use.element),
          component: componentOf(pair.place, use.name.localName),
          message: `clients of the old contract may get "${use.name.localName}" for "${use.particle.element.name.localName}" in ${describePlace(pair.place)}, which they do not know`,
        }
      : undefined,
);
