import { componentOf, describePlace } from '../side.js';
import { contentRule, wasIn } from './build.js';

export const responseRequiredElementRemoved = contentRule(
  {
    id: 'response-required-element-removed',
    summary: 'A response lost an element that old clients rely on',
    explanation:
      'The old contract promised the element in every response. Stubs that validate refuse the response; others hand null or 0 to code that never expected it.',
    remedy: 'Keep sending the element.',
    spec: 'XML Schema 1.0 Structures, section 3.9',
    example: {
      of: 'response',
      before: '<s:element name="id" type="s:int"/><s:element name="total" type="s:decimal"/>',
      after: '<s:element name="id" type="s:int"/>',
    },
  },
  'demanded',
  'response',
  ({ use }, pair) => ({
    ...wasIn(pair, use.particle),
    component: componentOf(pair.place, use.name.localName),
    message: `clients of the old contract rely on element "${use.name.localName}" in ${describePlace(pair.place)}, which the new service does not send`,
  }),
);
