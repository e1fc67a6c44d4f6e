/** What vouches for login cookies: our own login page, or another membership system. */
import type { Member } from '../result-format.js';

export interface Membership {
  /** Whose cookie this is; `undefined` when it is nobody's: unknown, ended, or for a domain that is not ours. */
  memberOf(loginCookie: string, cookieDomain: string): Promise<Member | undefined>;
}
