/** The groups of a content model as types show them: choices are alternatives, repeated groups lists of objects. */
import type { Particle } from '../../model/model.js';
import { maxOf } from './expression.js';

/** Equal for content models whose groups look alike in types; only elements of `names` count. */
export function groupShape(particle: Particle, names: ReadonlySet<string>): string {
  return simplified(shapeOf(particle, names)).join(',');
}

function shapeOf(particle: Particle, names: ReadonlySet<string>): string[] {
  if (particle.kind === 'any') return [];
  if (particle.kind === 'elementParticle') {
    const { localName } = particle.element.name;
    return names.has(localName) ? [localName] : [];
  }
  const inner = particle.particles.map((one) => shapeOf(one, names)).filter((one) => one.length > 0);
  const repeated = maxOf(particle) > 1;
  if (particle.kind !== 'choice' || inner.length < 2) {
    const flat = inner.flat();
    return repeated && flat.length > 1 ? [`list(${simplified(flat).join(',')})`] : flat;
  }
  const alternatives = inner.map((one) => simplified(one).join('+')).sort();
  return [`${repeated ? 'list' : 'choice'}(${alternatives.join('|')})`];
}

function simplified(shape: readonly string[]): string[] {
  return [...shape].sort();
}
