import { componentOf, describePlace } from '../side.js';
import { contentRule } from './build.js';

export const responseOccurrenceRaised = contentRule(
  {
    id: 'response-occurrence-raised',
    summary: 'A response may repeat an element more often',
    explanation:
      'Old clients expect fewer of the element: they refuse the response, or keep the first (some the last) and drop the rest.',
    remedy: 'Add a second, repeatable element in a new operation and leave this one as it is.',
    spec: 'XML Schema 1.0 Structures, section 3.9',
    example: {
      of: 'response',
      before: '<s:element name="line" type="s:string"/>',
      after: '<s:element name="line" type="s:string" maxOccurs="unbounded"/>',
    },
  },
  'too-many',
  'response',
  ({ writer, reader }, { place }) => ({
    old: reader.particle,
    new: writer.particle,
    component: componentOf(place, reader.name.localName),
    message: `the new service may send ${times(writer.max)} "${reader.name.localName}" in ${describePlace(place)}; clients of the old contract take ${times(reader.max)}`,
  }),
);

function times(max: number): string {
  return max === Number.POSITIVE_INFINITY ? 'any number of' : `${max}`;
}
