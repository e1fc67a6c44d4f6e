/** One connection that requests go over one after the other, opened again when it was closed. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import type { FuzzedAnswer } from '../judge-answer.js';

type Outcome = FuzzedAnswer | string;

export class Lane {
  private socket: Socket | undefined;
  private received: Buffer = Buffer.alloc(0);
  private settle: ((outcome: Outcome) => void) | undefined;
  private bodiless = false;

  constructor(private readonly port: number) {}

  /** The answer, its body one character for each byte; a string is a complaint. */
  exchange(request: Buffer, bodiless: boolean, patience: number): Promise<Outcome> {
    this.bodiless = bodiless;
    this.received = Buffer.alloc(0);
    this.socket ??= this.open();
    const { socket } = this;
    return new Promise((resolve) => {
      // A lane waits its turn on a busy machine: many times the time in which a process counts as hanging.
      const late = setTimeout(() => this.settle?.('no answer in time'), patience * 10);
      this.settle = (outcome) => {
        clearTimeout(late);
        this.settle = undefined;
        if (typeof outcome === 'string' || outcome.headers['connection'] === 'close') this.end();
        resolve(outcome);
      };
      socket.write(request);
    });
  }

  end(): void {
    this.socket?.destroy();
    this.socket = undefined;
  }

  private open(): Socket {
    const socket = connect(this.port, '127.0.0.1').setNoDelay(true);
    const isCurrent = (): boolean => this.socket === socket;
    socket.on('data', (chunk: Buffer) => {
      if (!isCurrent()) return;
      this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
      const answer = wholeAnswer(this.received, this.bodiless);
      if (answer !== undefined) this.settle?.(answer);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!isCurrent()) return;
      this.socket = undefined;
      this.settle?.('the connection was closed without an answer');
    });
    return socket;
  }
}

/** `undefined`: there is more to come. */
function wholeAnswer(bytes: Buffer, bodiless: boolean): FuzzedAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(statusLine.slice(9, 12));
  const headers = Object.fromEntries(lines.map(splitHeader));
  const length = bodiless || status === 304 ? 0 : Number(headers['content-length'] ?? 0);
  if (bytes.length < end + 4 + length) return undefined;
  return { status, headers, body: bytes.toString('latin1', end + 4, end + 4 + length) };
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
