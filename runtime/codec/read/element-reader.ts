/** Begins the reading of a declared element: nil, or a value of its type. */
import type { ElementHandler, OpenElement } from '../codec.js';
import type { TypeRef } from '../../descriptor.js';
import { XSI_NAMESPACE } from '../xml-name.js';
import { skipped } from './receiver.js';
import type { Receiver } from './receiver.js';

/** What global elements and element particles have in common. */
export interface ElementDeclaration {
  readonly namespace: string;
  readonly name: string;
  readonly type: TypeRef;
  readonly nillable?: true;
  readonly default?: string;
  readonly fixed?: string;
}

/** Reads content of one type; one object per type, shared by all elements of it. */
export interface TypeReader {
  /** The value goes to `owner` when the element ends. Throws `ReadError`. */
  read(element: OpenElement, declaration: ElementDeclaration, owner: Receiver, slot: number): ElementHandler;
}

export class ElementReader {
  private type: TypeReader | undefined;

  /** `lookup` is asked when the first element comes, so that recursive types end. */
  constructor(
    private readonly declaration: ElementDeclaration,
    private readonly lookup: (ref: TypeRef) => TypeReader,
  ) {}

  read(element: OpenElement, owner: Receiver, slot: number): ElementHandler {
    const { declaration } = this;
    if (declaration.nillable === true && isNil(element)) return new NilReader(owner, slot);
    this.type ??= this.lookup(declaration.type);
    return this.type.read(element, declaration, owner, slot);
  }
}

/** Structures, section 2.6.2. */
export function isNil(element: OpenElement): boolean {
  const text = element.attribute(XSI_NAMESPACE, 'nil')?.trim();
  return text === 'true' || text === '1';
}

class NilReader implements ElementHandler {
  constructor(
    private readonly owner: Receiver,
    private readonly slot: number,
  ) {}

  open(): ElementHandler {
    return skipped;
  }

  text(): void {}

  interruption(): void {}

  close(): void {
    this.owner.receive(this.slot, null);
  }
}
