/** The verb `admin cookie issue`. */
import type { Verb } from './verb.js';
import { AdminError } from './admin-error.js';
import { findUser } from './find-user.js';

/** For `domain`, or the first of `COOKIE_DOMAINS`. */
export function issueCookie(name: string, domain: string | undefined): Verb {
  return async (authentication) => {
    const { domains, loginCookies } = authentication;
    const user = await findUser(authentication, name);
    if (user.disabled) throw new AdminError(`${user.username} is disabled`);
    const [issuedFor] = domain === undefined ? domains.all : domains.covering(domain);
    if (issuedFor === undefined)
      throw new AdminError(`${domain} is not within COOKIE_DOMAINS (${domains.all.join(', ')})`);
    return loginCookies.issue(user, issuedFor);
  };
}
