/** From a type to the named types derived from it: what may stand in its place through `xsi:type`. */
import type { ComplexType, SimpleType, TypeDefinition } from './model.js';
import type { Mutable } from './mutable.js';

/** Fills `derived` of all types, directly derived ones, in declaration order. */
export function linkDerivedTypes(types: readonly TypeDefinition[]): void {
  const derived = new Map<TypeDefinition, TypeDefinition[]>();
  for (const type of types) {
    if (type.kind !== 'simpleType' && type.kind !== 'complexType') continue;
    const known = derived.get(type.base);
    if (known) known.push(type);
    else derived.set(type.base, [type]);
  }
  for (const [base, from] of derived) {
    if (base.kind === 'simpleType') setSimple(base, from);
    else if (base.kind === 'complexType') setComplex(base, from);
  }
}

function setSimple(base: Mutable<SimpleType>, derived: readonly TypeDefinition[]): void {
  base.derived = derived;
}

function setComplex(base: Mutable<ComplexType>, derived: readonly TypeDefinition[]): void {
  base.derived = derived.filter((type) => type.kind === 'complexType');
}
