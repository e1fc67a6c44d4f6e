/**
 * A load generator that costs little: keep-alive connections that send the same bytes again as soon as the answer is there.
 * Runs in the process that calls it; the servers are in processes of their own.
 */
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface Load {
  readonly port: number;
  /** A whole HTTP/1.1 request. */
  readonly request: Buffer;
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  /** Answers in all. */
  readonly answers: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of the last answer on each connection, to see that it was the right one. */
  readonly status: number;
}

/** Rejects when a connection breaks or an answer is not HTTP. */
export async function applyLoad(load: Load): Promise<LoadResult> {
  const started = performance.now();
  const until = started + load.milliseconds;
  const connections = Array.from({ length: load.connections }, () => new Connection(load));
  await Promise.all(connections.map((connection) => connection.run(until)));
  const seconds = (performance.now() - started) / 1000;
  const latencies = Float64Array.from(connections.flatMap(({ latencies }) => latencies)).sort();
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    answers: latencies.length,
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    status: Math.max(...connections.map(({ status }) => status)),
  };
}

class Connection {
  readonly latencies: number[] = [];
  status = 0;
  private pending = EMPTY;

  constructor(private readonly load: Load) {}

  run(until: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let sent = 0;
      const socket: Socket = connect(this.load.port, '127.0.0.1', () => send());
      const send = () => {
        sent = performance.now();
        socket.write(this.load.request);
      };
      socket.setNoDelay(true);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the server closed a connection')));
      socket.on('data', (chunk) => {
        this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
        const length = answerLength(this.pending);
        if (length === undefined || length > this.pending.length) return;
        this.status = Number(this.pending.toString('latin1', 9, 12));
        this.pending = EMPTY;
        const now = performance.now();
        this.latencies.push(now - sent);
        if (now < until) return send();
        socket.removeAllListeners('close').destroy();
        resolve();
      });
    });
  }
}

const EMPTY = Buffer.alloc(0);

/** Bytes of the answer that `bytes` begins with; `undefined` while that is not known. */
export function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return end + 4 + Number(length);
  const last = bytes.indexOf('0\r\n\r\n', bytes.length - 5);
  return last < 0 ? undefined : bytes.length;
}
