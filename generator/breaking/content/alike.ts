/** The usual case, quickly: two content models that are written alike, element for element. */
import type { ElementParticle, Particle, Wildcard } from '../../model/model.js';
import { sameQName } from '../../source/qname.js';
import type { Spellings } from '../side.js';
import type { MatchedUse } from './difference.js';
import { isStrict, maxOf, standIns } from './expression.js';
import type { ElementUse } from './occurrence.js';

/** The elements of both in pairs; `undefined` when the two differ in anything but their types. */
export function pairAlike(old: Particle, replacement: Particle, spell: Spellings): readonly MatchedUse[] | undefined {
  const pairs: MatchedUse[] = [];
  return collectPairs(old, replacement, spell, pairs) ? pairs : undefined;
}

function collectPairs(old: Particle, replacement: Particle, spell: Spellings, pairs: MatchedUse[]): boolean {
  if (old.kind !== replacement.kind || old.minOccurs !== replacement.minOccurs || maxOf(old) !== maxOf(replacement)) {
    return false;
  }
  if (old.kind === 'elementParticle' && replacement.kind === 'elementParticle') {
    return pairElements(old, replacement, spell, pairs);
  }
  if (old.kind === 'any' && replacement.kind === 'any') {
    return alikeWildcards(old.wildcard, replacement.wildcard);
  }
  if (!('particles' in old) || !('particles' in replacement)) return false;
  const members = replacement.particles;
  return (
    old.particles.length === members.length &&
    old.particles.every((particle, index) => {
      const member = members[index];
      return member !== undefined && collectPairs(particle, member, spell, pairs);
    })
  );
}

function pairElements(
  old: ElementParticle,
  replacement: ElementParticle,
  spell: Spellings,
  pairs: MatchedUse[],
): boolean {
  const [olds, news] = [standIns(old.element), standIns(replacement.element)];
  if (olds.length !== news.length) return false;
  return olds.every((element, index) => {
    const twin = news[index];
    if (twin === undefined || !sameQName(spell.old(element.name), twin.name)) return false;
    pairs.push({ old: useOf(old, element, twin.name), new: useOf(replacement, twin, twin.name) });
    return true;
  });
}

/** Bounds are the particle's own: they are the same on both sides, and nobody asks more of them. */
function useOf(particle: ElementParticle, element: ElementUse['element'], name: ElementUse['name']): ElementUse {
  return {
    name,
    element,
    particle,
    min: particle.minOccurs,
    max: maxOf(particle),
    alternative: false,
    substitute: element !== particle.element,
    index: 0,
  };
}

function alikeWildcards(old: Wildcard, replacement: Wildcard): boolean {
  return (
    isStrict(old) === isStrict(replacement) && JSON.stringify(old.namespaces) === JSON.stringify(replacement.namespaces)
  );
}
