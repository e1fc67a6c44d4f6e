import { componentOf, describePlace } from '../side.js';
import { contentRule } from './build.js';

export const requestOccurrenceLowered = contentRule(
  {
    id: 'request-occurrence-lowered',
    summary: 'A request may repeat an element less often',
    explanation:
      'Old clients may send more of the element than the service takes: it refuses the request, or reads the first ones and drops the rest.',
    remedy: 'Leave maxOccurs as it was; refuse too many with a fault of your own.',
    spec: 'XML Schema 1.0 Structures, section 3.9',
    example: {
      of: 'request',
      before: '<s:element name="line" type="s:string" maxOccurs="unbounded"/>',
      after: '<s:element name="line" type="s:string"/>',
    },
  },
  'too-many',
  'request',
  ({ writer, reader }, { place }) => ({
    old: writer.particle,
    new: reader.particle,
    component: componentOf(place, reader.name.localName),
    message: `clients of the old contract may send ${times(writer.max)} "${reader.name.localName}" in ${describePlace(place)}; the new service takes ${times(reader.max)}`,
  }),
);

function times(max: number): string {
  return max === Number.POSITIVE_INFINITY ? 'any number of' : `${max}`;
}
