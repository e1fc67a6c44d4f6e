/** Stops asking a system that does not answer: after some failures in a row it is left alone for a while, then one question goes through. */

export interface CircuitBreakerOptions {
  readonly failures: number;
  /** Milliseconds. */
  readonly pause: number;
  readonly now?: () => number;
}

export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

export class CircuitBreaker {
  readonly #options: Required<CircuitBreakerOptions>;
  #failures = 0;
  #openUntil = 0;

  constructor(options: CircuitBreakerOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /** Throws `CircuitOpenError` without asking while the circuit is open, else what `work` throws. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#enter();
    try {
      const result = await work();
      this.#failures = 0;
      return result;
    } catch (error) {
      this.#fail();
      throw error;
    }
  }

  #enter(): void {
    const { failures, pause, now } = this.#options;
    if (this.#failures < failures) return;
    if (now() < this.#openUntil) throw new CircuitOpenError('the circuit is open');
    // This caller is the probe; the others go on waiting.
    this.#openUntil = now() + pause;
  }

  #fail(): void {
    this.#failures += 1;
    if (this.#failures >= this.#options.failures) this.#openUntil = this.#options.now() + this.#options.pause;
  }
}
