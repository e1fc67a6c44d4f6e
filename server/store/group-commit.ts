/**
 * The transactions of SQLite's one writing connection, in the order in which they come. Those that wait while a commit is under way go together in the
 * next one, each within a savepoint of its own, so many share one flush of the disk; none is answered before that flush.
 */
import { StoreUnavailableError } from './database.js';
import type { Queries } from './database.js';
import { patiently } from './sqlite-connection.js';
import type { SqliteConnection } from './sqlite-connection.js';

/** Transactions that one commit covers at most: their statements run on the event loop. */
const GROUP = 32;

/** A transaction that waits for its turn. */
interface Unit {
  /** Does the work, and returns what tells the caller how it ended. Throws when the group cannot go on. */
  run(): Promise<() => void>;
  fail(error: unknown): void;
}

export class GroupCommit {
  readonly #connection: SqliteConnection;
  readonly #waiting: Unit[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** All or nothing, whatever becomes of the others in the group; but where the commit fails, all of them have failed. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    if (this.#closed) return Promise.reject(new StoreUnavailableError('SQLite: the database is closed'));
    return new Promise((resolve, reject) => {
      const run = async (): Promise<() => void> => {
        await this.#connection.run('SAVEPOINT unit');
        try {
          const result = await work(this.#connection);
          await this.#connection.run('RELEASE unit');
          return () => resolve(result);
        } catch (error) {
          await this.#undo(error);
          return () => reject(error);
        }
      };
      this.#waiting.push({ run, fail: reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Takes no more transactions. Resolves when those that wait have ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, GROUP));
    this.#writing = undefined;
  }

  async #write(group: readonly Unit[]): Promise<void> {
    try {
      await begin(this.#connection);
      const answers: (() => void)[] = [];
      for (const unit of group) answers.push(await unit.run());
      await this.#connection.execute('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      for (const unit of group) unit.fail(error);
      // Where this fails too, the next group tries it again.
      await this.#connection.rollBack().catch(() => undefined);
    }
  }

  /** After some errors, as a full disk, SQLite has rolled back the whole group: then it has failed, for the same reason. */
  async #undo(error: unknown): Promise<void> {
    if (!this.#connection.inTransaction) throw error;
    await this.#connection.run('ROLLBACK TO unit');
    await this.#connection.run('RELEASE unit');
  }
}

/** A transaction that could not be rolled back before is now. */
function begin(connection: SqliteConnection): Promise<void> {
  return patiently(async () => {
    await connection.rollBack();
    await connection.execute('BEGIN IMMEDIATE');
  });
}
