/** Where a member goes after the login: a page here, or on a site of one of the cookie domains; nobody else can be sent to. */
import type { CookieDomains } from './cookie-domains.js';

export const ACCOUNT = '/membership/account';

/** `wanted` if it is such a place, else the account page. */
export function returnTarget(wanted: string | null, domains: CookieDomains): string {
  if (wanted === null || wanted.length > 1024) return ACCOUNT;
  // Browsers read a backslash as a slash and drop white space, so only URLs without either mean what they say.
  if (/[\\\s\p{Cc}]/u.test(wanted)) return ACCOUNT;
  if (/^\/(?!\/)/.test(wanted)) return wanted;
  if (!/^https?:\/\//i.test(wanted) || !URL.canParse(wanted)) return ACCOUNT;
  const url = new URL(wanted);
  return url.username === '' && url.password === '' && domains.covering(url.host).length > 0 ? url.href : ACCOUNT;
}
