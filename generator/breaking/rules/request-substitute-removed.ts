import { componentOf, describePlace } from '../side.js';
import { contentRule, validatingPeers, wasIn } from './build.js';

export const requestSubstituteRemoved = contentRule(
  {
    id: 'request-substitute-removed',
    summary: 'A substitution group in a request lost a member',
    explanation: `Old clients go on sending the member in place of the head element. ${validatingPeers}`,
    remedy: 'Keep the member in the group.',
    spec: 'XML Schema 1.0 Structures, section 3.3.6',
    example: {
      of: 'contract',
      before: '<s:element name="cat" type="s:string" substitutionGroup="tns:animal"/>',
      after: '',
    },
  },
  'unknown',
  'request',
  ({ use }, pair) =>
    use.substitute
      ? {
          ...wasIn(pair, use.element),
          component: componentOf(pair.place, use.name.localName),
          message: `clients of the old contract may send "${use.name.localName}" for "${use.particle.element.name.localName}" in ${describePlace(pair.place)}; the new service does not know it there`,
        }
      : undefined,
);
