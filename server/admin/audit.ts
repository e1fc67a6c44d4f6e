/** The verbs of `admin audit`. */
import type { Verb } from './verb.js';
import { AdminError } from './admin-error.js';

/** A line per entry: when, consumer, operation, form, subject, outcome, remote address, between tabs. */
export function showAudit(limit: string): Verb {
  return async ({ store }) => {
    if (!/^[1-9]\d{0,6}$/.test(limit)) throw new AdminError('--limit is a number of entries');
    const entries = await store.audit.latest(Number(limit));
    if (entries.length === 0) return 'no entries';
    return entries
      .map(({ at, consumer, operation, form, subject, outcome, remote }) =>
        [new Date(at).toISOString(), consumer || '-', operation, form, subject || '-', outcome, remote || '-'].join(
          '\t',
        ),
      )
      .join('\n');
  };
}

export const forgetFuture: Verb = async ({ store }) => {
  const count = await store.audit.moveBack(Date.now());
  return `${count} entries moved to the present`;
};
