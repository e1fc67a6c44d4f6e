/**
 * What an object of a complex type looks like in TypeScript: members that are there side by side, and choices of which one
 * alternative is. Read from the descriptor, so that types and reader cannot disagree.
 */
import type {
  ComplexTypeDescriptor,
  ElementParticleDescriptor,
  GroupDescriptor,
  ParticleDescriptor,
  TypeRef,
} from '../../runtime/descriptor.js';
import type { Comment, Comments } from './comments.js';

export interface ObjectShape {
  readonly members: readonly Member[];
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly alternatives: readonly ObjectShape[];
}

export interface Member {
  readonly name: string;
  readonly optional: boolean;
  readonly value: MemberValue;
  readonly comment?: Comment | undefined;
}

export type MemberValue =
  /** Of one or several types. */
  | { readonly kind: 'type'; readonly types: readonly TypeRef[]; readonly nillable: boolean; readonly list: boolean }
  | { readonly kind: 'object'; readonly shape: ObjectShape; readonly list: boolean }
  /** Text and children in order. */
  | { readonly kind: 'mixed'; readonly children: ObjectShape }
  | { readonly kind: 'text'; readonly text: string };

/** What the type itself adds to the one it extends. */
export function shapeOfType(type: ComplexTypeDescriptor, comments: Comments): ObjectShape {
  const attributes = (type.attributes ?? []).map((attribute): Member => ({
    name: attribute.property,
    optional: attribute.required !== true,
    value: { kind: 'type', types: [attribute.type], nillable: false, list: false },
    comment: comments.get(attribute),
  }));
  const others: Member[] = type.anyAttribute
    ? [{ name: '$$attributes', optional: true, value: { kind: 'text', text: 'Record<string, string>' } }]
    : [];
  const content = shapeOfContent(type, comments);
  return { members: [...content.members, ...attributes, ...others], choices: content.choices };
}

function shapeOfContent({ content }: ComplexTypeDescriptor, comments: Comments): ObjectShape {
  switch (content.kind) {
    case 'empty':
      return emptyShape;
    case 'simple':
      return oneMember('value', { kind: 'type', types: [content.type], nillable: false, list: false });
    case 'elements': {
      if (!content.mixed) return shapeOfParticle(content.particle, comments);
      const children = shapeOfParticle({ ...groupOf(content.particle), min: 1, max: 1 }, comments);
      return oneMember('$$content', { kind: 'mixed', children });
    }
  }
}

const emptyShape: ObjectShape = { members: [], choices: [] };

function oneMember(name: string, value: MemberValue): ObjectShape {
  return { members: [{ name, optional: false, value }], choices: [] };
}

function groupOf(particle: ParticleDescriptor): GroupDescriptor {
  return particle.kind === 'element' || particle.kind === 'any' ? { kind: 'choice', particles: [particle] } : particle;
}

function shapeOfParticle(particle: ParticleDescriptor, comments: Comments): ObjectShape {
  if (particle.kind === 'element') {
    const { property, type, nillable = false } = particle;
    return member(particle, property, { kind: 'type', types: [type], nillable, list: isList(particle) }, comments);
  }
  if (particle.kind === 'any') {
    const value = { kind: 'type' as const, types: ['xs:anyType'], nillable: false, list: isList(particle) };
    return member(particle, particle.property, value, comments);
  }
  const { property, ...group } = particle;
  if (property === undefined) return shapeOfGroup(group, comments);
  const shape = shapeOfGroup({ kind: group.kind, particles: group.particles }, comments);
  return member(particle, property, { kind: 'object', shape, list: isList(particle) }, comments);
}

function member(particle: ParticleDescriptor, name: string, value: MemberValue, comments: Comments): ObjectShape {
  const comment = comments.get(particle);
  return { members: [{ name, optional: particle.min === 0, value, comment }], choices: [] };
}

function shapeOfGroup({ kind, particles, min }: GroupDescriptor, comments: Comments): ObjectShape {
  const shapes = particles.map((particle) => shapeOfParticle(particle, comments));
  const none = min === 0 ? [emptyShape] : [];
  if (kind === 'choice') return { members: [], choices: [{ alternatives: [...shapes, ...none] }] };
  const joined = {
    members: shapes.flatMap(({ members }) => members),
    choices: shapes.flatMap(({ choices }) => choices),
  };
  return min === 0 ? { members: [], choices: [{ alternatives: [joined, emptyShape] }] } : joined;
}

function isList({ max = 1 }: Pick<ElementParticleDescriptor, 'max'>): boolean {
  return max === 'unbounded' || max > 1;
}

/** How many alternatives TypeScript has to tell apart: choices side by side multiply. */
export function widthOf({ choices }: ObjectShape): number {
  return choices.reduce(
    (width, { alternatives }) => width * alternatives.reduce((sum, one) => sum + widthOf(one), 0),
    1,
  );
}

/**
 * The shape with no more than `limit` alternatives: choices beyond it, from the last one back, become optional members. The
 * compiler gives up on a hundred thousand alternatives and is slow long before; the reader and writer still keep to them.
 */
export function limitWidth(shape: ObjectShape, limit: number): ObjectShape {
  let width = 1;
  const choices: Choice[] = [];
  const loose: Member[] = [];
  for (const choice of shape.choices) {
    const own = widthOf({ members: [], choices: [choice] });
    if (width * own <= limit) {
      width *= own;
      choices.push(choice);
    } else {
      loose.push(...choice.alternatives.flatMap(allMembers));
    }
  }
  return { members: [...shape.members, ...optionalMembers(loose)], choices };
}

function allMembers({ members, choices }: ObjectShape): Member[] {
  return [...members, ...choices.flatMap(({ alternatives }) => alternatives.flatMap(allMembers))];
}

/** Alternatives may share a property: then it holds what either of them has. */
function optionalMembers(members: readonly Member[]): Member[] {
  const joined = new Map<string, Member>();
  for (const each of members) {
    const known = joined.get(each.name);
    const value = known ? joinValues(known.value, each.value) : each.value;
    joined.set(each.name, { ...each, optional: true, value });
  }
  return [...joined.values()];
}

function joinValues(left: MemberValue, right: MemberValue): MemberValue {
  if (left.kind !== 'type' || right.kind !== 'type') return right;
  const types = [...new Set([...left.types, ...right.types])];
  return { ...left, types, nillable: left.nillable || right.nillable };
}
