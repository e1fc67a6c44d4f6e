import { componentOf, describePlace } from '../side.js';
import { contentRule, isIn, validatingPeers } from './build.js';

export const responseAlternativeAdded = contentRule(
  {
    id: 'response-alternative-added',
    summary: 'A choice in a response gained an alternative',
    explanation: `Old clients get something that is none of the alternatives they know. ${validatingPeers} Those see an empty choice.`,
    remedy: 'Send the new alternative only to callers of a new operation or a new version of the type.',
    spec: 'XML Schema 1.0 Structures, section 3.8.4',
    example: {
      of: 'response',
      before: '<s:choice><s:element name="card" type="s:string"/><s:element name="iban" type="s:string"/></s:choice>',
      after:
        '<s:choice><s:element name="card" type="s:string"/><s:element name="iban" type="s:string"/><s:element name="cash" type="s:string"/></s:choice>',
    },
  },
  'unknown',
  'response',
  ({ use }, pair) =>
    use.alternative && !use.substitute
      ? {
          ...isIn(pair, use.particle),
          component: componentOf(pair.place, use.name.localName),
          message: `clients of the old contract may get "${use.name.localName}" in ${describePlace(pair.place)}, an alternative they do not know`,
        }
      : undefined,
);
