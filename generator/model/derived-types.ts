/** From a type to the named types derived from it: what may stand in its place through `xsi:type`. */
import type { ComplexType, SimpleType, TypeDefinition } from './model.js';
import type { Mutable } from './mutable.js';

/** Fills `derived` of all types, directly derived ones, in declaration order. */
export function linkDerivedTypes(types: readonly TypeDefinition[]): void {
  for (const type of types) {
    if (type.kind === 'complexType' && type.base.kind === 'complexType') addComplex(type.base, type);
    else if ((type.kind === 'simpleType' || type.kind === 'complexType') && type.base.kind === 'simpleType')
      addSimple(type.base, type);
  }
}

function addComplex(base: Mutable<ComplexType>, type: ComplexType): void {
  base.derived = [...base.derived, type];
}

function addSimple(base: Mutable<SimpleType>, type: TypeDefinition): void {
  base.derived = [...base.derived, type];
}
