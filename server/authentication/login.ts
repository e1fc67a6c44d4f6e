/**
 * Decides on a username, a password and a second factor: the same decision for the four forms and for the login page. An unknown user, a wrong
 * password, a disabled user and an account at its limit are one answer, in one time.
 */
import type { Store } from '../store/store.js';
import type { UserRecord } from '../store/users.js';
import { AuthenticationError } from './errors.js';
import type { MultiFactor } from './multi-factor.js';
import type { Throttle } from './throttle.js';
import type { Passwords } from './users/passwords.js';
import { Turns } from './turns.js';
import { canonicalName, usernameFlaw } from './users/usernames.js';

/** What a flood of logins adds at most to the time of everything else, in logins. */
const LOGINS_PER_TURN = 8;

export interface LoginDependencies {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly multiFactor: MultiFactor;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Absent, empty and blank are one. */
  readonly token?: string | undefined;
  /** Aborted when the caller has gone. */
  readonly signal?: AbortSignal | undefined;
}

export class Login {
  readonly #dependencies: LoginDependencies;
  readonly #turns = new Turns(LOGINS_PER_TURN);

  constructor(dependencies: LoginDependencies) {
    this.#dependencies = dependencies;
  }

  /** Throws `AuthenticationError`: `invalid-credentials`; then, for users with a second factor, `token-required` or `invalid-token`; `busy`. */
  async decide({ username, password, token, signal }: Credentials): Promise<UserRecord> {
    const user = await this.checkPassword(username, password, signal);
    await this.checkSecondFactor(user, token);
    return user;
  }

  /** Throws `AuthenticationError` "invalid-credentials" or "busy". */
  async checkPassword(username: string, password: string, signal?: AbortSignal): Promise<UserRecord> {
    const { store, passwords, throttle } = this.#dependencies;
    await this.#turns.next();
    passwords.refuseWhenBusy();
    const user = await this.#find(username);
    const { right, upgrade } = await passwords.check(user?.passwordHash, password, signal);
    const accepted = await throttle.succeeds(username, 'password', right && user?.disabled === false);
    if (!accepted || user === undefined) throw new AuthenticationError('invalid-credentials');
    if (upgrade !== undefined) await store.users.upgradeHash(user.id, user.passwordHash, upgrade);
    return user;
  }

  /** Throws `AuthenticationError` "token-required" or "invalid-token". */
  async checkSecondFactor(user: UserRecord, token = ''): Promise<void> {
    const { multiFactor } = this.#dependencies;
    const factor = await multiFactor.factorOf(user);
    if (factor === undefined) return;
    if (token.trim() === '') throw new AuthenticationError('token-required');
    if (!(await multiFactor.accepts(user, factor, token))) throw new AuthenticationError('invalid-token');
  }

  /** A name that no user can have is not looked for, but nobody's is, which takes as long. */
  #find(username: string): Promise<UserRecord | undefined> {
    const { users } = this.#dependencies.store;
    return users.byName(usernameFlaw(username) === undefined ? canonicalName(username) : '');
  }
}
