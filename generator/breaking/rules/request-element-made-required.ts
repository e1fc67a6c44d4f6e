import { componentOf, describePlace } from '../side.js';
import { contentRule } from './build.js';

export const requestElementMadeRequired = contentRule(
  {
    id: 'request-element-made-required',
    summary: 'A request demands more of an element than before',
    explanation:
      'Old clients may leave the element out, or send fewer of it, as their contract allows; the service refuses that now.',
    remedy: 'Leave minOccurs as it was and treat absence as before.',
    spec: 'XML Schema 1.0 Structures, section 3.9',
    example: {
      of: 'request',
      before: '<s:element name="token" type="s:string" minOccurs="0"/>',
      after: '<s:element name="token" type="s:string"/>',
    },
  },
  'too-few',
  'request',
  ({ writer, reader }, { place }) => ({
    old: writer.particle,
    new: reader.particle,
    component: componentOf(place, reader.name.localName),
    message: `clients of the old contract may send ${writer.min === 0 ? 'no' : `only ${writer.min} of`} element "${reader.name.localName}" in ${describePlace(place)}; the new service demands ${reader.min === 1 ? 'it' : reader.min}`,
  }),
);
