/** Which cookie domains are ours: RFC 6265, sections 5.1.2 (canonical hosts), 5.1.3 (domain-match) and 5.3 (public suffixes). */
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/** Domains remembered at most. */
const MAX_ASKED = 1_000;
/** In characters: a host of 253, a dot before it and a port after it. */
const LONGEST_ASKED = 260;

export class CookieDomains {
  readonly #domains: readonly string[];
  /** Callers ask for the same few domains on every page view. */
  readonly #asked = new Map<string, readonly string[]>();

  /** `domains`: canonical, as `canonicalHost` returns them. */
  constructor(domains: readonly string[]) {
    this.#domains = domains;
  }

  get all(): readonly string[] {
    return this.#domains;
  }

  /** The configured domains that the given host or cookie domain belongs to; none when it is not ours. */
  covering(host: string): readonly string[] {
    const known = this.#asked.get(host);
    if (known !== undefined) return known;
    const canonical = canonicalHost(host);
    const covering = canonical === undefined ? [] : this.#domains.filter((domain) => domainMatches(canonical, domain));
    if (this.#asked.size === MAX_ASKED) this.#asked.clear();
    if (covering.length > 0 && host.length <= LONGEST_ASKED) this.#asked.set(host, covering);
    return covering;
  }
}

/**
 * Lower case, without leading dot and port, international names in ASCII: `.Bücher.example:443` is `xn--bcher-kva.example`.
 * `undefined`: no host.
 */
export function canonicalHost(text: string): string | undefined {
  const bracketed = /^\[([\da-fA-F:.]+)\](?::\d*)?$/.exec(text)?.[1];
  const host = bracketed ?? (isIP(text) === 6 ? text : text.replace(/^\./, '').replace(/:\d*$/, ''));
  if (isIP(host) === 6) return new URL(`http://[${host}]/`).hostname.slice(1, -1);
  if (
    host === '' ||
    host.length > 253 ||
    /[\u0000-\u002c\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u007f]/.test(host)
  )
    return undefined;
  const ascii = domainToASCII(host);
  return ascii === '' || /^\.|\.\.|\.$/.test(ascii) ? undefined : ascii;
}

/** Whether everybody's sites share this domain, so that a cookie for it would go to strangers: `org`, `co.uk`. */
export function isPublicSuffix(domain: string): boolean {
  const { publicSuffix, isIcann, isPrivate } = parse(domain, { allowPrivateDomains: true });
  return publicSuffix === domain && (isIcann === true || isPrivate === true);
}

/** RFC 6265, section 5.1.3: identical, or below it; an address is only itself. */
function domainMatches(host: string, domain: string): boolean {
  return host === domain || (isIP(host) === 0 && isIP(domain) === 0 && host.endsWith(`.${domain}`));
}
