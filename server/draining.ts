/** Ends a server without cutting anybody off: what has been begun is answered, and each answer ends its connection. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

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

  /** Resolves when every connection has ended; those that have not after `patience` milliseconds are cut. */
  async drain(server: Server, patience: number): Promise<void> {
    this.#begun = true;
    for (const response of this.#unanswered) endConnectionWith(response);
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined;
    const deadline = performance.now() + patience;
    while (this.#unanswered.size > 0 && performance.now() < deadline) await delay(10);
    server.closeAllConnections();
    await closed;
  }
}

function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
