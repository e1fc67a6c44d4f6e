/** Verbs that change something leave a trace of who did it. */
import { userInfo } from 'node:os';

import { StoreUnavailableError } from '../store/store.js';
import type { Verb } from './verb.js';

/** The change was made, and has no entry in the audit trail. `text` is what the verb had to say, which may be a secret shown once. */
export class UnrecordedError extends Error {
  override readonly name = 'UnrecordedError';
  readonly text: string;
  override readonly cause: StoreUnavailableError;

  constructor(text: string, cause: StoreUnavailableError) {
    super('this is done, but is not in the audit trail');
    this.text = text;
    this.cause = cause;
  }
}

/** The same verb, with an entry in the audit trail when it has succeeded. Throws `UnrecordedError` where that entry cannot be written. */
export function recorded(operation: string, subject: string, verb: Verb): Verb {
  return async (authentication, settings) => {
    const text = await verb(authentication, settings);
    const remote = userInfo().username;
    const entry = { consumer: 'admin', operation, form: 'admin', subject, outcome: 'done', remote };
    try {
      await authentication.store.audit.append([{ at: Date.now(), ...entry }]);
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw new UnrecordedError(text, error);
      throw error;
    }
    return text;
  };
}
