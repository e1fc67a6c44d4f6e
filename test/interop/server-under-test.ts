/** The Authentication service with demo users, in memory; beside it, on the same contract, one that says what it received. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEndpoint, createHandler, createHttpServer } from 'soapwright/runtime';
import type { BoundService } from 'soapwright/runtime';
import { Secret, TOTP } from 'otpauth';
import { authenticationService } from '../../generated/authentication/server.js';
import { openAuthentication } from '../../server/authentication.js';
import { canonicalName } from '../../server/authentication/users/usernames.js';
import { readSettings } from '../../server/config.js';

export const securityPassword = 'demo-security-password';
export const cookieDomain = 'example.org';

export interface ServerUnderTest {
  /** The service itself. */
  readonly address: string;
  /** Login answers with the username, or, for the username `token?`, with what came as authenticationToken. */
  readonly echoAddress: string;
  /** A user with a second factor: the name, the password, and a code that has not been used. */
  userWithSecondFactor(): Promise<{ readonly username: string; readonly password: string; readonly code: string }>;
  loginCookie(): Promise<string>;
  close(): Promise<void>;
}

export async function startServerUnderTest(): Promise<ServerUnderTest> {
  const settings = readSettings({
    DATABASE_URL: 'memory:',
    PORT: '0',
    SECURITY_PASSWORD: securityPassword,
    COOKIE_DOMAINS: cookieDomain,
  });
  const authentication = await openAuthentication(settings);
  const { store, passwords, multiFactor, loginCookies } = authentication;

  const addUser = async (username: string, password: string) => {
    const user = { username, canonical: canonicalName(username), passwordHash: await passwords.hash(password) };
    const id = await store.users.add({ ...user, email: '', firstName: '', lastName: '', disabled: false });
    const added = await store.users.byId(id);
    if (added === undefined) throw new Error('a user that was added is not there');
    return added;
  };
  const alice = await addUser('alice', 'alice-password');
  const service = await listen(authenticationService(authentication.service));
  const echo = await listen(echoService());
  let secondFactors = 0;

  return {
    address: service.address,
    echoAddress: echo.address,
    userWithSecondFactor: async () => {
      secondFactors += 1;
      const user = await addUser(`bob${secondFactors}`, 'bob-password');
      const secret = new Secret();
      await multiFactor.enrol(user, secret.base32);
      return { username: user.username, password: 'bob-password', code: new TOTP({ secret }).generate() };
    },
    loginCookie: () => loginCookies.issue(alice, cookieDomain),
    close: async () => {
      for (const { server } of [service, echo]) {
        server.close();
        server.closeAllConnections();
      }
      await authentication.close();
    },
  };
}

function echoService(): BoundService {
  return authenticationService({
    Login: ({ username, authenticationToken: token }) => ({
      LoginResult: username !== 'token?' ? username : token === undefined ? 'absent' : `given: ${token}`,
    }),
    AuthenticateCookie: ({ loginCookie }) => ({ AuthenticateCookieResult: loginCookie }),
  });
}

async function listen(service: BoundService): Promise<{ server: Server; address: string }> {
  const endpoint = createEndpoint(service, { maxQueryLength: 14_000 });
  const server = createHttpServer(createHandler(endpoint, { maxUrlLength: 15_000 }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${endpoint.path}` };
}
