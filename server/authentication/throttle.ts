/**
 * No more than so many evaluated failures per account in a while, however the attempts arrive. An attempt is judged where it is counted, in one
 * transaction on the account's row: of a burst, what comes after the last permitted failure is refused, the right password included, and
 * refused in the words and in the time of a wrong one. Successes change nothing, and the account opens again by itself.
 */
import { createHash } from 'node:crypto';

import type { Queries } from '../store/database.js';
import type { Throttles, ThrottleEntry, FailureKind } from '../store/throttle.js';
import type { Clock } from './clock.js';
import { canonicalName } from './users/usernames.js';

export interface ThrottleLimits {
  /** Failures of one kind. */
  readonly failures: number;
  /** Milliseconds. */
  readonly window: number;
}

export const defaultLimits: ThrottleLimits = { failures: 20, window: 15 * 60_000 };

export class Throttle {
  readonly #throttles: Throttles;
  readonly #clock: Clock;
  readonly #limits: ThrottleLimits;

  constructor(throttles: Throttles, clock: Clock, limits: ThrottleLimits = defaultLimits) {
    this.#throttles = throttles;
    this.#clock = clock;
    this.#limits = limits;
  }

  /**
   * Whether this attempt succeeds: it `isRight`, the account has failures left, and `take`, called last and in the same
   * transaction, agrees. What `take` refuses is no failure.
   */
  async succeeds(
    username: string,
    kind: FailureKind,
    isRight: boolean,
    take: (queries: Queries) => Promise<boolean> = async () => true,
  ): Promise<boolean> {
    const now = this.#clock.now();
    const attempt = { account: accountOf(username), kind, failed: !isRight };
    return this.#throttles.settle(attempt, async (entry) => {
      const recent = this.#recent(entry, now);
      if (recent.length >= this.#limits.failures) {
        await entry.save({ failures: recent, refused: entry.refused + 1 }, now);
        return false;
      }
      if (isRight) return take(entry.queries);
      await entry.save({ failures: [...recent, now], refused: entry.refused }, now);
      return false;
    });
  }

  #recent({ failures }: ThrottleEntry, now: number): readonly number[] {
    return failures.filter((moment) => moment > now - this.#limits.window);
  }
}

/** One length for every name, and no name in the table: people type passwords where names belong. */
export function accountOf(username: string): string {
  return createHash('sha256').update(canonicalName(username)).digest('hex');
}
