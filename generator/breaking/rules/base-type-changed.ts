import type { TypeDefinition } from '../../model/model.js';
import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';
import { atCarrier } from './build.js';

export const baseTypeChanged = defineRule({
  id: 'base-type-changed',
  category: 'SOURCE',
  summary: 'A type extends another type',
  explanation:
    'What stands in the element is judged by the other rules. Stubs make the base a base class, so callers that pass the object as the old base do not compile.',
  remedy: 'Keep the base.',
  spec: 'XML Schema 1.0 Structures, section 3.4.2',
  example: {
    of: 'request type',
    before:
      '<s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType><s:complexType name="Shape"><s:sequence><s:element name="id" type="s:int"/></s:sequence></s:complexType>',
    after:
      '<s:complexType name="Circle"><s:sequence><s:element name="id" type="s:int"/></s:sequence></s:complexType><s:complexType name="Shape"><s:sequence><s:element name="id" type="s:int"/></s:sequence></s:complexType>',
  },
  judges: {
    type(pair, report) {
      const { place, old, new: replacement } = pair;
      if (old.kind !== 'complexType' || replacement.kind !== 'complexType') return;
      if (old.base.kind !== 'complexType' || old.base.name === undefined) return;
      if (isDerivedFrom(replacement, old.base.name.localName)) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `${describeType(old)} in ${describePlace(place)} was a ${describeType(old.base)} and is none now: callers that pass it as one do not compile`,
      });
    },
  },
});

/** A type put between the two keeps it one. */
function isDerivedFrom(type: TypeDefinition, name: string): boolean {
  if (type.kind !== 'complexType') return false;
  return type.base.name?.localName === name || isDerivedFrom(type.base, name);
}
