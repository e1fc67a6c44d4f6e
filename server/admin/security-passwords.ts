/** The verbs of `admin security-password`. */
import { newSecurityPassword, securityPasswordHash } from '../authentication/security-password.js';
import type { Verb } from './verb.js';
import { AdminError } from './admin-error.js';

export function addSecurityPassword(consumer: string): Verb {
  return async ({ store, keyring }) => {
    if (!/^[\w.@ -]{1,64}$/.test(consumer))
      throw new AdminError('a consumer is named in 1 to 64 letters, digits, blanks and . _ @ -');
    const password = newSecurityPassword();
    await store.securityPasswords.add(consumer, securityPasswordHash(keyring, password));
    return password;
  };
}

export function revokeSecurityPassword(consumer: string, older: boolean): Verb {
  return async ({ store }) => {
    const count = await store.securityPasswords.revoke(consumer, older);
    if (count === 0) throw new AdminError(`${consumer} has no ${older ? 'older ' : ''}security password`);
    return `${count} security password${count === 1 ? '' : 's'} of ${consumer} revoked`;
  };
}

export const listSecurityPasswords: Verb = async ({ store }) => {
  const records = await store.securityPasswords.all();
  if (records.length === 0) return 'no security passwords in the store';
  return records.map(({ consumer, createdAt }) => `${new Date(createdAt).toISOString()}\t${consumer}`).join('\n');
};
