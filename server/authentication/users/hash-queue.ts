/**
 * Work that keeps a processor busy, so many at a time, a limited number waiting, the rest turned away at once: what a flood of logins
 * costs is bounded, and whatever needs no hashing goes on beside it.
 */
import { AuthenticationError } from '../errors.js';

export interface HashQueueOptions {
  readonly slots: number;
  readonly waiting: number;
}

export class HashQueue {
  readonly #options: HashQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: HashQueueOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * First come, first served. Throws `AuthenticationError` "busy" when as many wait as may, and when its turn comes after `signal` said that
   * nobody waits for the answer any more: the work is not done then.
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#enter();
    try {
      if (signal?.aborted === true) throw new AuthenticationError('busy');
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** Throws `AuthenticationError` "busy" when as many wait as may. */
  refuseWhenBusy(): void {
    if (this.#waiting.length >= this.#options.waiting) throw new AuthenticationError('busy');
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#options.slots) {
      this.#running += 1;
      return;
    }
    this.refuseWhenBusy();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The next one inherits the slot. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
