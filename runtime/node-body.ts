/** The content of a node:http request, within its limits: transfer coding is Node's, content coding is undone here. */
import type { IncomingMessage } from 'node:http';
import { gunzip, inflate } from 'node:zlib';

import type { BodyRefusal } from './message.js';

/** How much content a request may have. */
export interface BodyLimits {
  /** Bytes, after decoding a content coding. */
  readonly maxBodyBytes: number;
  /** Bytes that a content coding may make of one: XML and forms stay far below 200, bombs far above. */
  readonly maxInflation: number;
  /** Bytes of a refused request that are still read, so that its caller gets to see the answer. */
  readonly maxDrainBytes: number;
}

/** Told once, when the content is there or will not be. Not told when the caller goes away. */
export type BodyReady = (body: Buffer, refusal?: BodyRefusal) => void;

const EMPTY = Buffer.alloc(0);

/** Refuses content over the limit as soon as its length is known, or as soon as that many bytes have come. */
export function readBody(request: IncomingMessage, limits: BodyLimits, ready: BodyReady): void {
  const { maxBodyBytes } = limits;
  if (Number(request.headers['content-length']) > maxBodyBytes) {
    drain(request, limits);
    ready(EMPTY, 'too-large');
    return;
  }
  let first: Buffer | undefined;
  let gathered: Gathered | undefined;
  let length = 0;
  const onData = (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxBodyBytes) {
      request.off('data', onData).off('end', onEnd);
      drain(request, limits);
      ready(EMPTY, 'too-large');
    } else if (first === undefined) {
      first = chunk;
    } else {
      (gathered ??= new Gathered(first)).add(chunk);
    }
  };
  const onEnd = () => {
    const body = gathered?.bytes ?? first ?? EMPTY;
    const coding = request.headers['content-encoding'];
    if (coding === undefined) ready(body);
    else decode(body, coding, limits, ready);
  };
  request.on('data', onData).on('end', onEnd);
}

/** One buffer for all chunks: kept apart, chunks of one byte would take a hundred times their length. */
class Gathered {
  private buffer: Buffer;
  private length = 0;

  constructor(first: Buffer) {
    this.buffer = Buffer.allocUnsafe(first.length * 2);
    this.add(first);
  }

  get bytes(): Buffer {
    return this.buffer.subarray(0, this.length);
  }

  add(chunk: Buffer): void {
    const length = this.length + chunk.length;
    if (length > this.buffer.length) {
      const larger = Buffer.allocUnsafe(length * 2);
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
    chunk.copy(this.buffer, this.length);
    this.length = length;
  }
}

/**
 * .asmx hosts ignore Content-Encoding, so callers exist that send it and do not encode: what does not begin as the
 * coding does is taken as it is.
 */
function decode(body: Buffer, coding: string, { maxBodyBytes, maxInflation }: BodyLimits, ready: BodyReady): void {
  const maxOutputLength = Math.max(1, Math.min(maxBodyBytes, body.length * maxInflation));
  const done = (error: Error | null, decoded: Buffer) => {
    if (error === null) ready(decoded);
    else ready(EMPTY, isTooLarge(error) ? 'too-large' : 'undecodable');
  };
  const name = coding.trim().toLowerCase();
  if ((name === 'gzip' || name === 'x-gzip') && isGzip(body)) gunzip(body, { maxOutputLength }, done);
  else if (name === 'deflate' && isZlib(body)) inflate(body, { maxOutputLength }, done);
  else ready(body);
}

function isTooLarge(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

/** RFC 1952, section 2.3.1. */
function isGzip(body: Buffer): boolean {
  return body[0] === 0x1f && body[1] === 0x8b;
}

/** RFC 1950, section 2.2: deflate with a header whose check holds. */
function isZlib(body: Buffer): boolean {
  return body.length > 2 && ((body[0] ?? 0) & 0x0f) === 8 && body.readUInt16BE(0) % 31 === 0;
}

/** Reads what is still to come of a refused request, and throws it away. */
export function drain(request: IncomingMessage, { maxDrainBytes }: BodyLimits): void {
  let left = maxDrainBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}
