/** Where a client calls: the URL checked once, its credentials taken out of it, and the form of it that may be shown. */

export interface Target {
  /** Without user information and fragment. */
  readonly url: URL;
  /** `Authorization` for the user information that stood in the address. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Throws a `TypeError` that does not repeat the address when it is no http or https URL. */
export function parseTarget(address: string | undefined, port: string): Target {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    const found = address === undefined ? 'the contract gives none' : 'what was given is none';
    throw new TypeError(`port ${port} needs the address of a service, an http or https URL; ${found}`);
  }
  const { username, password } = url;
  url.username = url.password = url.hash = '';
  if (username === '' && password === '') return { url, headers: {} };
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return { url, headers: { Authorization: `Basic ${credentials}` } };
}

/** For messages: the query is left out, it may hold passwords. */
export function shownAddress(url: URL): string {
  return url.origin + url.pathname;
}
