/** Puts the Authentication service together from its settings: store, keys, decisions, service. Listens to nothing. */
import { Audit } from './authentication/audit.js';
import { AuthenticationService } from './authentication/authentication-service.js';
import type { Outcome } from './authentication/authentication-service.js';
import { CallReporter } from './authentication/call-reporter.js';
import { Clock } from './authentication/clock.js';
import { openKeyring } from './authentication/keyring.js';
import type { Keyring } from './authentication/keyring.js';
import { Login } from './authentication/login.js';
import { CookieDomains } from './authentication/membership/cookie-domains.js';
import { ExternalMembership } from './authentication/membership/external-membership.js';
import { LoginCookies } from './authentication/membership/login-cookies.js';
import { MultiFactor } from './authentication/multi-factor.js';
import { SecurityGate } from './authentication/security-password.js';
import { Throttle } from './authentication/throttle.js';
import { Passwords } from './authentication/users/passwords.js';
import type { Settings } from './config.js';
import { findSecretKey } from './secret-key.js';
import { openStore } from './store/store.js';
import type { Store } from './store/store.js';

/** Logins that wait for a processor, at most; beyond it the answer is "busy". */
const WAITING_LOGINS = 200;

/** What authenticator apps show beside the user's name. */
const ISSUER = 'Membership';

export interface Authentication {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly gate: SecurityGate;
  readonly passwords: Passwords;
  readonly multiFactor: MultiFactor;
  readonly login: Login;
  readonly domains: CookieDomains;
  readonly loginCookies: LoginCookies;
  readonly reporter: CallReporter;
  readonly service: AuthenticationService;
  /** Forgets sessions, counts and audit entries that have had their time. */
  purge(): Promise<void>;
  /** Resolves when what was begun is written. */
  close(): Promise<void>;
}

export interface AuthenticationHooks {
  readonly onOutcome?: (operation: string, outcome: Outcome) => void;
  readonly onOutage?: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Throws `StoreUnavailableError`, `NewerSchemaError`, `SecretKeyFileError` and `WrongSecretKeyError`. */
export async function openAuthentication(settings: Settings, hooks: AuthenticationHooks = {}): Promise<Authentication> {
  const store = await openStore(settings.DATABASE_URL);
  try {
    const keyring = await openKeyring(store, await findSecretKey(settings, store));
    return await assemble(settings, hooks, store, keyring);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function assemble(
  settings: Settings,
  hooks: AuthenticationHooks,
  store: Store,
  keyring: Keyring,
): Promise<Authentication> {
  const clock = new Clock(hooks.now);
  const audit = new Audit(store.audit);
  const throttle = new Throttle(store.throttles, clock);
  const passwords = await Passwords.create(settings.ARGON2, {
    slots: settings.HASHES_AT_ONCE,
    waiting: WAITING_LOGINS,
  });
  const multiFactor = new MultiFactor({ store, keyring, throttle, clock, issuer: ISSUER });
  const login = new Login({ store, passwords, throttle, multiFactor });
  const gate = new SecurityGate({ store, keyring, clock, environmentPassword: settings.SECURITY_PASSWORD });
  const domains = new CookieDomains(settings.COOKIE_DOMAINS);
  const lifetimes = { idle: settings.SESSION_IDLE_MINUTES * 60_000, absolute: settings.SESSION_HOURS * 3_600_000 };
  const loginCookies = new LoginCookies({ store, clock, domains, lifetimes });
  const reporter = new CallReporter({ audit, store, keyring, clock });
  const service = new AuthenticationService({
    gate,
    login,
    membership: membershipOf(settings, { domains, keyring, loginCookies }),
    reporter,
    resultFormat: settings.RESULT_FORMAT,
    failures: settings.FAILURES,
    ...(hooks.onOutcome && { onOutcome: hooks.onOutcome }),
    ...(hooks.onOutage && { onOutage: hooks.onOutage }),
  });
  return {
    ...{ store, keyring, clock, gate, passwords, multiFactor, login, domains, loginCookies, reporter, service },
    purge: async () => {
      const now = clock.now();
      await store.sessions.purge(now - lifetimes.absolute);
      await store.throttles.purge(now - 24 * 3_600_000);
      await store.audit.purge(now - settings.AUDIT_DAYS * 24 * 3_600_000);
    },
    close: async () => {
      await audit.flush();
      await store.close();
    },
  };
}

interface MembershipParts {
  readonly domains: CookieDomains;
  readonly keyring: Keyring;
  readonly loginCookies: LoginCookies;
}

function membershipOf(settings: Settings, { domains, keyring, loginCookies }: MembershipParts) {
  if (settings.MEMBERSHIP === 'embedded') return loginCookies;
  return new ExternalMembership({ url: settings.MEMBERSHIP, cookieName: settings.MEMBERSHIP_COOKIE, domains, keyring });
}
