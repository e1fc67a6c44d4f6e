/** One request over one TCP connection, byte for byte as given, and the answer to it. */
import { connect } from 'node:net';

import type { Answer, Case } from './cases.js';
import { bodyOf } from './cases.js';

/** The request has to say `Connection: close`. Rejects when no whole answer came. */
export function exchange(port: number, request: Case['request']): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(requestBytes(request)));
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer in time')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      try {
        resolve(parseAnswer(Buffer.concat(chunks)));
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

export function requestBytes(request: Case['request']): Buffer {
  const { method, path, httpVersion, headers } = request;
  const head = [`${method} ${path} ${httpVersion}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const body = bodyOf(request);
  const chunked = headers.some(([name, value]) => name.toLowerCase() === 'transfer-encoding' && value === 'chunked');
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'utf8'), ...(chunked ? inChunks(body) : [body])]);
}

function inChunks(body: Buffer): Buffer[] {
  const middle = Math.floor(body.length / 2);
  const pieces = [body.subarray(0, middle), body.subarray(middle)].filter(({ length }) => length > 0);
  const chunks = pieces.flatMap((piece) => [
    Buffer.from(`${piece.length.toString(16)}\r\n`),
    piece,
    Buffer.from('\r\n'),
  ]);
  return [...chunks, Buffer.from('0\r\n\r\n')];
}

/** Skips interim answers (100 Continue). */
function parseAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) throw new Error(`no whole answer: ${bytes.toString('latin1')}`);
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (status < 200) return parseAnswer(bytes.subarray(end + 4));
  const headers = Object.fromEntries(lines.map((line) => splitHeader(line)));
  return { status, headers, body: bytes.toString('utf8', end + 4) };
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
