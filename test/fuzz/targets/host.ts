/** The whole service over sockets: connections that are kept, and one of its own for each head that is broken on the way. */
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';

import { requests } from '../inputs/requests.js';
import type { FuzzedRequest } from '../inputs/requests.js';
import { damaged } from '../inputs/bytes.js';
import { judgeAnswer } from '../judge-answer.js';
import type { FuzzedAnswer } from '../judge-answer.js';
import { HANG } from '../target.js';
import type { Target } from '../target.js';
import { Lane } from './lane.js';

/** A service that is running somewhere. */
export interface FuzzedHost {
  readonly port: number;
  /** What it has logged or died of since it was last asked. */
  trouble(): string | undefined;
  memory(): Promise<number>;
  close(): Promise<void>;
}

const LANES = 16;

export function hostTarget(host: FuzzedHost): Target<FuzzedRequest> {
  const idle = Array.from({ length: LANES }, () => new Lane(host.port));
  const exchange = async (request: FuzzedRequest): Promise<string | undefined> => {
    const lane = idle.pop() ?? new Lane(host.port);
    try {
      const answer = await lane.exchange(bytesOf(request), request.method === 'HEAD', HANG);
      return typeof answer === 'string' ? answer : judgeAnswer(unpacked(answer), request.method === 'HEAD');
    } finally {
      idle.push(lane);
    }
  };
  return {
    inputs: requests,
    lanes: LANES,
    tryOut: async (request) => {
      const complaint = await (request.head.length === 0 ? exchange(request) : tryBroken(host.port, request));
      return complaint ?? host.trouble();
    },
    memory: () => host.memory(),
    close: async () => {
      for (const lane of idle) lane.end();
      await host.close();
    },
  };
}

/** One message, framed as it should be. */
function bytesOf({ method, target, headers, body }: FuzzedRequest): Buffer {
  const lines = headers
    .filter(([name]) => name !== 'expect' && name !== 'upgrade')
    .map(([name, value]) => `${name}: ${Buffer.from(value, 'utf8').toString('latin1')}\r\n`);
  const length = method === 'GET' || method === 'HEAD' ? '' : `content-length: ${body.length}\r\n`;
  const head = `${method} ${target} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${length}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

/** The machine may be busy with other things: a connection that stays is opened once more. */
async function tryBroken(port: number, request: FuzzedRequest): Promise<string | undefined> {
  const complaint = await sendBroken(port, request);
  return complaint === KEPT ? sendBroken(port, request) : complaint;
}

const KEPT = 'keeps a connection that its peer has ended';

/** Whatever comes of it, the connection ends; what is said of a failure of ours is in one of our forms. */
function sendBroken(port: number, request: FuzzedRequest): Promise<string | undefined> {
  const whole = bytesOf(request).toString('latin1');
  const end = whole.indexOf('\r\n\r\n') + 4;
  const bytes = Buffer.from(damaged(whole.slice(0, end), request.head) + whole.slice(end), 'latin1');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    const late = setTimeout(() => socket.destroy(new Error('late')), 5 * HANG);
    let isLate = false;
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error) => (isLate = error.message === 'late'));
    socket.on('close', () => {
      clearTimeout(late);
      const text = Buffer.concat(chunks).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
      if (isLate) resolve(KEPT);
      else resolve(text !== '' && statuses.length === 0 ? `answers with no HTTP: ${text.slice(0, 100)}` : undefined);
    });
  });
}

function unpacked(answer: FuzzedAnswer): FuzzedAnswer {
  const isPacked = answer.headers['content-encoding'] === 'gzip' && answer.body !== '';
  const bytes = Buffer.from(answer.body, 'latin1');
  return { ...answer, body: (isPacked ? gunzipSync(bytes) : bytes).toString('utf8') };
}
