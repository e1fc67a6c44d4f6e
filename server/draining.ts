/** Ends a server without cutting anybody off: the end is announced, what has been begun is answered, and each answer ends its connection. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Without a new request for so many milliseconds, all that had been sent have been read. */
const QUIET = 100;

/** Milliseconds. */
export interface DrainTimes {
  /** For which requests are still taken, at least. */
  readonly notice: number;
  /** For all of it; connections that have not ended then are cut. */
  readonly patience: number;
}

export class Draining {
  readonly #unanswered = new Set<ServerResponse>();
  #begun = false;
  /** When the latest request came. */
  #latest = -QUIET;

  get hasBegun(): boolean {
    return this.#begun;
  }

  /** The same listener, known to `drain`. */
  watch(listener: Listener): Listener {
    return (request, response) => {
      this.#unanswered.add(response);
      this.#latest = performance.now();
      response.once('close', () => this.#unanswered.delete(response));
      if (this.#begun) endConnectionWith(response);
      listener(request, response);
    };
  }

  /**
   * Resolves when every connection has ended. For a while it is only said that the end has come, to load balancers by the readiness and to
   * callers by each answer, so that nobody sends a request to a socket that is closing; then idle connections end, and the others with
   * their answers.
   */
  async drain(server: Server, { notice, patience }: DrainTimes): Promise<void> {
    this.#begun = true;
    for (const response of this.#unanswered) endConnectionWith(response);
    const begun = performance.now();
    if (server.listening) await delay(Math.min(notice, patience));
    // The system may hold connections that nobody has accepted yet, but who goes on calling shall not keep the end waiting.
    await this.#quiet(begun + (notice + 2 * patience) / 3);
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined;
    await this.#quiet(begun + patience);
    server.closeAllConnections();
    await closed;
  }

  /** Resolves at the deadline, or when all is answered and no request has come for a moment. */
  async #quiet(deadline: number): Promise<void> {
    const isQuiet = (): boolean => this.#unanswered.size === 0 && performance.now() - this.#latest > QUIET;
    while (!isQuiet() && performance.now() < deadline) await delay(10);
  }
}

function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
