/**
 * The embedded engine: SQLite through libsql, a write-ahead log, every commit flushed to the disk before it is acknowledged.
 *
 * Two connections: one for writing, whose transactions queue (`group-commit.ts`), and one for reading, which sees committed data only and
 * never waits.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Database, Queries, Row, Value } from './database.js';
import { GroupCommit } from './group-commit.js';
import { guard, patiently, SqliteConnection } from './sqlite-connection.js';

/** Opens the file, making it and its folder where they are missing; without a file the data lives as long as the process. */
export async function openSqlite(file: string | undefined): Promise<Database> {
  if (file === undefined) return new MemoryDatabase(await SqliteConnection.open(':memory:'));
  return guard(async () => {
    makeFolder(dirname(file));
    const writer = await SqliteConnection.open(file);
    await patiently(() => writer.execute('PRAGMA journal_mode = WAL'));
    await writer.execute('PRAGMA synchronous = FULL');
    chmodSync(file, 0o600);
    const reader = await SqliteConnection.open(file);
    await reader.execute('PRAGMA query_only = ON');
    return new FileDatabase(writer, reader);
  });
}

/** Only the last one: a mistyped path makes no tree of folders. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

class FileDatabase implements Database {
  readonly engine = 'sqlite';
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection;
  readonly #commits: GroupCommit;

  constructor(writer: SqliteConnection, reader: SqliteConnection) {
    this.#writer = writer;
    this.#reader = reader;
    this.#commits = new GroupCommit(writer);
  }

  one(sql: string, parameters: readonly Value[] = []): Promise<Row | undefined> {
    return this.#reader.one(sql, parameters);
  }

  all(sql: string, parameters: readonly Value[] = []): Promise<readonly Row[]> {
    return this.#reader.all(sql, parameters);
  }

  run(sql: string, parameters: readonly Value[] = []): Promise<number> {
    return this.transaction((queries) => queries.run(sql, parameters));
  }

  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.#commits.transaction(work);
  }

  /** `BEGIN IMMEDIATE` locks the database for every other process: each transaction is exclusive. */
  exclusive<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.transaction(work);
  }

  async close(): Promise<void> {
    await this.#commits.close();
    await this.#writer.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (this.#reader !== this.#writer) this.#reader.close();
    this.#writer.close();
  }
}

/** One connection has one view: readers queue with the writers. */
class MemoryDatabase extends FileDatabase {
  constructor(connection: SqliteConnection) {
    super(connection, connection);
  }

  override one(sql: string, parameters: readonly Value[] = []): Promise<Row | undefined> {
    return this.transaction((queries) => queries.one(sql, parameters));
  }

  override all(sql: string, parameters: readonly Value[] = []): Promise<readonly Row[]> {
    return this.transaction((queries) => queries.all(sql, parameters));
  }
}
