import { componentOf, describePlace } from '../side.js';
import { contentRule } from './build.js';

export const elementRenamed = contentRule(
  {
    id: 'element-renamed',
    summary: 'An element has another name',
    explanation:
      'Peers find values by the name of the element. One side sends a name the other does not know, and misses the one it does: the value is refused or lost.',
    remedy:
      'Keep the old name. When both are needed, add the new one as an optional element to the request and read either.',
    spec: 'XML Schema 1.0 Structures, section 3.3.2',
    example: {
      of: 'request',
      before: '<s:element name="user" type="s:string"/>',
      after: '<s:element name="username" type="s:string"/>',
    },
  },
  'renamed',
  undefined,
  ({ writer, reader, form }, { place }) => {
    if (form) return undefined;
    const [old, replacement] = place.direction === 'request' ? [writer, reader] : [reader, writer];
    return {
      old: old.particle,
      new: replacement.particle,
      component: componentOf(place, old.name.localName),
      message: `element "${old.name.localName}" of ${describePlace(place)} is now called "${replacement.name.localName}"; clients of the old contract ${place.direction === 'request' ? 'send' : 'look for'} the old name`,
    };
  },
);
