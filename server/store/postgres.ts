/**
 * The shared engine: PostgreSQL through pg, for several processes and hosts. Statements are prepared once per connection; lost connections are
 * replaced when they are next needed; nothing waits for a dead server longer than a few seconds.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';

import { DuplicateError, StoreUnavailableError } from './database.js';
import type { Database, Queries, Row, Value } from './database.js';

/** Any number that no other application on this database locks. */
const MIGRATION_LOCK = 7_260_211;

/** PostgreSQL asks for another attempt: serialization_failure and deadlock_detected (appendix A, class 40). */
const RETRY = new Set(['40001', '40P01']);
const ATTEMPTS = 10;

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** Connections of this process at most. */
  readonly connections?: number;
}

export function openPostgres({ url, connections = 10 }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'authentication',
    types: { getTypeParser },
  });
  // An idle connection that breaks is the pool's to replace; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return new PostgresDatabase(pool);
}

class PostgresDatabase implements Database {
  readonly engine = 'postgres';
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async one(sql: string, parameters: readonly Value[] = []): Promise<Row | undefined> {
    return (await this.all(sql, parameters))[0];
  }

  all(sql: string, parameters: readonly Value[] = []): Promise<readonly Row[]> {
    return guard(async () => (await this.#pool.query<Row>(statement(sql, parameters))).rows);
  }

  run(sql: string, parameters: readonly Value[] = []): Promise<number> {
    return guard(async () => (await this.#pool.query(statement(sql, parameters))).rowCount ?? 0);
  }

  async transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(work);
      } catch (error) {
        if (!(error instanceof ContentionError) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  exclusive<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.transaction(async (queries) => {
      await queries.all('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      return work(queries);
    });
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #attempt<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const client = await guard(() => this.#pool.connect());
    const queries = new ClientQueries(client);
    try {
      await queries.run('BEGIN');
      const result = await work(queries);
      await queries.run('COMMIT');
      client.release();
      return result;
    } catch (error) {
      client.release(!(await canRollBack(client, error)));
      throw error;
    }
  }
}

/**
 * A connection that cannot even roll back is thrown away, and its transaction with it. One that has not answered is not asked again: that would double
 * the time until the caller learns of it. Errors that the server itself reports have a code of five characters (appendix A).
 */
async function canRollBack(client: pg.PoolClient, error: unknown): Promise<boolean> {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  if (error instanceof StoreUnavailableError && !(typeof code === 'string' && code.length === 5)) return false;
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}

class ClientQueries implements Queries {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async one(sql: string, parameters: readonly Value[] = []): Promise<Row | undefined> {
    return (await this.all(sql, parameters))[0];
  }

  all(sql: string, parameters: readonly Value[] = []): Promise<readonly Row[]> {
    return guard(async () => (await this.#client.query<Row>(statement(sql, parameters))).rows);
  }

  run(sql: string, parameters: readonly Value[] = []): Promise<number> {
    return guard(async () => (await this.#client.query(statement(sql, parameters))).rowCount ?? 0);
  }
}

/** The engine asks for another attempt. */
class ContentionError extends StoreUnavailableError {}

const names = new Map<string, string>();

/** A named statement is parsed once per connection. */
function statement(text: string, values: readonly Value[]): pg.QueryConfig {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
  }
  return { name, text, values: [...values] };
}

/** `bigint` arrives as text, because it may exceed a number; ours are moments, steps and identities, which do not. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}

async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (code === '23505') throw new DuplicateError('this exists already', { cause: error });
    if (RETRY.has(code)) throw new ContentionError(`PostgreSQL: ${message}`, { cause: error });
    throw new StoreUnavailableError(`PostgreSQL: ${message || code}`, { cause: error });
  }
}
