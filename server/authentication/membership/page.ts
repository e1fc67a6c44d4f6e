/** Requests and answers of the membership pages as plain data; the router outside translates from and to HTTP. */
import type { Html } from './html.js';

export interface PageRequest {
  readonly method: string;
  /** Below `/membership`: `/login`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly cookies: ReadonlyMap<string, string>;
  /** Without port. */
  readonly host: string;
  readonly isSecure: boolean;
  /** A browser says that the form stood on somebody else's page (Fetch Metadata, `Sec-Fetch-Site`). */
  readonly isForeign: boolean;
  readonly remoteAddress: string;
}

export interface PageCookie {
  readonly name: string;
  /** Empty: the browser forgets it. */
  readonly value: string;
  readonly path: string;
  readonly domain?: string | undefined;
  /** Seconds; without it, until the browser closes. */
  readonly maxAge?: number;
}

export interface PageAnswer {
  readonly status: number;
  /** For a redirect. */
  readonly location?: string;
  readonly page?: Html;
  readonly cookies?: readonly PageCookie[];
}

/** After a form: the browser asks for `location` with GET. */
export function redirect(location: string, cookies: readonly PageCookie[] = []): PageAnswer {
  return { status: 303, location, cookies };
}
