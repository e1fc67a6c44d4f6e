/** The member that a verb is about. */
import type { Authentication } from '../authentication.js';
import { canonicalName } from '../authentication/users/usernames.js';
import type { UserRecord } from '../store/users.js';
import { AdminError } from './admin-error.js';

/** Throws `AdminError`. */
export async function findUser({ store }: Pick<Authentication, 'store'>, name: string): Promise<UserRecord> {
  const user = await store.users.byName(canonicalName(name));
  if (user === undefined) throw new AdminError(`there is no user "${name}"`);
  return user;
}
