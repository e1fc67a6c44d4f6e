/** The service without sockets: on a store in memory, with cheap hashes, a clock that tests set, and a few members. */
import { Secret, TOTP } from 'otpauth';

import { openAuthentication } from '../../../server/authentication.js';
import type { Authentication } from '../../../server/authentication.js';
import { readSettings } from '../../../server/config.js';
import { addUser } from '../../../server/members.js';

export const SECURITY_PASSWORD = 'a-security-password';
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXP';
export const CALLER = { operation: 'Login', protocol: 'soap11', remoteAddress: '192.0.2.1' };

export interface TestAuthentication extends Authentication {
  /** Milliseconds since 1970; moves only when it is set. */
  readonly time: { now: number };
  /** The result string of a Login. */
  logIn(username: string, password: string, authenticationToken?: string): Promise<string | undefined>;
  authenticateCookie(loginCookie: string, cookieDomain?: string): Promise<string | undefined>;
}

/** What a setting is when a test does not say otherwise. */
const CHEAP = { DATABASE_URL: 'memory:', SECURITY_PASSWORD, ARGON2: 'm=64,t=1,p=1', COOKIE_DOMAINS: 'example.org' };

/** alice (password "alice-password") and bob ("bob-password", with a second factor); closed after the test file. */
export async function testAuthentication(
  variables: Readonly<Record<string, string>> = {},
): Promise<TestAuthentication> {
  const time = { now: 1_800_000_000_000 };
  const authentication = await openAuthentication(readSettings({ ...CHEAP, ...variables }), { now: () => time.now });
  const names = { firstName: 'Alice', lastName: 'Adams', email: 'alice@example.org' };
  await addUser(authentication, { username: 'alice', password: 'alice-password', ...names });
  await addUser(authentication, { username: 'bob', password: 'bob-password', totpSecret: TOTP_SECRET });
  const { service } = authentication;
  const securityPassword = SECURITY_PASSWORD;
  return {
    ...authentication,
    time,
    logIn: async (username, password, authenticationToken) => {
      const token = authenticationToken === undefined ? {} : { authenticationToken };
      return (await service.Login({ securityPassword, username, password, ...token }, CALLER)).LoginResult;
    },
    authenticateCookie: async (loginCookie, cookieDomain = 'example.org') => {
      const request = { securityPassword, loginCookie, cookieDomain };
      return (await service.AuthenticateCookie(request, { ...CALLER, operation: 'AuthenticateCookie' }))
        .AuthenticateCookieResult;
    },
  };
}

/** What bob's authenticator shows. */
export function codeAt(now: number, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate({ timestamp: now + steps * 30_000 });
}

/** What the faults of the numbered errors say. */
export const INVALID_CREDENTIALS = 'Err Number: 10000 - Invalid username or password';
export const INVALID_COOKIE = 'Err Number: 10001 - Invalid login cookie token';
export const TOKEN_REQUIRED = 'Err Number: 16000 - Multi factor Authenticator token is required';
export const INVALID_TOKEN = 'Err Number: 16001 - Invalid Multi factor Authenticator token';
export const UNAVAILABLE = 'Err Number: 10004 - The service is not available, please try again later';
