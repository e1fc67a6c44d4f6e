/**
 * Request targets with raw bytes beyond ASCII. Some callers write `?username=café` in UTF-8 without escaping; .asmx hosts take
 * it, Node's HTTP parser refuses it. Such a request is given to the parser again with those bytes percent-encoded, and its
 * connection is closed after the answer.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** What Node's HTTP parser says of a request that it refuses. */
interface ParseError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A listener for `clientError`: reads such targets, and answers all else as Node does, with a line that says why. */
export function onClientError(server: Server, error: ParseError, socket: Duplex): void {
  // The parser that refused has refused for good; whatever else it is given on this connection is not looked at.
  if (replayed.has(socket)) return;
  const repaired = repairTarget(error);
  if (repaired !== undefined && socket.writable) {
    replayed.add(socket);
    // A TLS server takes plain connections for the beginning of TLS.
    server.emit('encrypted' in socket ? 'secureConnection' : 'connection', new Replay(socket as Socket, repaired));
    return;
  }
  const status = statusOf(error.code ?? '');
  if (!socket.writable || status === undefined) {
    socket.destroy();
    return;
  }
  const body = `${status.slice(4)}: this is no HTTP request that can be understood.\r\n`;
  const headers = `Connection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${body.length}`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}

/** `undefined`: it is no request that failed, but the connection. */
function statusOf(code: string): string | undefined {
  return STATUS[code] ?? (code.startsWith('HPE_') ? '400 Bad Request' : undefined);
}

/** Connections whose request has been given to another parser. */
const replayed = new WeakSet<Duplex>();

const CRLF = '\r\n';

/** The request with an acceptable target; `undefined` when something else is wrong, or when it has not come as a whole. */
function repairTarget({ code, rawPacket, bytesParsed = 0 }: ParseError): Buffer | undefined {
  if (code !== 'HPE_INVALID_URL' || rawPacket === undefined) return undefined;
  const packet = rawPacket.toString('latin1');
  const lineEnd = packet.indexOf(CRLF);
  const isFirst = bytesParsed < lineEnd && packet.indexOf(CRLF + CRLF) === packet.length - 4;
  const line = packet.slice(0, lineEnd);
  const isRaw = /[\x80-\xff]/.test(line) && /^(?:GET|HEAD) [\x21-\xff]+ HTTP\/1\.[01]$/.test(line);
  if (!isFirst || !isRaw) return undefined;
  const target = line.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  return Buffer.from(`${target}${CRLF}Connection: close${packet.slice(lineEnd)}`, 'latin1');
}

/** A connection that has brought one request and takes the answer to it. */
class Replay extends Duplex {
  readonly remoteAddress: string | undefined;
  readonly localAddress: string | undefined;
  readonly localPort: number | undefined;
  readonly encrypted: boolean;

  constructor(
    private readonly socket: Socket,
    request: Buffer,
  ) {
    super();
    this.remoteAddress = socket.remoteAddress;
    this.localAddress = socket.localAddress;
    this.localPort = socket.localPort;
    this.encrypted = 'encrypted' in socket && socket.encrypted === true;
    socket.once('close', () => this.destroy());
    this.push(request);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.socket.write(chunk, done);
  }

  override _final(done: () => void): void {
    this.socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }
}
