/** The content of a node:http request, within its limits: transfer coding is Node's, content coding is undone here. */
import type { IncomingMessage } from 'node:http';
import { gunzip, inflate } from 'node:zlib';

import type { BodyRefusal } from './message.js';

/** Told once, when the content is there or will not be. Not told when the caller goes away. */
export type BodyReady = (body: Buffer, refusal?: BodyRefusal) => void;

const EMPTY = Buffer.alloc(0);

/** How much more of a refused request is read and thrown away, so that its caller gets to see the answer. */
const DRAIN_BYTES = 64 * 1024 * 1024;

/** A content coding may make this much of one byte, and no more: XML and forms stay far below, bombs far above. */
const MOST_PER_BYTE = 200;

/** Refuses content over `limit` bytes as soon as its length is known, or as soon as that many have come. */
export function readBody(request: IncomingMessage, limit: number, ready: BodyReady): void {
  if (Number(request.headers['content-length']) > limit) {
    drain(request);
    ready(EMPTY, 'too-large');
    return;
  }
  let first: Buffer | undefined;
  let chunks: Buffer[] | undefined;
  let length = 0;
  const onData = (chunk: Buffer) => {
    length += chunk.length;
    if (length > limit) {
      request.off('data', onData).off('end', onEnd);
      drain(request);
      ready(EMPTY, 'too-large');
    } else if (first === undefined) {
      first = chunk;
    } else {
      (chunks ??= [first]).push(chunk);
    }
  };
  const onEnd = () => {
    const body = chunks === undefined ? (first ?? EMPTY) : Buffer.concat(chunks, length);
    const coding = request.headers['content-encoding'];
    if (coding === undefined) ready(body);
    else decode(body, coding, limit, ready);
  };
  request.on('data', onData).on('end', onEnd);
}

/**
 * .asmx hosts ignore Content-Encoding, so callers exist that send it and do not encode: what does not begin as the
 * coding does is taken as it is.
 */
function decode(body: Buffer, coding: string, limit: number, ready: BodyReady): void {
  const maxOutputLength = Math.max(1, Math.min(limit, body.length * MOST_PER_BYTE));
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

function drain(request: IncomingMessage): void {
  let left = DRAIN_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}
