/**
 * Reads content where position matters: groups that repeat, names that stand in several places, and everything in
 * strict mode. Each child goes where the content model expects it; since models are deterministic (Structures, section 3.8.6),
 * what came before decides. Outside strict mode a child that comes too late still finds its place.
 */
import type { ElementHandler, OpenElement } from '../codec.js';
import { leaves } from '../content.js';
import type { ElementNode, LeafNode, Scope } from '../content.js';
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

  constructor(
    private readonly content: OrderedContent,
    target: Target,
    strict: boolean,
  ) {
    super(target, strict);
    this.instance = new ScopeInstance(content.scope, strict);
  }

  open(element: OpenElement): ElementHandler {
    const match = this.instance.takeAnywhere(element.namespace, element.name);
    if (match === undefined) return this.unexpected(element);
    this.match = match;
    return this.content.reader(match.leaf).read(element, this, match.leaf.slot.index);
  }

  receive(_slot: number, value: unknown): void {
    this.match?.instance.put(this.match.leaf.slot, value);
  }

  close(): void {
    const location = (): string => this.location();
    fillObject(this.target.object, this.instance.finish(location), this.content.scope, location);
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
