/** Tells the first of its kind in a while from those that follow. */

export interface SamplerOptions {
  /** Milliseconds. */
  readonly interval: number;
  /** Kinds remembered at most; beyond it the longest known is forgotten. */
  readonly size: number;
}

export class Sampler {
  readonly #options: SamplerOptions;
  /** In the order in which they were news. */
  readonly #seen = new Map<string, number>();

  constructor(options: SamplerOptions) {
    this.#options = options;
  }

  isNews(kind: string): boolean {
    const now = performance.now();
    const before = this.#seen.get(kind);
    if (before !== undefined && now - before < this.#options.interval) return false;
    this.#seen.delete(kind);
    this.#seen.set(kind, now);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > this.#options.size && oldest !== undefined) this.#seen.delete(oldest);
    return true;
  }
}
