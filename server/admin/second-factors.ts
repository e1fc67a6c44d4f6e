/** The verbs of `admin mfa`. */
import { renderUnicodeCompact } from 'uqr';

import type { Verb } from './verb.js';
import { AdminError } from './admin-error.js';
import { findUser } from './find-user.js';

export function enrolUser(name: string): Verb {
  return async (authentication) => {
    const user = await findUser(authentication, name);
    const { secret, uri } = authentication.multiFactor.propose(user.username);
    const codes = await authentication.multiFactor.enrol(user, secret);
    return [
      uri,
      '',
      renderUnicodeCompact(uri, { border: 2 }),
      '',
      'Recovery codes, one use each, shown only now:',
      ...codes,
    ].join('\n');
  };
}

export function removeFactor(name: string): Verb {
  return async (authentication) => {
    const user = await findUser(authentication, name);
    if (!(await authentication.store.secondFactors.remove(user.id)))
      throw new AdminError(`${user.username} has no second factor`);
    return `second factor of ${user.username} removed`;
  };
}
