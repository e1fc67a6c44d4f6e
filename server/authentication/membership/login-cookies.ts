/**
 * Our own login cookies: 256 random bits, of which the store has the hash. A session ends when it is idle too long, when it is old, when the member logs
 * out, and when the member is disabled or gets a new password.
 */
import { hash, randomBytes } from 'node:crypto';

import type { LiveSession } from '../../store/login-sessions.js';
import type { Store } from '../../store/store.js';
import type { UserRecord } from '../../store/users.js';
import type { Clock } from '../clock.js';
import type { Member } from '../result-format.js';
import type { CookieDomains } from './cookie-domains.js';
import type { Membership } from './membership.js';

/** The cookie's name, which callers have in their settings. */
export const LOGIN_COOKIE = 'membership_login';

/** Milliseconds. */
export interface SessionLifetimes {
  readonly idle: number;
  readonly absolute: number;
}

export interface LoginCookiesDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly domains: CookieDomains;
  readonly lifetimes: SessionLifetimes;
}

/** Seen again within this time, a session is not written again, in milliseconds. */
const TOUCH_INTERVAL = 60_000;

export class LoginCookies implements Membership {
  readonly #dependencies: LoginCookiesDependencies;

  constructor(dependencies: LoginCookiesDependencies) {
    this.#dependencies = dependencies;
  }

  /** A new session's cookie value. `domain` is one of the configured domains. */
  async issue(user: UserRecord, domain: string): Promise<string> {
    const { store, clock } = this.#dependencies;
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    await store.sessions.add({ tokenHash: hashOf(token), userId: user.id, domain, createdAt: now, seenAt: now });
    return token;
  }

  async memberOf(loginCookie: string, cookieDomain: string): Promise<Member | undefined> {
    const covering = this.#dependencies.domains.covering(cookieDomain);
    if (covering.length === 0) return undefined;
    const session = await this.sessionOf(loginCookie);
    return session !== undefined && covering.includes(session.domain) ? memberFrom(session.user) : undefined;
  }

  /** The session of a cookie value, if it is alive; it is alive for another while then. */
  async sessionOf(loginCookie: string): Promise<LiveSession | undefined> {
    if (!/^[\w-]{43}$/.test(loginCookie)) return undefined;
    const { store, clock } = this.#dependencies;
    const session = await store.sessions.find(hashOf(loginCookie));
    const now = clock.now();
    if (session === undefined || !this.#isAlive(session, now)) return undefined;
    if (now - session.seenAt > Math.min(TOUCH_INTERVAL, this.#dependencies.lifetimes.idle / 10)) {
      await store.sessions.touch(session.tokenHash, now);
    }
    return session;
  }

  async end(loginCookie: string): Promise<void> {
    await this.#dependencies.store.sessions.remove(hashOf(loginCookie));
  }

  #isAlive({ createdAt, seenAt, user }: LiveSession, now: number): boolean {
    const { idle, absolute } = this.#dependencies.lifetimes;
    return !user.disabled && now - createdAt < absolute && now - seenAt < idle;
  }
}

export function memberFrom(user: UserRecord): Member {
  const { id, username, email, firstName, lastName } = user;
  return { id: String(id), username, email, firstName, lastName };
}

/** The token is random: an ordinary hash keeps it from whoever reads the store. */
function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
