/**
 * One request and its answer over `fetch`: a deadline over the whole of it, redirects within one origin, compression, a bound
 * on the answer's size. Whatever goes wrong is a `TransportError` without secrets; what the answer means is left to others.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { shownAddress } from './address.js';
import { withDeadline } from './deadline.js';
import type { CallOptions, ClientSettings } from './options.js';
import { TransportError } from './transport-error.js';

export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  /** What the protocol says; the caller's own fields win over it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  /** For messages. */
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

type Transmission = Outgoing & { readonly content: Uint8Array<ArrayBuffer> | undefined; readonly fields: Headers };

const redirectLimit = 5;

/** Statuses 3xx that are not followed come back as answers. */
export async function exchange(outgoing: Outgoing, settings: ClientSettings, call: CallOptions): Promise<Answer> {
  const transmission = await prepare(outgoing, settings, call);
  const deadline = {
    timeout: call.timeout ?? settings.timeout,
    signal: call.signal,
    address: shownAddress(outgoing.url),
  };
  return withDeadline(deadline, (signal) => follow(transmission, settings, signal));
}

async function prepare(outgoing: Outgoing, settings: ClientSettings, call: CallOptions): Promise<Transmission> {
  const fields = new Headers();
  for (const some of [outgoing.headers, settings.headers, call.headers ?? {}]) setFields(fields, some);
  if (outgoing.body === undefined) return { ...outgoing, content: undefined, fields };
  const plain = new TextEncoder().encode(outgoing.body);
  if (!settings.gzip) return { ...outgoing, content: plain, fields };
  fields.set('Content-Encoding', 'gzip');
  return { ...outgoing, content: new Uint8Array(await promisify(gzip)(plain)), fields };
}

function setFields(fields: Headers, some: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(some)) {
    try {
      fields.set(name, value);
    } catch {
      throw new TypeError(`"${name}" with the value given is no HTTP field (RFC 9110, section 5)`);
    }
  }
}

/**
 * A redirect is followed within its origin only, and only where the request stays what it was (RFC 9110, section 15.4): what
 * is sent holds credentials, and they are for the peer the caller named.
 */
async function follow(transmission: Transmission, settings: ClientSettings, signal: AbortSignal): Promise<Answer> {
  let url = transmission.url;
  for (let redirects = 0; ; redirects += 1) {
    const response = await send(transmission, url, settings, signal);
    const next = redirectTarget(response, url, transmission.method);
    if (next === undefined || redirects === redirectLimit) return readAnswer(response, url, settings.maxAnswerBytes);
    // What a redirect says is not read; a connection that breaks over it is not this call's concern.
    await response.body?.cancel().catch(() => undefined);
    url = next;
  }
}

async function send(
  transmission: Transmission,
  url: URL,
  settings: ClientSettings,
  signal: AbortSignal,
): Promise<Response> {
  const { method, fields, content } = transmission;
  try {
    return await settings.fetch(url, {
      method,
      headers: fields,
      ...(content === undefined ? {} : { body: content }),
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    throw connectionError(error, shownAddress(url), 'no answer');
  }
}

function redirectTarget(response: Response, url: URL, method: 'GET' | 'POST'): URL | undefined {
  const keepsRequest = method === 'GET' ? [301, 302, 303, 307, 308] : [307, 308];
  const location = response.headers.get('location');
  if (location === null || !keepsRequest.includes(response.status) || !URL.canParse(location, url.href))
    return undefined;
  const target = new URL(location, url);
  return target.origin === url.origin && target.username === '' ? target : undefined;
}

async function readAnswer(response: Response, url: URL, limit: number): Promise<Answer> {
  const address = shownAddress(url);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await readChunk(reader, address);
    if (chunk === undefined) break;
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size <= limit) continue;
    reader?.cancel().catch(() => undefined);
    throw new TransportError('unreadable', `the answer from ${address} is larger than ${limit} bytes`, {
      address,
      status: response.status,
    });
  }
  return { address, status: response.status, headers: response.headers, bytes: Buffer.concat(chunks) };
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  address: string,
): Promise<Uint8Array | undefined> {
  try {
    return (await reader?.read())?.value;
  } catch (error) {
    throw connectionError(error, address, 'an incomplete answer');
  }
}

/** Codes of the system and of undici which say that nothing was sent. */
const unreachable =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+|ERR_SSL_\w+|EPROTO)$/;

/** Only the code is taken over: what `fetch` says may hold the URL. */
function connectionError(error: unknown, address: string, what: string): TransportError {
  const code = systemCode(error);
  const because = code === undefined ? '' : `: ${code}`;
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') {
    return new TransportError('timeout', `${what} from ${address}${because}`, { address, code });
  }
  if (code?.startsWith('Z_') === true) {
    return new TransportError('unreadable', `the answer from ${address} is not validly compressed${because}`, {
      address,
      code,
    });
  }
  const kind = code !== undefined && unreachable.test(code) ? 'unreachable' : 'interrupted';
  return new TransportError(kind, `${what} from ${address}${because}`, {
    address,
    ...(code === undefined ? {} : { code }),
  });
}

/** Of the error or the nearest of its causes that has one. */
function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause, errors } = error as {
    readonly code?: unknown;
    readonly cause?: unknown;
    readonly errors?: unknown;
  };
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code)) return code;
  return systemCode(cause ?? (Array.isArray(errors) ? errors[0] : undefined));
}
