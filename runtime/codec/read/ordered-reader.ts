/**
 * Reads content where position matters: groups that repeat, names that stand in several places, mixed text, and everything in
 * strict mode. Each child goes where the content model expects it; since models are deterministic (Structures, section 3.8.6),
 * what came before decides. Outside strict mode a child that comes too late still finds its place.
 */
import type { ElementHandler, OpenElement } from '../codec.js';
import { leaves } from '../content.js';
import type { ElementNode, LeafNode, Scope } from '../content.js';
import { setOwn } from '../own-property.js';
import { ContentReader, fillObject, invalidContent } from './content-reader.js';
import type { Target } from './content-reader.js';
import type { ChildReader } from './flat-reader.js';
import { ScopeInstance } from './matcher.js';
import type { Match } from './matcher.js';
import { duplicate, skipped } from './receiver.js';

export class OrderedContent {
  private readonly readers = new Map<LeafNode, ChildReader>();

  constructor(
    readonly scope: Scope,
    readonly mixed: boolean,
    private readonly readerOf: (leaf: LeafNode) => ChildReader,
  ) {}

  reader(leaf: LeafNode): ChildReader {
    let reader = this.readers.get(leaf);
    if (reader === undefined) {
      reader = this.readerOf(leaf);
      this.readers.set(leaf, reader);
    }
    return reader;
  }
}

export class OrderedReader extends ContentReader {
  private readonly instance: ScopeInstance;
  private match: Match | undefined;
  private readonly items: unknown[] = [];

  constructor(
    private readonly content: OrderedContent,
    target: Target,
    strict: boolean,
  ) {
    super(target, strict);
    this.instance = new ScopeInstance(content.scope, strict);
  }

  open(element: OpenElement): ElementHandler {
    const match = this.instance.take(element.namespace, element.name);
    if (match === undefined) return this.unexpected(element);
    this.match = match;
    return this.content.reader(match.leaf).read(element, this, match.leaf.slot.index);
  }

  override text(text: string): void {
    if (!this.content.mixed) return super.text(text);
    const last = this.items.at(-1);
    if (typeof last === 'string') this.items[this.items.length - 1] = last + text;
    else this.items.push(text);
  }

  receive(_slot: number, value: unknown): void {
    const { match } = this;
    if (match === undefined) return;
    match.instance.put(match.leaf.slot, value);
    if (!this.content.mixed) return;
    const item = {};
    setOwn(item, match.leaf.slot.property, value);
    this.items.push(item);
  }

  close(): void {
    const { object } = this.target;
    const { mixed } = this.content;
    fillObject(
      mixed ? {} : object,
      this.instance.finish(() => this.location()),
      this.content.scope,
      () => this.location(),
    );
    if (mixed) setOwn(object, '$$content', this.items);
    this.finish();
  }

  private unexpected(element: OpenElement): ElementHandler {
    const known = leaves(this.content.scope.root).some((leaf) => isNamed(leaf, element));
    if (this.strict) {
      throw invalidContent(this.location(), known ? 'Misplaced element:' : 'Unknown element:', element.name);
    }
    if (known) throw duplicate(this.location(), element.name);
    return skipped;
  }
}

function isNamed(leaf: LeafNode, { namespace, name }: OpenElement): leaf is ElementNode {
  return leaf.kind === 'element' && leaf.element.name === name && leaf.element.namespace === namespace;
}
