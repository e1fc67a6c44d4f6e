import type { TypeDefinition } from '../../model/model.js';
import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';

export const requestDerivedTypeRemoved = defineRule({
  id: 'request-derived-type-removed',
  category: 'WIRE',
  summary: 'A request takes fewer derived types',
  explanation: 'Old clients may send the derived type by xsi:type; the service does not know the name.',
  remedy: 'Keep the derived type.',
  spec: 'XML Schema 1.0 Structures, section 2.6.1',
  example: {
    of: 'request type',
    before:
      '<s:complexType name="Shape"/><s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType>',
    after: '<s:complexType name="Shape"/>',
  },
  judges: {
    type({ place, new: replacement, derived, carrier }, report) {
      if (place.direction !== 'request' || isAnything(replacement)) return;
      for (const type of derived.removed.filter(isConcrete)) {
        report({
          old: type,
          new: carrier.new,
          component: componentOf(place, describeType(type)),
          message: `clients of the old contract may send ${describeType(type)} (xsi:type) in ${describePlace(place)}; the new service does not know it`,
        });
      }
    },
  },
});

function isAnything(type: TypeDefinition): boolean {
  return type.kind === 'builtIn' && type.name.localName === 'anyType';
}

function isConcrete(type: TypeDefinition): type is Exclude<TypeDefinition, { kind: 'builtIn' }> {
  return type.kind !== 'builtIn' && !(type.kind === 'complexType' && type.abstract);
}
