/** The verb `admin throttle reset`. */
import { accountOf } from '../authentication/throttle.js';
import type { Verb } from './verb.js';

/** Names that no member has are counted too. */
export function resetThrottle(name: string): Verb {
  return async ({ store }) =>
    (await store.throttles.reset(accountOf(name))) ? `failures of ${name} forgotten` : `no failures of ${name}`;
}
