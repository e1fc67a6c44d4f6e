/** Requests as bytes, over a socket of their own. */
import { connect } from 'node:net';

/** Sends the pieces one after the other, each when something has come back for the one before, and reads to the end. */
export async function exchangeBytes(port: number, ...pieces: readonly (string | Buffer)[]): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  const [first = '', ...rest] = pieces;
  socket.write(first);
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    const next = rest.shift();
    if (next !== undefined) socket.write(next);
  });
  await new Promise((resolve, reject) => socket.on('end', resolve).on('error', reject));
  socket.destroy();
  return Buffer.concat(received);
}

/** A POST with the fields as they are given, and those that every request has. */
export function postBytes(
  path: string,
  fields: readonly string[],
  body: string | Buffer,
  version = '1.1',
  connection = 'close',
): Buffer {
  const content = Buffer.from(body);
  const all = ['Host: example.org', ...fields, `Content-Length: ${content.length}`, `Connection: ${connection}`];
  return Buffer.concat([Buffer.from(`POST ${path} HTTP/${version}\r\n${all.join('\r\n')}\r\n\r\n`), content]);
}

export function bodyOf(answer: Buffer): Buffer {
  return answer.subarray(answer.indexOf('\r\n\r\n') + 4);
}
