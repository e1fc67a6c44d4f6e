/** Finds the particle that each child of an element belongs to, one child after the other. */
import { leaves } from '../content.js';
import type { AnyNode, ElementNode, GroupNode, Node, OwnedNode, Scope, Slot } from '../content.js';
import { admits } from '../wildcard.js';
import { fillObject, invalidContent } from './content-reader.js';

/** Where a child belongs. */
export interface Match {
  readonly instance: ScopeInstance;
  readonly leaf: ElementNode | AnyNode;
}

/** One object in the making: its values, and how far its content model has come. */
export class ScopeInstance {
  private readonly values: unknown[];
  private readonly cursor: GroupCursor;
  /** A repetition of a group that came too late; what follows it may belong to it. */
  private latecomer: ScopeInstance | undefined;

  constructor(
    private readonly scope: Scope,
    private readonly strict: boolean,
  ) {
    this.values = new Array<unknown>(scope.slots.length).fill(undefined);
    this.cursor = new GroupCursor(scope.root, this, strict);
  }

  /** The next child's place, late ones included. */
  takeAnywhere(namespace: string, name: string): Match | undefined {
    const match = this.take(namespace, name);
    return match === undefined && !this.strict ? this.takeLate(namespace, name) : match;
  }

  take(namespace: string, name: string): Match | undefined {
    return this.cursor.take(namespace, name);
  }

  put({ index, list }: Slot, value: unknown): void {
    const held = this.values[index];
    if (!list) this.values[index] = value;
    else if (held === undefined) this.values[index] = [value];
    else (held as unknown[]).push(value);
  }

  /** The values by slot, groups' objects among them. Throws when one of those does not fit its model. */
  finish(location: () => string): readonly unknown[] {
    if (this.strict) this.checkCounts(location);
    return this.values.map((value) => {
      if (Array.isArray(value)) return value.map((item) => finished(item, location));
      return finished(value, location);
    });
  }

  /** That there are not too many is seen when one too many comes. */
  private checkCounts(location: () => string): void {
    for (const { slot, min } of leaves(this.scope.root)) {
      const held = this.values[slot.index];
      if (slot.list && Array.isArray(held) && held.length < min)
        throw invalidContent(location(), `Too few: ${slot.property}`, `expected ${min}`);
    }
  }

  private takeLate(namespace: string, name: string): Match | undefined {
    const continued = this.latecomer?.take(namespace, name);
    if (continued !== undefined) return continued;
    for (const leaf of leaves(this.scope.root)) {
      if (!leaf.slot.list && this.values[leaf.slot.index] !== undefined) continue;
      if (!mayStart(leaf, namespace, name)) continue;
      if (leaf.kind !== 'owned') return { instance: this, leaf };
      this.latecomer = this.begin(leaf);
      return this.latecomer.take(namespace, name);
    }
    return undefined;
  }

  begin(owned: OwnedNode): ScopeInstance {
    const instance = new ScopeInstance(owned.scope, this.strict);
    this.put(owned.slot, instance);
    return instance;
  }

  /** The object that the instance has become. */
  toObject(location: () => string): object {
    const object = {};
    fillObject(object, this.finish(location), this.scope, location);
    return object;
  }
}

function finished(value: unknown, location: () => string): unknown {
  return value instanceof ScopeInstance ? value.toObject(location) : value;
}

/** One occurrence of a group: the member reached, how often it occurred, and its own occurrence if it is a group. */
class GroupCursor {
  private index = 0;
  private count = 0;
  private child: GroupCursor | ScopeInstance | undefined;
  /** Of `all` groups, where every member is open until it came. */
  private readonly counts: number[] = [];

  constructor(
    private readonly group: GroupNode,
    private readonly instance: ScopeInstance,
    private readonly strict: boolean,
  ) {
    if (group.kind === 'choice') this.index = -1;
  }

  take(namespace: string, name: string): Match | undefined {
    switch (this.group.kind) {
      case 'sequence':
        return this.takeInSequence(namespace, name);
      case 'choice':
        return this.takeInChoice(namespace, name);
      case 'all':
        return this.takeInAll(namespace, name);
    }
  }

  private takeInSequence(namespace: string, name: string): Match | undefined {
    const { members } = this.group;
    for (let index = this.index; index < members.length; index++) {
      const member = members[index];
      if (member === undefined) break;
      const count = index === this.index ? this.count : 0;
      const match = this.takeAt(member, index, count, namespace, name);
      if (match !== undefined) return match;
      if (this.strict && count < member.min && !member.emptiable) return undefined;
    }
    return undefined;
  }

  private takeInChoice(namespace: string, name: string): Match | undefined {
    const { members } = this.group;
    const chosen = members[this.index];
    if (chosen !== undefined) return this.takeAt(chosen, this.index, this.count, namespace, name);
    for (const [index, member] of members.entries()) {
      const match = this.takeAt(member, index, 0, namespace, name);
      if (match !== undefined) return match;
    }
    return undefined;
  }

  private takeInAll(namespace: string, name: string): Match | undefined {
    for (const [index, member] of this.group.members.entries()) {
      const count = this.counts[index] ?? 0;
      const match = this.takeAt(member, index, count, namespace, name);
      if (match === undefined) continue;
      this.counts[index] = count + 1;
      return match;
    }
    return undefined;
  }

  /** Tries one member: its occurrence under way, or a new one if there may be one more. */
  private takeAt(member: Node, index: number, count: number, namespace: string, name: string): Match | undefined {
    const continued = index === this.index ? this.child?.take(namespace, name) : undefined;
    if (continued !== undefined) return continued;
    if (count >= member.max || !mayStart(member, namespace, name)) return undefined;
    this.index = index;
    this.count = count + 1;
    if (member.kind === 'element' || member.kind === 'any') {
      this.child = undefined;
      return { instance: this.instance, leaf: member };
    }
    this.child =
      member.kind === 'owned' ? this.instance.begin(member) : new GroupCursor(member, this.instance, this.strict);
    return this.child.take(namespace, name);
  }
}

/** Whether an occurrence of the node may begin with such an element. */
function mayStart(node: Node, namespace: string, name: string): boolean {
  switch (node.kind) {
    case 'element':
      return node.element.name === name && node.element.namespace === namespace && node.element.abstract !== true;
    case 'any':
      return admits(node.wildcard, namespace);
    case 'owned':
      return mayStart(node.scope.root, namespace, name);
    case 'sequence':
      for (const member of node.members) {
        if (mayStart(member, namespace, name)) return true;
        if (!member.emptiable) return false;
      }
      return false;
    case 'choice':
    case 'all':
      return node.members.some((member) => mayStart(member, namespace, name));
  }
}
