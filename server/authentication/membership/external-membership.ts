/**
 * Another membership system vouches: the cookie is presented to its own "who am I" address, which the operator chose and no caller can change.
 * 200 with a JSON member is a yes; 401, 403, 404 and a redirect to a login page are a no; anything else, or nothing in time, is an outage.
 */
import { z } from 'zod';

import { AuthenticationError } from '../errors.js';
import type { Keyring } from '../keyring.js';
import type { Member } from '../result-format.js';
import { CircuitBreaker } from './circuit-breaker.js';
import type { CookieDomains } from './cookie-domains.js';
import type { Membership } from './membership.js';

export interface ExternalMembershipOptions {
  /** The "who am I" address. */
  readonly url: string;
  /** The name its login cookie has. */
  readonly cookieName: string;
  readonly domains: CookieDomains;
  /** Cookies are remembered by their keyed hash only. */
  readonly keyring: Keyring;
  /** Milliseconds for the whole exchange. */
  readonly timeout?: number;
  /** Milliseconds for which a yes is remembered; a no never is. */
  readonly remember?: number;
  readonly breaker?: CircuitBreaker;
}

const MAX_REMEMBERED = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

const text = z.union([z.string(), z.number()]).transform(String);
const whoAmI = z.object({
  id: text,
  username: text,
  email: text.default(''),
  firstName: text.default(''),
  lastName: text.default(''),
});

interface Remembered {
  readonly member: Member;
  readonly until: number;
}

export class ExternalMembership implements Membership {
  readonly #options: Required<ExternalMembershipOptions>;
  readonly #remembered = new Map<string, Remembered>();

  constructor(options: ExternalMembershipOptions) {
    const breaker = new CircuitBreaker({ failures: 5, pause: 5_000 });
    this.#options = { timeout: 2_000, remember: 5_000, breaker, ...options };
  }

  /** Throws `AuthenticationError` "unavailable". */
  async memberOf(loginCookie: string, cookieDomain: string): Promise<Member | undefined> {
    const { domains, keyring, breaker } = this.#options;
    if (domains.covering(cookieDomain).length === 0 || !isCookieValue(loginCookie)) return undefined;
    const key = keyring.hash('external-cookie', loginCookie);
    const known = this.#recall(key);
    if (known !== undefined) return known;
    const member = await breaker.run(() => this.#ask(loginCookie)).catch(outage);
    if (member !== undefined) this.#remember(key, member);
    return member;
  }

  async #ask(loginCookie: string): Promise<Member | undefined> {
    const { url, cookieName, timeout } = this.#options;
    const response = await fetch(url, {
      headers: { accept: 'application/json', cookie: `${cookieName}=${loginCookie}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 200) return whoAmI.parse(JSON.parse(await readLimited(response)));
    await response.body?.cancel();
    if ([401, 403, 404].includes(response.status) || (response.status >= 300 && response.status < 400))
      return undefined;
    throw new Error(`the membership system answered with status ${response.status}`);
  }

  #recall(key: string): Member | undefined {
    const known = this.#remembered.get(key);
    return known !== undefined && performance.now() < known.until ? known.member : undefined;
  }

  /** The oldest make room: a Map keeps the order of insertion. */
  #remember(key: string, member: Member): void {
    this.#remembered.delete(key);
    this.#remembered.set(key, { member, until: performance.now() + this.#options.remember });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MAX_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }
}

/** RFC 6265, section 4.1.1, `cookie-octet`: whatever else is in it would end the cookie, or the header. */
function isCookieValue(value: string): boolean {
  return value.length > 0 && value.length <= 4096 && /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/.test(value);
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('the membership system answered at too great a length');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function outage(error: unknown): never {
  throw new AuthenticationError('unavailable', { cause: error });
}
