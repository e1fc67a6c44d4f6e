/**
 * Reads content where a child's name alone says which property it is: in any order, as the hosts we replace do. What the
 * contract does not know is skipped.
 */
import type { ElementHandler, OpenElement } from '../codec.js';
import { leaves } from '../content.js';
import type { LeafNode, Scope, Slot } from '../content.js';
import { setOwn } from '../own-property.js';
import { admits } from '../wildcard.js';
import { ContentReader, fillObject } from './content-reader.js';
import type { Target } from './content-reader.js';
import { duplicate, missing, skipped } from './receiver.js';
import type { Receiver } from './receiver.js';

/** Begins to read a child that fills a slot. */
export interface ChildReader {
  read(element: OpenElement, owner: Receiver, slot: number): ElementHandler;
}

interface FlatLeaf {
  /** In the contract's order. */
  readonly position: number;
  readonly namespace: string;
  readonly name: string;
  readonly slot: number;
  readonly list: boolean;
  readonly reader: ChildReader;
}

/** Content that `FlatReader` can read, looked up by name. */
export class FlatContent {
  private readonly inOrder: FlatLeaf[] = [];
  private readonly byName = new Map<string, FlatLeaf[]>();
  private readonly wildcards: { readonly leaf: FlatLeaf; admits(namespace: string): boolean }[] = [];
  /** Of the only content model that needs no closer look: a sequence of elements. */
  readonly required: readonly Slot[] | undefined;

  constructor(
    readonly scope: Scope,
    readerOf: (leaf: LeafNode) => ChildReader,
  ) {
    for (const leaf of leaves(scope.root)) {
      const { index: slot, list } = leaf.slot;
      if (leaf.kind === 'any') {
        const flat = { position: 0, namespace: '', name: '', slot, list, reader: readerOf(leaf) };
        this.wildcards.push({ leaf: flat, admits: (namespace) => admits(leaf.wildcard, namespace) });
      } else if (leaf.kind === 'element' && leaf.element.abstract !== true) {
        const { namespace, name } = leaf.element;
        const known = this.byName.get(name) ?? [];
        if (known.some((other) => other.namespace === namespace)) continue;
        const flat = { position: this.inOrder.length, namespace, name, slot, list, reader: readerOf(leaf) };
        this.inOrder.push(flat);
        this.byName.set(name, [...known, flat]);
      }
    }
    this.required = requiredSlots(scope);
  }

  /** Most messages keep the contract's order: what came last may come again, or what is after it may come. */
  findAfter(position: number, namespace: string, name: string): FlatLeaf | undefined {
    const same = this.inOrder[position];
    if (same !== undefined && same.name === name && same.namespace === namespace) return same;
    const next = this.inOrder[position + 1];
    if (next !== undefined && next.name === name && next.namespace === namespace) return next;
    return this.find(namespace, name);
  }

  find(namespace: string, name: string): FlatLeaf | undefined {
    const leaves = this.byName.get(name);
    if (leaves !== undefined) {
      for (const leaf of leaves) if (leaf.namespace === namespace) return leaf;
    }
    for (const wildcard of this.wildcards) if (wildcard.admits(namespace)) return wildcard.leaf;
    return undefined;
  }
}

function requiredSlots({ root }: Scope): Slot[] | undefined {
  if (root.kind === 'choice' || root.min === 0) return undefined;
  const required: Slot[] = [];
  for (const member of root.members) {
    if (!('slot' in member)) return undefined;
    if (!member.emptiable) required.push(member.slot);
  }
  return required;
}

/** Whether every name in the scope belongs to one property of one type, and no group has an object of its own. */
export function isFlat(scope: Scope): boolean {
  const names = new Map<string, LeafNode & { kind: 'element' }>();
  let wildcards = 0;
  for (const leaf of leaves(scope.root)) {
    if (leaf.kind === 'owned' || (leaf.kind === 'any' && ++wildcards > 1)) return false;
    if (leaf.kind === 'any') continue;
    const { element } = leaf;
    const key = `{${element.namespace}}${element.name}`;
    const other = names.get(key);
    if (other !== undefined && (other.slot !== leaf.slot || other.element.type !== element.type)) return false;
    names.set(key, leaf);
  }
  return true;
}

export class FlatReader extends ContentReader {
  private readonly values: unknown[];
  private position = 0;

  constructor(
    private readonly content: FlatContent,
    target: Target,
  ) {
    super(target, false);
    this.values = new Array<unknown>(content.scope.slots.length);
  }

  open(element: OpenElement): ElementHandler {
    const leaf = this.content.findAfter(this.position, element.namespace, element.name);
    if (leaf === undefined) return skipped;
    this.position = leaf.position;
    if (!leaf.list && this.values[leaf.slot] !== undefined) throw duplicate(this.location(), element.name);
    return leaf.reader.read(element, this, leaf.slot);
  }

  receive(slot: number, value: unknown): void {
    const { values } = this;
    if (this.content.scope.slots[slot]?.list !== true) {
      values[slot] = value;
      return;
    }
    const list = values[slot] as unknown[] | undefined;
    if (list === undefined) values[slot] = [value];
    else list.push(value);
  }

  close(): void {
    const { content, values, target } = this;
    const { required, scope } = content;
    if (required === undefined) {
      fillObject(target.object, values, scope, () => this.location());
    } else {
      for (const { index, property } of required) {
        if (values[index] === undefined) throw missing(this.location(), property);
      }
      for (const { index, property } of scope.slots) {
        if (values[index] !== undefined) setOwn(target.object, property, values[index]);
      }
    }
    this.finish();
  }
}
