/** A server on a free port for the time of a test file, and raw requests to it. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';

export interface Listening {
  readonly port: () => number;
  readonly url: (path: string) => string;
}

/** Call at the top of a `describe` or a file. */
export function listening(server: Server): Listening {
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = () => (server.address() as AddressInfo).port;
  return { port, url: (path) => `http://127.0.0.1:${port()}${path}` };
}

/** Sends bytes and returns all that comes back until the server closes, or until `enough` says so. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  enough: (text: string) => boolean = () => false,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(4000, () => reject(new Error(`nothing more came after: ${text}`)));
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      if (enough(text)) done();
    });
    socket.on('error', reject);
    socket.on('close', done);
  });
}
