/**
 * Turns of the event loop, shared out: so many callers go on in each, the others in the next ones, in the order in which they came. What arrives meanwhile and
 * needs no turn is served in between, however long the queue is.
 */
export class Turns {
  readonly #perTurn: number;
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;

  constructor(perTurn: number) {
    this.#perTurn = perTurn;
  }

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      for (const resolve of this.#waiting.splice(0, this.#perTurn)) resolve();
      this.#schedule();
    });
  }
}
