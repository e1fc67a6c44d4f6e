/** Listening, as a promise. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Connections that the system keeps until they are accepted: a burst beyond it waits a second for its next attempt. Linux allows 4,096. */
const BACKLOG = 4_096;

/** Resolves with `HOST:PORT`, the port being the one that was found for 0; rejects with the socket's error. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      const found = (server.address() as AddressInfo).port;
      resolve(`${host.includes(':') ? `[${host}]` : host}:${found}`);
    });
  });
}
