/**
 * One connection of SQLite through libsql. Statements answer at once, on the event loop; what may wait for the disk or for other processes (BEGIN, COMMIT) is
 * `execute`d beside it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import Libsql from 'libsql/promise';

import { DuplicateError, StoreUnavailableError } from './database.js';
import type { Queries, Row, Value } from './database.js';

/** What we use of libsql, whose own declarations leave it open. */
interface LibsqlDatabase {
  readonly inTransaction: boolean;
  prepare(sql: string): Promise<LibsqlStatement>;
  exec(sql: string): Promise<void>;
  close(): void;
}

interface LibsqlStatement {
  readonly reader: boolean;
  raw(): void;
  columns(): readonly { readonly name: string }[];
  get(parameters: readonly Value[]): Value[] | undefined;
  all(parameters: readonly Value[]): Promise<Value[][]>;
  run(parameters: readonly Value[]): { readonly changes: number };
}

/** How long one waits for the writers of other processes, in milliseconds. */
const LOCK_PATIENCE = 5_000;

/** Another process writes. */
class BusyError extends StoreUnavailableError {}

export class SqliteConnection implements Queries {
  readonly #database: LibsqlDatabase;
  readonly #statements = new Map<string, Statement>();
  #open = true;

  private constructor(database: LibsqlDatabase) {
    this.#database = database;
  }

  static async open(file: string): Promise<SqliteConnection> {
    const database = await guard(async () => new Libsql(file, {}) as unknown as LibsqlDatabase);
    const connection = new SqliteConnection(database);
    await connection.execute('PRAGMA busy_timeout = 20');
    await connection.execute('PRAGMA foreign_keys = ON');
    return connection;
  }

  /** Asked of a closed database, libsql would end the process. */
  get inTransaction(): boolean {
    return this.#open && this.#database.inTransaction;
  }

  one(sql: string, parameters: readonly Value[] = []): Promise<Row | undefined> {
    return guard(async () => (await this.#prepare(sql)).one(parameters));
  }

  all(sql: string, parameters: readonly Value[] = []): Promise<readonly Row[]> {
    return guard(async () => (await this.#prepare(sql)).all(parameters));
  }

  run(sql: string, parameters: readonly Value[] = []): Promise<number> {
    return guard(async () => (await this.#prepare(sql)).run(parameters));
  }

  /** In a thread of libsql's. Nothing else may be asked of the connection meanwhile. */
  execute(sql: string): Promise<void> {
    return guard(() => this.#database.exec(sql));
  }

  /** SQLite rolls back by itself where a commit fails for want of space; a second time is an error that says nothing. */
  async rollBack(): Promise<void> {
    if (this.inTransaction) await this.execute('ROLLBACK');
  }

  close(): void {
    this.#open = false;
    this.#statements.clear();
    this.#database.close();
  }

  async #prepare(sql: string): Promise<Statement> {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = new Statement(await this.#database.prepare(sql.replace(/\$(\d+)/g, '?$1')));
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Takes rows as lists of values and names them here, which costs half of what libsql's own row objects do. */
class Statement {
  readonly #statement: LibsqlStatement;
  readonly #names: readonly string[];

  constructor(statement: LibsqlStatement) {
    this.#statement = statement;
    this.#names = statement.reader ? statement.columns().map(({ name }) => name) : [];
    if (statement.reader) statement.raw();
  }

  one(parameters: readonly Value[]): Row | undefined {
    const values = this.#statement.get(parameters);
    return values && this.#row(values);
  }

  async all(parameters: readonly Value[]): Promise<readonly Row[]> {
    return (await this.#statement.all(parameters)).map((values) => this.#row(values));
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

/** Waits for the writers of other processes between attempts, where it holds up neither the event loop nor a thread. */
export async function patiently(work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + LOCK_PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BusyError) || performance.now() > deadline) throw error;
      await delay(1 + Math.random() * 10);
    }
  }
}

/** Turns the engine's errors into the store's. */
export async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    const { code = '', message } = error as { code?: string; message: string };
    if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
      throw new DuplicateError('this exists already', { cause: error });
    }
    if (code.startsWith('SQLITE_BUSY')) {
      throw new BusyError('the database is locked by another process', { cause: error });
    }
    const reason = message.includes('Unable to open') ? 'the file can neither be opened nor made' : message;
    throw new StoreUnavailableError(`SQLite: ${reason}`, { cause: error });
  }
}
