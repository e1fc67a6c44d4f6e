/** The sessions behind login cookies: the hash of the cookie's token, whose it is, when it began and when it was last seen. */
import type { Database } from './database.js';
import { userFrom } from './users.js';
import type { UserRecord } from './users.js';

export interface SessionRecord {
  readonly tokenHash: string;
  readonly userId: number;
  readonly domain: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface LiveSession extends SessionRecord {
  readonly user: UserRecord;
}

export class LoginSessions {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(session: SessionRecord): Promise<void> {
    await this.#database.run(
      'INSERT INTO login_session (token_hash, user_id, domain, created_at, seen_at) VALUES ($1, $2, $3, $4, $5)',
      [session.tokenHash, session.userId, session.domain, session.createdAt, session.seenAt],
    );
  }

  /** The session and its user in one question: this is asked on every page view of every caller. */
  async find(tokenHash: string): Promise<LiveSession | undefined> {
    const row = await this.#database.one(
      `SELECT s.domain, s.created_at, s.seen_at, m.id, m.username, m.password_hash, m.email, m.first_name, m.last_name, m.disabled
       FROM login_session s JOIN member m ON m.id = s.user_id WHERE s.token_hash = $1`,
      [tokenHash],
    );
    if (row === undefined) return undefined;
    const user = userFrom(row);
    return {
      tokenHash,
      userId: user.id,
      domain: String(row['domain']),
      createdAt: Number(row['created_at']),
      seenAt: Number(row['seen_at']),
      user,
    };
  }

  async touch(tokenHash: string, seenAt: number): Promise<void> {
    await this.#database.run('UPDATE login_session SET seen_at = $1 WHERE token_hash = $2 AND seen_at < $1', [
      seenAt,
      tokenHash,
    ]);
  }

  async remove(tokenHash: string): Promise<void> {
    await this.#database.run('DELETE FROM login_session WHERE token_hash = $1', [tokenHash]);
  }

  async removeAllOf(userId: number): Promise<number> {
    return this.#database.run('DELETE FROM login_session WHERE user_id = $1', [userId]);
  }

  async countOf(userId: number): Promise<number> {
    const row = await this.#database.one('SELECT COUNT(*) AS count FROM login_session WHERE user_id = $1', [userId]);
    return Number(row?.['count']);
  }

  async purge(createdBefore: number): Promise<number> {
    return this.#database.run('DELETE FROM login_session WHERE created_at < $1', [createdBefore]);
  }
}
