import { componentOf, describePlace } from '../side.js';
import { contentRule } from './build.js';

export const responseElementMadeOptional = contentRule(
  {
    id: 'response-element-made-optional',
    summary: 'A response may lack an element that old clients rely on',
    explanation:
      'The old contract promised the element. When the service leaves it out, validating stubs refuse the response and others hand null or 0 to code that never expected it; regenerated stubs make callers handle absence.',
    remedy: 'Go on sending the element in every response, and keep minOccurs.',
    spec: 'XML Schema 1.0 Structures, section 3.9',
    example: {
      of: 'response',
      before: '<s:element name="total" type="s:decimal"/>',
      after: '<s:element name="total" type="s:decimal" minOccurs="0"/>',
    },
  },
  'too-few',
  'response',
  ({ writer, reader }, { place }) => ({
    old: reader.particle,
    new: writer.particle,
    component: componentOf(place, reader.name.localName),
    message: `the new service may send ${writer.min === 0 ? 'no' : `only ${writer.min} of`} element "${reader.name.localName}" in ${describePlace(place)}; clients of the old contract rely on ${reader.min === 1 ? 'it' : reader.min}`,
  }),
);
