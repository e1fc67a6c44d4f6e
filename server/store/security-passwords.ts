/** Service-level passwords by consumer: keyed hashes, several valid at once. */
import type { Database } from './database.js';

export interface SecurityPasswordRecord {
  readonly consumer: string;
  readonly hash: string;
  readonly createdAt: number;
}

export class SecurityPasswords {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async all(): Promise<readonly SecurityPasswordRecord[]> {
    const sql = 'SELECT consumer, password_hash, created_at FROM security_password ORDER BY created_at';
    return (await this.#database.all(sql)).map((row) => ({
      consumer: String(row['consumer']),
      hash: String(row['password_hash']),
      createdAt: Number(row['created_at']),
    }));
  }

  async add(consumer: string, hash: string): Promise<void> {
    const sql = 'INSERT INTO security_password (consumer, password_hash, created_at) VALUES ($1, $2, $3)';
    await this.#database.run(sql, [consumer, hash, Date.now()]);
  }

  /** All of a consumer's, or all but the newest; tells how many. */
  async revoke(consumer: string, keepNewest: boolean): Promise<number> {
    const older = `AND created_at < (SELECT MAX(created_at) FROM security_password WHERE consumer = $1)`;
    return this.#database.run(`DELETE FROM security_password WHERE consumer = $1 ${keepNewest ? older : ''}`, [
      consumer,
    ]);
  }
}
