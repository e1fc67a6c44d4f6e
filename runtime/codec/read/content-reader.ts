/** What the readers of complex content share: an object that fills up, and a check of it at the end tag. */
import { ReadError } from '../codec.js';
import type { ElementHandler, OpenElement } from '../codec.js';
import { findMisfit } from '../content.js';
import type { Scope } from '../content.js';
import { setOwn } from '../own-property.js';
import { locationIn, missing } from './receiver.js';
import type { Receiver } from './receiver.js';

/** A value in the making; `slot` is its place in the owner. */
export interface Target {
  readonly object: object;
  readonly owner: Receiver;
  readonly slot: number;
  readonly name: string;
}

const notBlank = /[^ \t\n\r]/;

export abstract class ContentReader implements ElementHandler, Receiver {
  constructor(
    protected readonly target: Target,
    protected readonly strict: boolean,
  ) {}

  abstract open(element: OpenElement): ElementHandler;
  abstract close(): void;
  abstract receive(slot: number, value: unknown): void;

  text(text: string): void {
    if (this.strict && notBlank.test(text)) throw invalidContent(this.location(), 'Text', 'between elements');
  }

  interruption(): void {}

  location(): string {
    return locationIn(this.target.owner, this.target.name);
  }

  protected finish(): void {
    this.target.owner.receive(this.target.slot, this.target.object);
  }
}

/** Moves what was read to the object, in the order of the contract. Throws when the content model wants something else. */
export function fillObject(object: object, values: readonly unknown[], scope: Scope, location: () => string): void {
  for (const { index, property } of scope.slots) {
    const value = values[index];
    if (value !== undefined) setOwn(object, property, value);
  }
  const misfit = findMisfit(scope.root, (slot) => values[slot] !== undefined);
  if (misfit === undefined) return;
  const names = misfit.properties.map(elementName);
  if (misfit.kind === 'missing') throw missing(location(), names.join(' or '));
  throw invalidContent(location(), names.join(' and '), 'exclude each other');
}

/** Of a property: repeated groups have none, and are named after what they are. */
function elementName(property: string): string {
  return property.replace(/^\$\$/, '');
}

export function invalidContent(location: string, what: string, why: string): ReadError {
  return new ReadError('invalid-content', `${what} ${why}${location === '' ? '' : ` in ${location}`}.`);
}
