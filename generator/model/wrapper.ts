/** The "wrapped" reading of an element: its children as the parameters of a call. */
import type { ComplexType, ElementDeclaration, ElementParticle, Particle, TypeDefinition } from './model.js';
import { isSimple } from './simple-types.js';

/**
 * The children of an element whose type is a plain sequence (or `all`) of elements, inherited ones first;
 * `undefined` when it is anything else: a choice, a wildcard, text, attributes.
 */
export function wrappedChildren(element: ElementDeclaration): readonly ElementParticle[] | undefined {
  return childrenOf(element.type);
}

function childrenOf(type: TypeDefinition): readonly ElementParticle[] | undefined {
  if (type.kind !== 'complexType' || type.attributes.length > 0 || type.anyAttribute) return undefined;
  const inherited = type.derivation === 'extension' ? childrenOf(type.base) : [];
  const own = ownChildren(type);
  return inherited && own && [...inherited, ...own];
}

function ownChildren({ content }: ComplexType): readonly ElementParticle[] | undefined {
  if (content.kind === 'empty') return [];
  if (content.kind === 'simple' || content.mixed) return undefined;
  return flatten(content.particle);
}

function flatten(particle: Particle): readonly ElementParticle[] | undefined {
  if (particle.kind === 'elementParticle') return [particle];
  if (particle.kind === 'any' || particle.kind === 'choice' || particle.maxOccurs !== 1 || particle.minOccurs !== 1)
    return undefined;
  const members = particle.particles.map(flatten);
  return members.some((member) => member === undefined) ? undefined : members.flatMap((member) => member ?? []);
}

/** A value that a URL or a form can carry: a simple type, or a sequence of one repeated element of such a type. */
export function isFormValue(type: TypeDefinition): boolean {
  if (isSimple(type)) return true;
  const [only, ...others] = childrenOf(type) ?? [];
  return only !== undefined && others.length === 0 && only.maxOccurs !== 1 && isSimple(only.element.type);
}
