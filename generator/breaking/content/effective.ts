/** What a type says in all, its bases included: content, attributes, wildcard, derived types (Structures, section 3.4.2). */
import type {
  AttributeUse,
  ComplexType,
  ModelGroup,
  Particle,
  SimpleType,
  TypeDefinition,
  Wildcard,
} from '../../model/model.js';

export type EffectiveContent =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly type: TypeDefinition }
  | { readonly kind: 'elements'; readonly particle: Particle; readonly mixed: boolean }
  /** `xs:anyType`. */
  | { readonly kind: 'anything' }
  /** A SOAP-encoded array. */
  | { readonly kind: 'array'; readonly item: TypeDefinition; readonly dimensions: number };

/** The content of an element of this type. */
export function effectiveContent(type: TypeDefinition): EffectiveContent {
  switch (type.kind) {
    case 'builtIn':
      return isAnyType(type) ? { kind: 'anything' } : { kind: 'text', type };
    case 'simpleType':
      return { kind: 'text', type };
    case 'encodedArray':
      return { kind: 'array', item: type.item, dimensions: type.dimensions };
    case 'complexType':
      return complexContent(type);
  }
}

/** The attributes an element of this type may carry. */
export function effectiveAttributes(type: TypeDefinition): readonly AttributeUse[] {
  if (type.kind !== 'complexType') return [];
  if (type.derivation === 'restriction') return type.attributes;
  return [...effectiveAttributes(type.base), ...type.attributes];
}

/** The attribute wildcard; `xs:anyType` allows any attribute. */
export function effectiveAttributeWildcard(type: TypeDefinition): Wildcard | undefined {
  if (type.kind === 'complexType') {
    if (type.anyAttribute !== undefined || type.derivation === 'restriction') return type.anyAttribute;
    return isAnyType(type.base) ? undefined : effectiveAttributeWildcard(type.base);
  }
  return undefined;
}

/** Named types an element of this type may carry by `xsi:type`, those derived from derived ones included. */
export function derivedTypes(type: TypeDefinition): readonly (ComplexType | SimpleType)[] {
  const found = new Set<ComplexType | SimpleType>();
  const visit = (one: TypeDefinition): void => {
    if (one.kind !== 'complexType' && one.kind !== 'simpleType') return;
    for (const derived of one.derived) {
      if ((derived.kind !== 'complexType' && derived.kind !== 'simpleType') || found.has(derived)) continue;
      found.add(derived);
      visit(derived);
    }
  };
  visit(type);
  return [...found];
}

export function isAnyType(type: TypeDefinition): boolean {
  return type.kind === 'builtIn' && type.name.localName === 'anyType';
}

/** Types whose content is text alone. */
export function isSimple(type: TypeDefinition): boolean {
  return type.kind === 'simpleType' || (type.kind === 'builtIn' && !isAnyType(type));
}

function complexContent(type: ComplexType): EffectiveContent {
  const own = type.content;
  if (own.kind === 'simple') return { kind: 'text', type: own.type };
  if (type.derivation === 'restriction' || isAnyType(type.base)) return own;
  const inherited = effectiveContent(type.base);
  if (own.kind === 'empty') return inherited;
  if (inherited.kind !== 'elements') return own;
  return {
    kind: 'elements',
    particle: sequenceOf([inherited.particle, own.particle], type),
    mixed: own.mixed || inherited.mixed,
  };
}

function sequenceOf(particles: readonly Particle[], type: ComplexType): ModelGroup {
  return { kind: 'sequence', particles, minOccurs: 1, maxOccurs: 1, origin: type.origin };
}
