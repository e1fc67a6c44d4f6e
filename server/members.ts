/** Adding members, one at a time or many at once: what is refused, and in which form the rest is stored. */
import type { Authentication } from './authentication.js';
import { isTotpSecret } from './authentication/multi-factor.js';
import { passwordFlaw } from './authentication/users/passwords.js';
import { readHash } from './authentication/users/stored-hash.js';
import { canonicalName, usernameFlaw } from './authentication/users/usernames.js';
import type { Queries } from './store/database.js';
import { insertSecondFactor } from './store/second-factors.js';
import { insertUser } from './store/users.js';

export interface NewMember {
  readonly username: string;
  /** This, or `passwordHash`. */
  readonly password?: string | undefined;
  readonly passwordHash?: string | undefined;
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** Base32. */
  readonly totpSecret?: string | undefined;
  readonly disabled?: boolean | undefined;
}

type Parts = Pick<Authentication, 'store' | 'keyring' | 'passwords'>;

/** Throws `DuplicateError` when the name is taken; the caller has looked for flaws. Returns the id. */
export async function addUser({ store, keyring, passwords }: Parts, member: NewMember): Promise<number> {
  const hash = member.passwordHash ?? (await passwords.hash(member.password ?? ''));
  return store.database.transaction((queries) => insertMember(queries, keyring, member, hash));
}

/** Within the caller's transaction. */
export async function insertMember(
  queries: Queries,
  keyring: Authentication['keyring'],
  member: NewMember,
  passwordHash: string,
): Promise<number> {
  const { username, email = '', firstName = '', lastName = '', disabled = false, totpSecret } = member;
  const canonical = canonicalName(username);
  const userId = await insertUser(queries, { username, canonical, passwordHash, email, firstName, lastName, disabled });
  if (totpSecret !== undefined) {
    const secret = keyring.seal('second-factor', String(userId), totpSecret);
    await insertSecondFactor(queries, { userId, secret, lastStep: 0 }, []);
  }
  return userId;
}

/** Why this member cannot be added, as a sentence; `undefined` when nothing speaks against it. */
export function memberFlaw(member: NewMember): string | undefined {
  const { username, password, passwordHash, email = '', firstName = '', lastName = '', totpSecret } = member;
  const nameFlaw = usernameFlaw(username);
  if (nameFlaw !== undefined) return `the user name ${nameFlaw}`;
  if ((password === undefined) === (passwordHash === undefined)) return 'one of password and passwordHash is needed';
  if (password === '') return 'the password is empty';
  const flaw = password === undefined ? undefined : passwordFlaw(password);
  if (flaw !== undefined) return `the password ${flaw}`;
  if (passwordHash !== undefined && readHash(passwordHash) === undefined)
    return 'the password hash is of no known kind';
  if (/[\p{Cc}\p{Cs}]/u.test(email + firstName + lastName))
    return 'e-mail, first or last name hold a control character';
  if (totpSecret !== undefined && !isTotpSecret(totpSecret)) return 'the TOTP secret is not base32 of at least 80 bits';
  return undefined;
}
