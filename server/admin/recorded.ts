/** Verbs that change something leave a trace of who did it. */
import { userInfo } from 'node:os';

import type { Verb } from './verb.js';

/** The same verb, with an entry in the audit trail when it has succeeded. */
export function recorded(operation: string, subject: string, verb: Verb): Verb {
  return async (authentication, settings) => {
    const text = await verb(authentication, settings);
    const remote = userInfo().username;
    const entry = { consumer: 'admin', operation, form: 'admin', subject, outcome: 'done', remote };
    await authentication.store.audit.append([{ at: Date.now(), ...entry }]);
    return text;
  };
}
