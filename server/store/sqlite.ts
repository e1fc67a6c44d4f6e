/**
 * The embedded engine: SQLite through libsql, a write-ahead log, every commit flushed to the disk before it is acknowledged.
 *
 * libsql answers synchronously, so a transaction of several statements may be interleaved with other requests of this process. Hence two
 * connections: one for writing, whose users queue, and one for reading, which sees committed data only and never waits.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Libsql from 'libsql';

import { DuplicateError, StoreUnavailableError } from './database.js';
import type { Database, Queries, Row, Value } from './database.js';

/** How long a writer waits for the writers of other processes, in milliseconds. */
const LOCK_PATIENCE = 5_000;

/** Opens the file, making it and its folder where they are missing; without a file the data lives as long as the process. */
export function openSqlite(file: string | undefined): Database {
  if (file === undefined) return new MemoryDatabase();
  return guard(() => {
    makeFolder(dirname(file));
    const writer = new Connection(file);
    writer.execute('PRAGMA journal_mode = WAL');
    writer.execute('PRAGMA synchronous = FULL');
    chmodSync(file, 0o600);
    const reader = new Connection(file);
    reader.execute('PRAGMA query_only = ON');
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
  readonly #writer: Connection;
  readonly #reader: Connection;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(writer: Connection, reader: Connection) {
    this.#writer = writer;
    this.#reader = reader;
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
    return this.whenAlone(async () => {
      await begin(this.#writer);
      try {
        const result = await work(this.#writer);
        this.#writer.execute('COMMIT');
        return result;
      } catch (error) {
        this.#writer.rollBack();
        throw error;
      }
    });
  }

  /** `BEGIN IMMEDIATE` locks the database for every other process: each transaction is exclusive. */
  exclusive<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.transaction(work);
  }

  async close(): Promise<void> {
    await this.#tail;
    this.#writer.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (this.#reader !== this.#writer) this.#reader.close();
    this.#writer.close();
  }

  protected whenAlone<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}

/** One connection has one view: readers queue with the writers. */
class MemoryDatabase extends FileDatabase {
  constructor() {
    const connection = new Connection(':memory:');
    super(connection, connection);
  }

  override one(sql: string, parameters: readonly Value[] = []): Promise<Row | undefined> {
    return this.whenAlone(() => super.one(sql, parameters));
  }

  override all(sql: string, parameters: readonly Value[] = []): Promise<readonly Row[]> {
    return this.whenAlone(() => super.all(sql, parameters));
  }
}

/** The connection's own calls block, so waiting for another process' writer is done here, between attempts. */
async function begin(writer: Connection): Promise<void> {
  const deadline = performance.now() + LOCK_PATIENCE;
  for (;;) {
    try {
      return writer.execute('BEGIN IMMEDIATE');
    } catch (error) {
      if (!(error instanceof BusyError) || performance.now() > deadline) throw error;
      await delay(1 + Math.random() * 10);
    }
  }
}

/** Another process writes. */
class BusyError extends StoreUnavailableError {}

class Connection implements Queries {
  readonly #database: Libsql.Database;
  readonly #statements = new Map<string, Statement>();

  constructor(file: string) {
    this.#database = new Libsql(file);
    this.execute('PRAGMA busy_timeout = 20');
    this.execute('PRAGMA foreign_keys = ON');
  }

  async one(sql: string, parameters: readonly Value[] = []): Promise<Row | undefined> {
    return guard(() => this.#prepare(sql).one(parameters));
  }

  async all(sql: string, parameters: readonly Value[] = []): Promise<readonly Row[]> {
    return guard(() => this.#prepare(sql).all(parameters));
  }

  async run(sql: string, parameters: readonly Value[] = []): Promise<number> {
    return guard(() => this.#prepare(sql).run(parameters));
  }

  execute(sql: string): void {
    guard(() => void this.#database.exec(sql));
  }

  /** SQLite rolls back by itself where a commit fails for want of space; a second time is an error that says nothing. */
  rollBack(): void {
    if (this.#database.inTransaction) this.execute('ROLLBACK');
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = new Statement(this.#database.prepare(sql.replace(/\$(\d+)/g, '?$1')));
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Takes rows as lists of values and names them here, which costs half of what libsql's own row objects do. */
class Statement {
  readonly #statement: Libsql.Statement;
  readonly #names: readonly string[];

  constructor(statement: Libsql.Statement) {
    this.#statement = statement;
    this.#names = statement.reader ? statement.columns().map(({ name }) => name) : [];
    if (statement.reader) statement.raw();
  }

  one(parameters: readonly Value[]): Row | undefined {
    const values = this.#statement.get(parameters) as Value[] | undefined;
    return values && this.#row(values);
  }

  all(parameters: readonly Value[]): Row[] {
    return (this.#statement.all(parameters) as Value[][]).map((values) => this.#row(values));
  }

  run(parameters: readonly Value[]): number {
    return this.#statement.run(parameters).changes;
  }

  #row(values: readonly Value[]): Row {
    const row: Record<string, Value> = {};
    for (let index = 0; index < values.length; index += 1) row[this.#names[index] ?? ''] = values[index] ?? null;
    return row;
  }
}

/** Turns the engine's errors into the store's. */
function guard<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    const { code = '', message } = error as { code?: string; message: string };
    if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
      throw new DuplicateError('this exists already', { cause: error });
    }
    if (code.startsWith('SQLITE_BUSY'))
      throw new BusyError('the database is locked by another process', { cause: error });
    const reason = message.includes('Unable to open') ? 'the file can neither be opened nor made' : message;
    throw new StoreUnavailableError(`SQLite: ${reason}`, { cause: error });
  }
}
