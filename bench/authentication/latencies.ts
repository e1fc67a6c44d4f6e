/** Callers that send requests in turn on kept connections, wait for each answer, and remember how long it took and what it was. */
import { setTimeout as delay } from 'node:timers/promises';

import { KeptConnection } from './kept-connection.js';

export interface Repeated {
  readonly port: number;
  /** Caller number n begins with request number n. */
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly milliseconds: number;
  /** Milliseconds between an answer and the next request; default: none. */
  readonly pause?: number;
}

/** The first answer on each connection does not count; connections that break are opened again, and counted. */
export async function repeat({ port, requests, connections, milliseconds, pause = 0 }: Repeated): Promise<Latencies> {
  const until = performance.now() + milliseconds;
  const found = new Latencies();
  const callOnAndOn = async (first: number): Promise<void> => {
    const caller = new KeptConnection(port);
    await caller.ask(requests[first % requests.length] ?? Buffer.alloc(0));
    for (let index = first; performance.now() < until; index += 1) {
      const started = performance.now();
      const answer = await caller.ask(requests[index % requests.length] ?? Buffer.alloc(0));
      if (answer === undefined) found.broken += 1;
      else found.add(answer.status, performance.now() - started);
      if (pause > 0) await delay(pause);
    }
    caller.end();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => callOnAndOn(index)));
  return found;
}

/** Milliseconds by status. */
export class Latencies {
  broken = 0;
  readonly #entries: [status: number, milliseconds: number][] = [];
  #sorted: number[] | undefined;

  add(status: number, milliseconds: number): void {
    this.#entries.push([status, milliseconds]);
    this.#sorted = undefined;
  }

  /** For another thread. */
  toData(): { readonly broken: number; readonly entries: readonly (readonly [number, number])[] } {
    return { broken: this.broken, entries: this.#entries };
  }

  static fromData({ broken, entries }: ReturnType<Latencies['toData']>): Latencies {
    const found = new Latencies();
    found.broken = broken;
    for (const [status, milliseconds] of entries) found.add(status, milliseconds);
    return found;
  }

  get count(): number {
    return this.#entries.length;
  }

  of(wanted: number): Latencies {
    const found = new Latencies();
    for (const [status, milliseconds] of this.#entries) if (status === wanted) found.add(status, milliseconds);
    return found;
  }

  /** The quantile `share`; 0 of nothing. */
  at(share: number): number {
    this.#sorted ??= this.#entries.map(([, milliseconds]) => milliseconds).sort((left, right) => left - right);
    return this.#sorted[Math.min(this.#sorted.length - 1, Math.floor(this.#sorted.length * share))] ?? 0;
  }
}
