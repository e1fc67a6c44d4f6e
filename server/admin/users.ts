/** The verbs of `admin user`, but for `import`. */
import { passwordFlaw } from '../authentication/users/passwords.js';
import { addUser, memberFlaw } from '../members.js';
import { DuplicateError } from '../store/store.js';
import type { Verb } from './verb.js';
import { AdminError } from './admin-error.js';
import { findUser } from './find-user.js';
import { readSecret } from './standard-input.js';

const PAGE = 1_000;

export function addNamedUser(
  username: string,
  { email, first, last }: { email?: string; first?: string; last?: string },
): Verb {
  return async (authentication) => {
    const member = { username, email, firstName: first, lastName: last, password: await readSecret('Password') };
    const flaw = memberFlaw(member);
    if (flaw !== undefined) throw new AdminError(flaw);
    try {
      return `user ${username} added with id ${await addUser(authentication, member)}`;
    } catch (error) {
      if (error instanceof DuplicateError) throw new AdminError(`there is a user "${username}" already`);
      throw error;
    }
  };
}

export function changePassword(name: string): Verb {
  return async (authentication) => {
    const user = await findUser(authentication, name);
    const password = await readSecret('New password');
    const flaw = password === '' ? 'is empty' : passwordFlaw(password);
    if (flaw !== undefined) throw new AdminError(`the password ${flaw}`);
    await authentication.store.users.changePassword(user.id, await authentication.passwords.hash(password));
    return `password of ${user.username} changed; sessions ended`;
  };
}

export function setDisabled(name: string, disabled: boolean): Verb {
  return async (authentication) => {
    const user = await findUser(authentication, name);
    await authentication.store.users.setDisabled(user.id, disabled);
    return `user ${user.username} ${disabled ? 'disabled; sessions ended' : 'enabled'}`;
  };
}

export function removeUser(name: string): Verb {
  return async (authentication) => {
    const user = await findUser(authentication, name);
    await authentication.store.users.remove(user.id);
    return `user ${user.username} removed`;
  };
}

/** A line per member: id, name, e-mail, first and last name, and what is special, between tabs. */
export const listUsers: Verb = async ({ store }) => {
  const lines: string[] = [];
  for (let after = 0; ;) {
    const users = await store.users.list(after, PAGE);
    for (const user of users) {
      const factor = await store.secondFactors.of(user.id);
      const marks = [user.disabled && 'disabled', factor !== undefined && 'second factor'].filter(
        (mark) => mark !== false,
      );
      lines.push(
        [user.id, user.username, user.email, user.firstName, user.lastName, marks.join(', ')].join('\t').trimEnd(),
      );
    }
    after = users.at(-1)?.id ?? 0;
    if (users.length < PAGE) return lines.length === 0 ? 'no users' : lines.join('\n');
  }
};
