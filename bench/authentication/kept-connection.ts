/** A caller's kept connection, byte by byte: what is sent, whether the answer came whole, and what it was. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { answerLength } from '../wire/load.js';

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** One connection, one request at a time. */
export class KeptConnection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** `undefined`: the connection broke before the answer was whole; the next request has a new one. */
  ask(request: Buffer): Promise<RawAnswer | undefined> {
    const socket = (this.#socket ??= this.#connect());
    return new Promise((resolve) => {
      let heard: Buffer = Buffer.alloc(0);
      const done = (answer: RawAnswer | undefined): void => {
        socket.off('data', hear).off('close', fail);
        resolve(answer);
      };
      const fail = (): void => done(undefined);
      const hear = (chunk: Buffer): void => {
        heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk]);
        const length = answerLength(heard);
        if (length === undefined || length > heard.length) return;
        const text = heard.toString('latin1');
        if (/\r\nconnection: close\r\n/i.test(text)) this.end();
        done({ status: Number(text.slice(9, 12)), text });
      };
      socket.on('data', hear).on('close', fail);
      socket.write(request);
    });
  }

  end(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #connect(): Socket {
    const socket = connect(this.#port, '127.0.0.1').setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
    });
    return socket;
  }
}

/** One request on a connection of its own. */
export async function exchange(port: number, request: Buffer): Promise<RawAnswer | undefined> {
  const connection = new KeptConnection(port);
  const answer = await connection.ask(request);
  connection.end();
  return answer;
}
