/** What the operator's machinery asks, on a port of its own: is the process alive, can it serve, what has it counted. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface AdminPort {
  /** `undefined`: it can serve. */
  notReadyBecause(): Promise<string | undefined>;
  /** In Prometheus' text format. */
  metrics(): Promise<string>;
}

/** `/healthz`: the process answers. `/readyz`: it can serve, else 503. `/metrics`: what it has counted. */
export function adminListener(port: AdminPort): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(request.url ?? '/', port).then(
      ({ status, body }) => response.writeHead(status, HEADERS).end(body),
      () => response.writeHead(500, HEADERS).end('failed\n'),
    );
  };
}

/** Prometheus' text format 0.0.4 is plain text. */
const HEADERS = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' };

async function answer(url: string, port: AdminPort): Promise<{ readonly status: number; readonly body: string }> {
  switch (url) {
    case '/healthz':
      return { status: 200, body: 'alive\n' };
    case '/readyz': {
      const reason = await port.notReadyBecause();
      return reason === undefined ? { status: 200, body: 'ready\n' } : { status: 503, body: `${reason}\n` };
    }
    case '/metrics':
      return { status: 200, body: await port.metrics() };
    default:
      return { status: 404, body: 'not here\n' };
  }
}
