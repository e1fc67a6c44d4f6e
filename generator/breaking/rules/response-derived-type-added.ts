import type { TypeDefinition } from '../../model/model.js';
import { defineRule } from '../rule.js';
import { componentOf, describePlace, describeType } from '../side.js';

export const responseDerivedTypeAdded = defineRule({
  id: 'response-derived-type-added',
  category: 'WIRE',
  summary: 'A response may carry a derived type that old clients do not know',
  explanation:
    'The service may send the new type by xsi:type. .NET and JAX-WS stubs fail on an unknown xsi:type; others read the base and lose the rest.',
  remedy: 'Send the new type only from a new operation.',
  spec: 'XML Schema 1.0 Structures, section 2.6.1',
  example: {
    of: 'response type',
    before: '<s:complexType name="Shape"/>',
    after:
      '<s:complexType name="Shape"/><s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"/></s:complexContent></s:complexType>',
  },
  judges: {
    type({ place, old, derived, carrier }, report) {
      if (place.direction !== 'response' || isAnything(old)) return;
      for (const type of derived.added.filter(isConcrete)) {
        report({
          old: carrier.old,
          new: type,
          component: componentOf(place, describeType(type)),
          message: `the new service may send ${describeType(type)} (xsi:type) in ${describePlace(place)}; clients of the old contract do not know it`,
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
