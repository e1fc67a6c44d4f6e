/** Reads mixed content: text and children as they come, in `$$content` (XML Schema 1.0 Structures, section 3.4.2). */
import type { ElementHandler, OpenElement } from '../codec.js';
import type { MixedOrder } from '../mixed-model.js';
import { setOwn } from '../own-property.js';
import { ContentReader, invalidContent } from './content-reader.js';
import type { Target } from './content-reader.js';
import type { FlatContent } from './flat-reader.js';
import { skipped } from './receiver.js';

export class MixedReader extends ContentReader {
  private readonly items: unknown[] = [];

  constructor(
    private readonly content: FlatContent,
    target: Target,
    strict: boolean,
    /** Who has to come, and in which order; without it that does not matter. */
    private readonly order?: MixedOrder,
  ) {
    super(target, strict);
  }

  open(element: OpenElement): ElementHandler {
    const leaf = this.content.find(element.namespace, element.name);
    if (leaf !== undefined && this.order?.take(element) === false)
      throw invalidContent(this.location(), 'Misplaced element:', element.name);
    if (leaf !== undefined) return leaf.reader.read(element, this, leaf.slot);
    if (this.strict) throw invalidContent(this.location(), 'Unknown element:', element.name);
    return skipped;
  }

  override text(text: string): void {
    const last = this.items.at(-1);
    if (typeof last === 'string') this.items[this.items.length - 1] = last + text;
    else this.items.push(text);
  }

  receive(slot: number, value: unknown): void {
    const item = {};
    setOwn(item, this.content.scope.slots[slot]?.property ?? '', value);
    this.items.push(item);
  }

  close(): void {
    this.order?.finish(() => this.location());
    setOwn(this.target.object, '$$content', this.items);
    this.finish();
  }
}
