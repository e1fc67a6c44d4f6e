/**
 * Brings a content model into the shortest equivalent form (XML Schema 1.0 Structures, section 3.8): groups that group
 * nothing are gone, so that what remains of them is what the typed object has to show.
 */
import type { ElementParticle, ModelGroup, Occurs, Particle, WildcardParticle } from '../model/model.js';

export type SimpleParticle = SimpleElement | SimpleWildcard | SimpleGroup;

export interface SimpleElement extends Range {
  readonly kind: 'element';
  readonly source: ElementParticle;
}

export interface SimpleWildcard extends Range {
  readonly kind: 'any';
  readonly source: WildcardParticle;
}

/** At least two particles, or one whose occurrences cannot be joined with the group's. */
export interface SimpleGroup extends Range {
  readonly kind: ModelGroup['kind'];
  readonly particles: readonly SimpleParticle[];
}

/** `max` is `Infinity` for `unbounded`. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** `undefined`: nothing can stand there. */
export function simplifyParticle(particle: Particle): SimpleParticle | undefined {
  const range = rangeOf(particle);
  if (range.max === 0) return undefined;
  if (particle.kind === 'elementParticle') return { kind: 'element', source: particle, ...range };
  if (particle.kind === 'any') return { kind: 'any', source: particle, ...range };
  return simplifyGroup(particle, range);
}

function simplifyGroup(group: ModelGroup, range: Range): SimpleParticle | undefined {
  const simplified = group.particles.map(simplifyParticle);
  const particles = simplified.filter((particle) => particle !== undefined);
  // An alternative of nothing makes the choice optional.
  const lacksOne = group.kind === 'choice' && particles.length < simplified.length;
  const own = { kind: group.kind, particles, min: lacksOne ? 0 : range.min, max: range.max };
  return unwrapSingle(relaxOptional(group.kind === 'choice' ? flattenChoice(own) : flattenSequence(own)));
}

/** `a, (b, c), d` is `a, b, c, d`. */
function flattenSequence(group: SimpleGroup): SimpleGroup {
  const particles = group.particles.flatMap((particle) =>
    particle.kind === group.kind && isOnce(particle) ? particle.particles : [particle],
  );
  return { ...group, particles };
}

/** `a | (b | c)?` is `(a | b | c)?`; within `(...)*` also `(a+ | (b | c)*)*` is `(a | b | c)*`. */
function flattenChoice(group: SimpleGroup): SimpleGroup {
  const endless = group.max === Infinity;
  const absorbs = (particle: SimpleParticle): boolean => particle.min <= 1 && (endless || particle.max === 1);
  const optional = group.particles.some((particle) => absorbs(particle) && particle.min === 0);
  const particles = group.particles.flatMap((particle): readonly SimpleParticle[] => {
    if (!absorbs(particle)) return [particle];
    return particle.kind === 'choice' ? particle.particles : [{ ...particle, min: 1, max: 1 }];
  });
  return { ...group, particles, min: optional ? 0 : group.min };
}

/** `(a?, b?)?` is `a?, b?`. */
function relaxOptional(group: SimpleGroup): SimpleGroup {
  const relaxes = group.min === 0 && group.max === 1 && group.kind !== 'choice' && group.particles.every(isEmptiable);
  return relaxes ? { ...group, min: 1 } : group;
}

/** `(a)*` is `a*`: one particle needs no group where the numbers it may occur have no gaps. */
function unwrapSingle(group: SimpleGroup): SimpleParticle | undefined {
  const [only, ...others] = group.particles;
  if (only === undefined || others.length > 0) return only && group;
  if (only.min > 1 && group.min !== group.max) return group;
  return { ...only, min: only.min * group.min, max: only.max * group.max };
}

function isOnce({ min, max }: Range): boolean {
  return min === 1 && max === 1;
}

function isEmptiable(particle: SimpleParticle): boolean {
  if (particle.min === 0) return true;
  switch (particle.kind) {
    case 'element':
    case 'any':
      return false;
    case 'choice':
      return particle.particles.some(isEmptiable);
    case 'sequence':
    case 'all':
      return particle.particles.every(isEmptiable);
  }
}

function rangeOf({ minOccurs, maxOccurs }: Occurs): Range {
  return { min: minOccurs, max: maxOccurs === 'unbounded' ? Infinity : maxOccurs };
}
