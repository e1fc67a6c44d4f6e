/** The elements and attributes of a type, those of its bases included. */
import type {
  AttributeUse,
  ComplexType,
  ElementParticle,
  Particle,
  SchemaModel,
  TypeDefinition,
} from '../model/model.js';

/** Every complex type of a schema, those written inside elements and attributes included, each once. */
export function complexTypes({ types, elements }: SchemaModel): readonly ComplexType[] {
  const found = new Set<ComplexType>();
  const visit = (type: TypeDefinition): void => {
    if (type.kind !== 'complexType' || found.has(type)) return;
    found.add(type);
    visit(type.base);
    if (type.content.kind === 'elements')
      elementsOf(type.content.particle).forEach(({ element }) => visit(element.type));
  };
  types.forEach(visit);
  elements.forEach(({ type }) => visit(type));
  return [...found];
}

/** `type Item`, or where an anonymous one stands. */
export function describeComplexType({ name, owner }: ComplexType): string {
  return name ? `type ${name.localName}` : `the type of ${owner?.path.join('/') ?? 'an element'}`;
}

export interface TypeUses {
  readonly elements: readonly ElementParticle[];
  readonly attributes: readonly AttributeUse[];
}

export function effectiveUses(type: ComplexType): TypeUses {
  const inherited =
    type.derivation === 'extension' && type.base.kind === 'complexType'
      ? effectiveUses(type.base)
      : { elements: [], attributes: [] };
  const own = type.content.kind === 'elements' ? elementsOf(type.content.particle) : [];
  return { elements: [...inherited.elements, ...own], attributes: [...inherited.attributes, ...type.attributes] };
}

function elementsOf(particle: Particle): readonly ElementParticle[] {
  if (particle.kind === 'elementParticle') return [particle];
  return particle.kind === 'any' ? [] : particle.particles.flatMap(elementsOf);
}
