/**
 * What an engine owes the store: parameterised SQL and transactions, as promises. Statements are written once, in the SQL both engines
 * share, with parameters `$1`, `$2`, ...; what differs between engines stays in `sqlite.ts` and `postgres.ts`.
 */

/** What a column holds. Moments are milliseconds since 1970, truths are 0 and 1. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

export interface Queries {
  /** The first row, or `undefined`. */
  one(sql: string, parameters?: readonly Value[]): Promise<Row | undefined>;
  all(sql: string, parameters?: readonly Value[]): Promise<readonly Row[]>;
  /** Runs a statement that returns no rows and tells how many rows it changed. */
  run(sql: string, parameters?: readonly Value[]): Promise<number>;
}

/**
 * Outside a transaction `one` and `all` only read. What `run` or `transaction` acknowledged survives a killed process
 * and a lost machine.
 */
export interface Database extends Queries {
  readonly engine: Engine;
  /**
   * All or nothing; two transactions that lock the same row follow one another. `work` awaits nothing but its queries,
   * and may be called again when the engine asks for it.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** A transaction that no other process' `exclusive` runs beside: for migrations. */
  exclusive<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export type Engine = 'sqlite' | 'postgres';

/** The engine did not answer, or answered with an error that no statement of ours provokes: disk full, connection lost. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** A row with this key exists already. */
export class DuplicateError extends Error {
  override readonly name = 'DuplicateError';
}

/** What is appended to a `SELECT` that locks the rows it reads; an SQLite transaction has locked everything already. */
export function forUpdate(engine: Engine): string {
  return engine === 'postgres' ? ' FOR UPDATE' : '';
}
