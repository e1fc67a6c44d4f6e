/**
 * Content models with a slot for every property. A scope is one object: the element's own, or that of a group with a
 * `property`. Readers fill slots, writers take from them, and both ask here whether what is there is what the model wants.
 */
import type { AnyDescriptor, ElementParticleDescriptor, GroupDescriptor, ParticleDescriptor } from '../descriptor.js';
import { isInherited } from './own-property.js';

export interface Scope {
  readonly slots: readonly Slot[];
  readonly root: GroupNode;
}

/** A property of a scope's object. Particles that share a property share its slot. */
export interface Slot {
  readonly index: number;
  readonly property: string;
  /** Every object has something of that name. */
  readonly inherited: boolean;
  readonly list: boolean;
}

export type Node = ElementNode | AnyNode | GroupNode | OwnedNode;
/** What fills a slot. */
export type LeafNode = ElementNode | AnyNode | OwnedNode;

interface Occurrence {
  readonly min: number;
  /** `Infinity` for `unbounded`. */
  readonly max: number;
  /** Slots below this node, in its own scope. */
  readonly slots: readonly number[];
  readonly emptiable: boolean;
}

export interface ElementNode extends Occurrence {
  readonly kind: 'element';
  readonly slot: Slot;
  readonly element: ElementParticleDescriptor;
}

export interface AnyNode extends Occurrence {
  readonly kind: 'any';
  readonly slot: Slot;
  readonly wildcard: AnyDescriptor;
}

/** A group whose members are properties of the surrounding object. */
export interface GroupNode extends Occurrence {
  readonly kind: 'sequence' | 'choice' | 'all';
  readonly members: readonly Node[];
}

/** A group that is an object of its own, or an array of such. */
export interface OwnedNode extends Occurrence {
  readonly kind: 'owned';
  readonly slot: Slot;
  readonly scope: Scope;
}

/** The scope of an element's content. */
export function planScope(particle: ParticleDescriptor): Scope {
  const builder = new ScopeBuilder();
  const root = builder.group(isOnce(particle) ? particle : { kind: 'sequence', particles: [particle] });
  return { slots: builder.slots, root };
}

/** A group that is there once and has no object of its own. */
function isOnce(particle: ParticleDescriptor): particle is GroupDescriptor {
  if (particle.kind === 'element' || particle.kind === 'any') return false;
  return particle.property === undefined && (particle.max ?? 1) === 1;
}

export const emptyScope = (): Scope => planScope({ kind: 'sequence', particles: [] });

class ScopeBuilder {
  readonly slots: (Slot & { list: boolean })[] = [];

  group(group: GroupDescriptor): GroupNode {
    const members = group.particles.map((particle) => this.node(particle));
    const { min, max } = occurrence(group);
    const isEmptiable = group.kind === 'choice' ? members.some(emptiable) : members.every(emptiable);
    return {
      kind: group.kind,
      members,
      min,
      max,
      slots: [...new Set(members.flatMap(({ slots }) => slots))],
      emptiable: min === 0 || isEmptiable || members.length === 0,
    };
  }

  private node(particle: ParticleDescriptor): Node {
    const { min, max } = occurrence(particle);
    if (particle.kind === 'element' || particle.kind === 'any') {
      const slot = this.slot(particle.property, max > 1);
      const common = { slot, min, max, slots: [slot.index], emptiable: min === 0 };
      return particle.kind === 'element'
        ? { kind: 'element', element: particle, ...common }
        : { kind: 'any', wildcard: particle, ...common };
    }
    if (particle.property === undefined) return this.group(particle);
    const slot = this.slot(particle.property, max > 1);
    const inner = new ScopeBuilder();
    const root = inner.group({ kind: particle.kind, particles: particle.particles });
    const scope = { slots: inner.slots, root };
    return { kind: 'owned', slot, scope, min, max, slots: [slot.index], emptiable: min === 0 || root.emptiable };
  }

  private slot(property: string, list: boolean): Slot {
    const known = this.slots.find((slot) => slot.property === property);
    if (known === undefined) {
      const slot = { index: this.slots.length, property, inherited: isInherited(property), list };
      this.slots.push(slot);
      return slot;
    }
    known.list ||= list;
    return known;
  }
}

const emptiable = (node: Node): boolean => node.emptiable;

function occurrence({ min = 1, max = 1 }: { min?: number; max?: number | 'unbounded' }): { min: number; max: number } {
  return { min, max: max === 'unbounded' ? Infinity : max };
}

/** Which slots hold something. */
export type Presence = (slot: number) => boolean;

/** Why an object does not fit its scope. Several `properties`: one of them is missing, or they exclude each other. */
export interface Misfit {
  readonly kind: 'missing' | 'conflict';
  readonly properties: readonly [string, ...string[]];
}

/** Whether what is there satisfies the node, occurrence by occurrence (Structures, section 3.8.4). */
export function findMisfit(node: Node, has: Presence): Misfit | undefined {
  if (node.kind === 'element' || node.kind === 'any' || node.kind === 'owned') {
    return node.emptiable || has(node.slot.index) ? undefined : { kind: 'missing', properties: [node.slot.property] };
  }
  if (node.min === 0 && !node.slots.some(has)) return undefined;
  if (node.kind === 'choice') return findChoiceMisfit(node, has);
  for (const member of node.members) {
    const misfit = findMisfit(member, has);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function findChoiceMisfit(choice: GroupNode, has: Presence): Misfit | undefined {
  const present = choice.slots.filter(has);
  if (present.length === 0) {
    return choice.emptiable ? undefined : { kind: 'missing', properties: firstProperties(choice) };
  }
  const alternative = chooseAlternative(choice, has);
  if (alternative !== undefined) return findMisfit(alternative, has);
  return { kind: 'conflict', properties: conflicting(choice, present) };
}

/** The alternative that takes all that is there of the choice's properties, if there is one: a whole one where possible. */
export function chooseAlternative(choice: GroupNode, has: Presence): Node | undefined {
  const present = choice.slots.filter(has);
  let candidate: Node | undefined;
  for (const member of choice.members) {
    if (!present.every((slot) => member.slots.includes(slot))) continue;
    if (findMisfit(member, has) === undefined) return member;
    candidate ??= member;
  }
  return candidate;
}

function firstProperties(choice: GroupNode): [string, ...string[]] {
  const names = choice.members.map((member) => leafProperties(member)[0] ?? '').filter((name) => name !== '');
  return [names[0] ?? '', ...names.slice(1)];
}

function conflicting(choice: GroupNode, present: readonly number[]): [string, ...string[]] {
  const names = leafSlots(choice).filter((slot) => present.includes(slot.index));
  const unique = [...new Set(names.map((slot) => slot.property))];
  return [unique[0] ?? '', ...unique.slice(1)];
}

const leafProperties = (node: Node): string[] => leafSlots(node).map((slot) => slot.property);

function leafSlots(node: Node): Slot[] {
  return 'members' in node ? node.members.flatMap(leafSlots) : [node.slot];
}

/** Leaves of a scope, those of its groups' own scopes left out. */
export function leaves(node: Node): LeafNode[] {
  return 'members' in node ? node.members.flatMap(leaves) : [node];
}
