/** Who asked, for whom, by which form, and what came of it. Never a secret. */
import type { Database } from './database.js';

export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The name that the security password was issued to; empty where it was not right. */
  readonly consumer: string;
  readonly operation: string;
  readonly form: string;
  /** The member's name, or a fingerprint of a name that no member has. */
  readonly subject: string;
  readonly outcome: string;
  readonly remote: string;
}

const COLUMNS = 'at, consumer, operation, form, subject, outcome, remote';

export class AuditTrail {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** All in one transaction. */
  async append(entries: readonly AuditEntry[]): Promise<void> {
    await this.#database.transaction(async (queries) => {
      for (const { at, consumer, operation, form, subject, outcome, remote } of entries) {
        await queries.run(`INSERT INTO audit (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
          at,
          consumer,
          operation,
          form,
          subject,
          outcome,
          remote,
        ]);
      }
    });
  }

  /** The latest `limit` entries, oldest first. */
  async latest(limit: number): Promise<readonly AuditEntry[]> {
    const rows = await this.#database.all(`SELECT ${COLUMNS} FROM audit ORDER BY id DESC LIMIT $1`, [limit]);
    return [...rows].reverse().map((row) => ({
      at: Number(row['at']),
      consumer: String(row['consumer']),
      operation: String(row['operation']),
      form: String(row['form']),
      subject: String(row['subject']),
      outcome: String(row['outcome']),
      remote: String(row['remote']),
    }));
  }

  /** When the latest entry was made; 0 when there is none. */
  async latestMoment(): Promise<number> {
    const row = await this.#database.one('SELECT MAX(at) AS at FROM audit');
    return Number(row?.['at'] ?? 0);
  }

  /** Entries from after `now`, which a clock that ran ahead has made, are said to be from now. */
  async moveBack(now: number): Promise<number> {
    return this.#database.run('UPDATE audit SET at = $1 WHERE at > $1', [now]);
  }

  async purge(before: number): Promise<number> {
    return this.#database.run('DELETE FROM audit WHERE at < $1', [before]);
  }
}
