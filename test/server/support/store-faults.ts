/** A store that fails, or hangs and then fails, at one chosen call: reads, writes, and each statement, begin and commit of a transaction. */
import { setTimeout as delay } from 'node:timers/promises';

import { StoreUnavailableError } from '../../../server/store/database.js';
import type { Database, Queries, Row, Value } from '../../../server/store/database.js';

/** `hangs`: for as long as an engine would before it gives up, here a moment. */
export type FaultKind = 'fails' | 'hangs';

export class StoreFaults {
  /** Calls since the last `arm`. */
  calls = 0;
  #at = 0;
  #kind: FaultKind = 'fails';

  /** Every user of the database meets the faults from now on. */
  constructor(database: Database) {
    const { one, all, run, transaction } = database;
    const faulty = {
      one: (sql: string, parameters?: readonly Value[]) => this.#step(() => one.call(database, sql, parameters)),
      all: (sql: string, parameters?: readonly Value[]) => this.#step(() => all.call(database, sql, parameters)),
      run: (sql: string, parameters?: readonly Value[]) => this.#step(() => run.call(database, sql, parameters)),
      transaction: async <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> => {
        await this.#step(async () => undefined);
        const result = await transaction.call(database, async (queries) => {
          const done = await work(this.#faulty(queries));
          await this.#step(async () => undefined);
          return done;
        });
        // The commit has happened, and nobody learns of it.
        await this.#step(async () => undefined);
        return result as Result;
      },
    };
    Object.assign(database, faulty);
  }

  /** From now on the call with this number does what `kind` says; 0: none. */
  arm(at: number, kind: FaultKind = 'fails'): void {
    this.calls = 0;
    this.#at = at;
    this.#kind = kind;
  }

  /** Whether the fault has been met. */
  get hasStruck(): boolean {
    return this.#at > 0 && this.calls >= this.#at;
  }

  #faulty(queries: Queries): Queries {
    return {
      one: (sql, parameters) => this.#step<Row | undefined>(() => queries.one(sql, parameters)),
      all: (sql, parameters) => this.#step(() => queries.all(sql, parameters)),
      run: (sql, parameters) => this.#step(() => queries.run(sql, parameters)),
    };
  }

  async #step<Result>(work: () => Promise<Result>): Promise<Result> {
    this.calls += 1;
    if (this.calls !== this.#at) return work();
    if (this.#kind === 'hangs') await delay(3);
    throw new StoreUnavailableError('the test says so');
  }
}
