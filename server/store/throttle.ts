/**
 * Failures per account: the moments of the latest ones, in one row that every process locks in turn. The verdict on an attempt and the count
 * belong to one transaction, so a burst is judged one attempt after the other.
 */
import { forUpdate } from './database.js';
import type { Database, Engine, Queries } from './database.js';

/** What went wrong: each kind has its own count. */
export type FailureKind = 'password' | 'code';

/** Of one account: `failures` are moments, oldest first; `refused` counts what was turned away beyond them. */
export interface Throttled {
  readonly failures: readonly number[];
  readonly refused: number;
}

export class Throttles {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** One attempt: `judge` reads and writes within the transaction that holds the account's row. An attempt that `failed` makes the row. */
  settle<Result>(
    { account, kind, failed }: Attempt,
    judge: (entry: ThrottleEntry) => Promise<Result>,
  ): Promise<Result> {
    const { engine } = this.#database;
    return this.#database.transaction(async (queries) => {
      if (failed) await makeEntry(queries, account, kind);
      return judge(await lockEntry(queries, engine, account, kind));
    });
  }

  /** Whether there was anything to forget. */
  async reset(account: string): Promise<boolean> {
    return (await this.#database.run('DELETE FROM throttle WHERE account = $1', [account])) > 0;
  }

  async purge(changedBefore: number): Promise<number> {
    return this.#database.run('DELETE FROM throttle WHERE changed_at < $1', [changedBefore]);
  }
}

export interface Attempt {
  readonly account: string;
  readonly kind: FailureKind;
  readonly failed: boolean;
}

export interface ThrottleEntry extends Throttled {
  readonly queries: Queries;
  save(entry: Throttled, now: number): Promise<void>;
}

/** A row that is not there cannot be locked: the first of two simultaneous failures must not miss the other. */
async function makeEntry(queries: Queries, account: string, kind: FailureKind): Promise<void> {
  const sql = `INSERT INTO throttle (account, kind, failures, refused, changed_at) VALUES ($1, $2, '[]', 0, 0)
               ON CONFLICT (account, kind) DO NOTHING`;
  await queries.run(sql, [account, kind]);
}

async function lockEntry(queries: Queries, engine: Engine, account: string, kind: FailureKind): Promise<ThrottleEntry> {
  const sql = `SELECT failures, refused FROM throttle WHERE account = $1 AND kind = $2${forUpdate(engine)}`;
  const row = await queries.one(sql, [account, kind]);
  return {
    queries,
    failures: row === undefined ? [] : (JSON.parse(String(row['failures'])) as number[]),
    refused: Number(row?.['refused'] ?? 0),
    save: (entry, now) => save(queries, account, kind, entry, now),
  };
}

async function save(
  queries: Queries,
  account: string,
  kind: FailureKind,
  { failures, refused }: Throttled,
  now: number,
): Promise<void> {
  const sql = 'UPDATE throttle SET failures = $3, refused = $4, changed_at = $5 WHERE account = $1 AND kind = $2';
  await queries.run(sql, [account, kind, JSON.stringify(failures), refused, now]);
}
