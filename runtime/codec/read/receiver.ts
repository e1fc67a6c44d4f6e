/** How readers pass values up, and say where something is wrong. */
import { ReadError } from '../codec.js';
import type { ElementHandler, ReadErrorKind } from '../codec.js';

/** Whoever waits for the value of an element. */
export interface Receiver {
  /** `slot` is what the receiver gave when the element began. */
  receive(slot: number, value: unknown): void;
  /** The element it reads, `order/item`, from below the message's root; `''` is the root, `undefined` is outside. */
  location(): string | undefined;
}

/** Where an element of that name stands within its receiver. */
export function locationIn(owner: Receiver, name: string): string {
  const outer = owner.location();
  if (outer === undefined) return '';
  return outer === '' ? name : `${outer}/${name}`;
}

/** Takes in anything and keeps nothing. */
export const skipped: ElementHandler = {
  open: () => skipped,
  text: ignore,
  interruption: ignore,
  close: ignore,
};

function ignore(): void {}

export function missing(location: string, name: string): ReadError {
  const message = location === '' ? `Missing parameter: ${name}.` : `Missing element: ${name} in ${location}.`;
  return new ReadError('missing', message);
}

export function duplicate(location: string, name: string): ReadError {
  const message = location === '' ? `Duplicate parameter: ${name}.` : `Duplicate element: ${name} in ${location}.`;
  return new ReadError('duplicate', message);
}

/** With position, which the XML reader knows better than the message's reader; see `readXml`. */
export function readError(kind: ReadErrorKind, message: string): ReadError {
  return new ReadError(kind, message);
}
