/** The elements and attributes of a type, those of its bases included. */
import type { AttributeUse, ComplexType, ElementParticle, Particle } from '../model/model.js';

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
