import type { QName } from '../../source/qname.js';
import { componentOf, describePlace } from '../side.js';
import { contentRule } from './build.js';

export const elementFormChanged = contentRule(
  {
    id: 'element-form-changed',
    summary: 'An element stands in another namespace',
    explanation:
      'Qualified and unqualified names are different names. elementFormDefault, form= and moving a declaration to another schema change the namespace of what is sent; peers that look names up in full do not find the element.',
    remedy: 'Restore the form (elementFormDefault, form=) or the namespace the element had.',
    spec: 'XML Schema 1.0 Structures, section 3.3.2',
    example: {
      of: 'request',
      before: '<s:element name="id" type="s:int"/>',
      after: '<s:element name="id" type="s:int" form="unqualified"/>',
    },
  },
  'renamed',
  undefined,
  ({ writer, reader, form }, { place, encoded }) => {
    // Accessors of SOAP encoding are unqualified whatever the schema says (SOAP 1.1, section 5.1).
    if (!form || encoded) return undefined;
    const [old, replacement] = place.direction === 'request' ? [writer, reader] : [reader, writer];
    return {
      old: old.particle,
      new: replacement.particle,
      component: componentOf(place, old.name.localName),
      message: `element "${old.name.localName}" of ${describePlace(place)} stood in ${namespaceOf(old.name)} and stands in ${namespaceOf(replacement.name)} now; clients of the old contract ${place.direction === 'request' ? 'send' : 'look for'} the old name`,
    };
  },
);

function namespaceOf({ namespace }: QName): string {
  return namespace === '' ? 'no namespace' : `namespace ${namespace}`;
}
