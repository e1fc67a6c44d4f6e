/** Writes the children of an element in the order of the content model, and nothing that does not fit it. */
import type { ElementParticleDescriptor } from '../../descriptor.js';
import { chooseAlternative, findMisfit } from '../content.js';
import type { ElementNode, GroupNode, LeafNode, Misfit, Node, OwnedNode, Scope } from '../content.js';
import { getOwn } from '../own-property.js';
import { writeWildcard } from './any-writer.js';
import type { ElementWriter, SchemaWriters } from './compile-writers.js';
import { describe, Unwritable, within } from './output.js';
import type { Output } from './output.js';

/** The values of a scope's slots. */
type Values = readonly unknown[];
type NodeWriter = (values: Values, defaultNamespace: string, output: Output) => string;
type ItemWriter = ElementWriter;

export class ContentWriter {
  private writeRoot: NodeWriter | undefined;
  private readonly nillable: readonly boolean[];

  constructor(
    private readonly scope: Scope,
    private readonly writers: SchemaWriters,
    /** Writers of the children: another encoding has others. */
    private readonly childWriter: (element: ElementParticleDescriptor) => ElementWriter,
  ) {
    this.nillable = nillableSlots(scope);
  }

  write(object: object, defaultNamespace: string, output: Output): string {
    this.writeRoot ??= this.group(this.scope.root);
    return this.writeRoot(this.valuesOf(object), defaultNamespace, output);
  }

  private valuesOf(object: object): Values {
    const { slots } = this.scope;
    const values = new Array<unknown>(slots.length);
    for (const { index, property, inherited } of slots) {
      const value = inherited ? getOwn(object, property) : (object as Record<string, unknown>)[property];
      values[index] = value === null && this.nillable[index] !== true ? undefined : value;
    }
    return values;
  }

  private node(node: Node): NodeWriter {
    return 'members' in node ? this.group(node) : this.leaf(node);
  }

  private group(group: GroupNode): NodeWriter {
    const members = group.members.map((member) => this.node(member));
    if (group.kind === 'choice') return this.choice(group, members);
    const writeMembers: NodeWriter = (values, defaultNamespace, output) => {
      let text = '';
      for (const write of members) text += write(values, defaultNamespace, output);
      return text;
    };
    if (group.min > 0) return writeMembers;
    return (values, defaultNamespace, output) =>
      group.slots.some((slot) => values[slot] !== undefined) ? writeMembers(values, defaultNamespace, output) : '';
  }

  private choice(group: GroupNode, members: readonly NodeWriter[]): NodeWriter {
    return (values, defaultNamespace, output) => {
      const has = (slot: number): boolean => values[slot] !== undefined;
      const misfit = findMisfit(group, has);
      if (misfit !== undefined) throw choiceMisfit(misfit);
      if (!group.slots.some(has)) return '';
      const chosen = chooseAlternative(group, has);
      const write = chosen === undefined ? undefined : members[group.members.indexOf(chosen)];
      return write?.(values, defaultNamespace, output) ?? '';
    };
  }

  private leaf(leaf: LeafNode): NodeWriter {
    const { index, property, list } = leaf.slot;
    const write = list ? listWriter(leaf, this.item(leaf)) : this.item(leaf);
    return (values, defaultNamespace, output) => {
      const value = values[index];
      if (value === undefined) {
        if (leaf.emptiable) return '';
        throw new Unwritable('is missing').within(property);
      }
      try {
        return write(value, defaultNamespace, output);
      } catch (error) {
        throw within(error, property);
      }
    };
  }

  private item(leaf: LeafNode): ItemWriter {
    switch (leaf.kind) {
      case 'element':
        return this.element(leaf);
      case 'any':
        return (value, defaultNamespace) => writeWildcard(value, leaf.wildcard, defaultNamespace, this.writers.escape);
      case 'owned':
        return this.owned(leaf);
    }
  }

  private element({ element }: ElementNode): ItemWriter {
    return element.abstract === true ? refuseAbstract(element) : this.childWriter(element);
  }

  private owned({ scope }: OwnedNode): ItemWriter {
    const content = new ContentWriter(scope, this.writers, this.childWriter);
    return (value, defaultNamespace, output) => {
      if (typeof value !== 'object' || value === null)
        throw new Unwritable(`is ${describe(value)}, expected an object`);
      return content.write(value, defaultNamespace, output);
    };
  }
}

export function refuseAbstract({ name }: ElementParticleDescriptor): ElementWriter {
  return () => {
    throw new Unwritable(`cannot be written: ${name} is abstract`);
  };
}

function nillableSlots({ slots, root }: Scope): boolean[] {
  const nillable = slots.map(() => false);
  const visit = (node: Node): void => {
    if ('members' in node) node.members.forEach(visit);
    else if (node.kind === 'element' && node.element.nillable === true && !node.slot.list)
      nillable[node.slot.index] = true;
  };
  visit(root);
  return nillable;
}

function listWriter({ min, max }: LeafNode, write: ItemWriter): ItemWriter {
  return (value, defaultNamespace, output) => {
    if (!Array.isArray(value)) throw new Unwritable(`is ${describe(value)}, expected an array`);
    const items: readonly unknown[] = value;
    if (items.length < min) throw new Unwritable(`has ${items.length} items, expected at least ${min}`);
    if (items.length > max) throw new Unwritable(`has ${items.length} items, expected at most ${max}`);
    let text = '';
    for (let index = 0; index < items.length; index++) {
      try {
        text += write(items[index], defaultNamespace, output);
      } catch (error) {
        throw within(error, index);
      }
    }
    return text;
  };
}

function choiceMisfit({ kind, properties }: Misfit): Unwritable {
  const [first] = properties;
  if (kind === 'conflict')
    return new Unwritable(`cannot be written: only one of ${properties.join(', ')} may be there`);
  if (properties.length === 1) return new Unwritable('is missing').within(first);
  return new Unwritable(`lacks one of ${properties.join(', ')}`);
}
