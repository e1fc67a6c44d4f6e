/**
 * The time, as long as it can be believed. Sessions that ended would live again, and counted failures be forgotten, on a clock that was set
 * back; so while it is behind what the store remembers, nobody is authenticated.
 */

/** What the clocks of several hosts may differ by, and what an ordinary correction moves them, in milliseconds. */
const TOLERANCE = 30_000;

export class ClockSetBackError extends Error {
  override readonly name = 'ClockSetBackError';
}

export class Clock {
  readonly #read: () => number;
  #latest = 0;

  /** `read`: milliseconds since 1970. */
  constructor(read: () => number = Date.now) {
    this.#read = read;
  }

  /** Milliseconds since 1970. Throws `ClockSetBackError`. */
  now(): number {
    const now = this.#read();
    if (now < this.#latest - TOLERANCE) {
      throw new ClockSetBackError(
        `the clock is ${Math.round((this.#latest - now) / 1000)} s behind the latest moment on record`,
      );
    }
    if (now > this.#latest) this.#latest = now;
    return now;
  }

  /** A moment that is known to have passed, here or in another process. */
  remember(moment: number): void {
    if (moment > this.#latest) this.#latest = moment;
  }
}
