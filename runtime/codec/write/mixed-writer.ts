/** Writes mixed content: text and children in the order of `$$content`, which has to be one that the content model allows. */
import type { ContentDescriptor } from '../../descriptor.js';
import { planScope } from '../content.js';
import type { AnyNode, ElementNode, Node, Scope } from '../content.js';
import { MixedModel } from '../mixed-model.js';
import type { MixedOrder } from '../mixed-model.js';
import { getOwn } from '../own-property.js';
import type { XmlElement } from '../xml-element.js';
import { writeWildcard } from './any-writer.js';
import type { ElementWriter, SchemaWriters } from './compile-writers.js';
import { refuseAbstract } from './content-writer.js';
import { describe, Unwritable, within } from './output.js';
import type { Output } from './output.js';

interface Child {
  readonly leaf: ElementNode | AnyNode;
  readonly write: ElementWriter;
}

export class MixedWriter {
  private readonly scope: Scope;
  private readonly model: MixedModel | undefined;
  private readonly children = new Map<string, Child>();

  constructor(
    { particle, model }: Extract<ContentDescriptor, { readonly kind: 'elements' }>,
    private readonly writers: SchemaWriters,
  ) {
    this.scope = planScope(particle);
    this.model = model && new MixedModel(model);
  }

  write(object: object, defaultNamespace: string, output: Output): string {
    try {
      return this.writeItems(getOwn(object, '$$content') ?? [], defaultNamespace, output);
    } catch (error) {
      throw within(error, '$$content');
    }
  }

  private writeItems(content: unknown, defaultNamespace: string, output: Output): string {
    if (!Array.isArray(content)) throw new Unwritable(`is ${describe(content)}, expected an array`);
    const order = this.model?.begin();
    let text = '';
    for (const [index, item] of (content as readonly unknown[]).entries()) {
      try {
        text +=
          typeof item === 'string' ? this.writers.escape(item) : this.writeChild(item, order, defaultNamespace, output);
      } catch (error) {
        throw within(error, index);
      }
    }
    const complaint = order?.complaint();
    if (complaint !== undefined) throw new Unwritable(`does not fit its content model: ${complaint}`);
    return text;
  }

  /** An object with the one property that is the child's. */
  private writeChild(item: unknown, order: MixedOrder | undefined, defaultNamespace: string, output: Output): string {
    const [property, ...others] = typeof item === 'object' && item !== null ? Object.keys(item) : [];
    const child = property === undefined || others.length > 0 ? undefined : this.child(property);
    if (property === undefined || child === undefined) {
      throw new Unwritable('is neither text nor an object with the one property of a child');
    }
    try {
      const value = getOwn(item as object, property);
      const text = child.write(value, defaultNamespace, output);
      // A wildcard's writer takes nothing but elements.
      const element = child.leaf.kind === 'element' ? child.leaf.element : (value as XmlElement);
      if (order === undefined || order.take(element)) return text;
      throw new Unwritable('may not stand there by its content model');
    } catch (error) {
      throw within(error, property);
    }
  }

  private child(property: string): Child | undefined {
    const known = this.children.get(property);
    if (known !== undefined) return known;
    const leaf = findLeaf(this.scope, property);
    if (leaf === undefined) return undefined;
    const child = { leaf, write: this.leafWriter(leaf) };
    this.children.set(property, child);
    return child;
  }

  private leafWriter(leaf: ElementNode | AnyNode): ElementWriter {
    if (leaf.kind === 'any') {
      return (value, defaultNamespace) => writeWildcard(value, leaf.wildcard, defaultNamespace, this.writers.escape);
    }
    return leaf.element.abstract === true ? refuseAbstract(leaf.element) : this.writers.element(leaf.element);
  }
}

function findLeaf({ root }: Scope, property: string): ElementNode | AnyNode | undefined {
  const search = (node: Node): ElementNode | AnyNode | undefined => {
    if (node.kind === 'owned') return search(node.scope.root);
    if ('slot' in node) return node.slot.property === property ? node : undefined;
    for (const member of node.members) {
      const found = search(member);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(root);
}
