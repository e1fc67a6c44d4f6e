import { componentOf, describePlace } from '../side.js';
import { contentRule, validatingPeers, wasIn } from './build.js';

export const requestAlternativeRemoved = contentRule(
  {
    id: 'request-alternative-removed',
    summary: 'A choice in a request lost an alternative',
    explanation: `Old clients go on choosing the alternative that is gone. ${validatingPeers}`,
    remedy: 'Keep the alternative and answer it with a fault that says what to send instead.',
    spec: 'XML Schema 1.0 Structures, section 3.8.4',
    example: {
      of: 'request',
      before: '<s:choice><s:element name="card" type="s:string"/><s:element name="iban" type="s:string"/></s:choice>',
      after: '<s:choice><s:element name="iban" type="s:string"/></s:choice>',
    },
  },
  'unknown',
  'request',
  ({ use }, pair) =>
    use.alternative && !use.substitute
      ? {
          ...wasIn(pair, use.particle),
          component: componentOf(pair.place, use.name.localName),
          message: `clients of the old contract may choose "${use.name.localName}" in ${describePlace(pair.place)}, an alternative the new service does not know`,
        }
      : undefined,
);
