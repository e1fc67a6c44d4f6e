/** Ends a server without cutting anybody off: the end is announced, what has been begun is answered, and each answer ends its connection. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds. */
export interface DrainTimes {
  /** For which requests are still taken. */
  readonly notice: number;
  /** For all of it; connections that have not ended then are cut. */
  readonly patience: number;
}

export class Draining {
  readonly #unanswered = new Set<ServerResponse>();
  #begun = false;

  get hasBegun(): boolean {
    return this.#begun;
  }

  /** The same listener, known to `drain`. */
  watch(listener: Listener): Listener {
    return (request, response) => {
      this.#unanswered.add(response);
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
    const deadline = performance.now() + patience;
    if (server.listening) await delay(Math.min(notice, patience));
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined;
    while (this.#unanswered.size > 0 && performance.now() < deadline) await delay(10);
    server.closeAllConnections();
    await closed;
  }
}

function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
