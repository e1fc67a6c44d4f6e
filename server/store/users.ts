/** The members and their password hashes. Names are compared in the canonical form that the caller hands in. */
import type { Database, Queries, Row } from './database.js';

export interface UserRecord {
  readonly id: number;
  /** As it was added; shown, never compared. */
  readonly username: string;
  readonly passwordHash: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly disabled: boolean;
}

export interface NewUser extends Omit<UserRecord, 'id'> {
  readonly canonical: string;
}

const COLUMNS = 'id, username, password_hash, email, first_name, last_name, disabled';

export class Users {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async byName(canonical: string): Promise<UserRecord | undefined> {
    return userOf(await this.#database.one(`SELECT ${COLUMNS} FROM member WHERE canonical = $1`, [canonical]));
  }

  async byId(id: number): Promise<UserRecord | undefined> {
    return userOf(await this.#database.one(`SELECT ${COLUMNS} FROM member WHERE id = $1`, [id]));
  }

  /** In pages, by id: `after` is the last id of the page before. */
  async list(after: number, limit: number): Promise<readonly UserRecord[]> {
    const sql = `SELECT ${COLUMNS} FROM member WHERE id > $1 ORDER BY id LIMIT $2`;
    return (await this.#database.all(sql, [after, limit])).map(userFrom);
  }

  /** The new user's id. Throws `DuplicateError` when the name is taken. */
  add(user: NewUser): Promise<number> {
    return this.#database.transaction((queries) => insertUser(queries, user));
  }

  /** Replaces a hash by one of the same password; does nothing when the password has changed in between. */
  upgradeHash(id: number, from: string, to: string): Promise<number> {
    return this.#database.run('UPDATE member SET password_hash = $1 WHERE id = $2 AND password_hash = $3', [
      to,
      id,
      from,
    ]);
  }

  /** A new password ends the sessions that the old one opened. */
  async changePassword(id: number, hash: string): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await queries.run('UPDATE member SET password_hash = $1 WHERE id = $2', [hash, id]);
      await queries.run('DELETE FROM login_session WHERE user_id = $1', [id]);
    });
  }

  /** Disabling ends the user's sessions. */
  async setDisabled(id: number, disabled: boolean): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await queries.run('UPDATE member SET disabled = $1 WHERE id = $2', [disabled ? 1 : 0, id]);
      if (disabled) await queries.run('DELETE FROM login_session WHERE user_id = $1', [id]);
    });
  }

  /** The second factor, recovery codes and sessions go with the user; the audit trail stays. */
  async remove(id: number): Promise<void> {
    await this.#database.run('DELETE FROM member WHERE id = $1', [id]);
  }
}

/** Also for imports, which add many in one transaction. */
export async function insertUser(queries: Queries, user: NewUser): Promise<number> {
  const row = await queries.one(
    `INSERT INTO member (username, canonical, password_hash, email, first_name, last_name, disabled, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      user.username,
      user.canonical,
      user.passwordHash,
      user.email,
      user.firstName,
      user.lastName,
      user.disabled ? 1 : 0,
      Date.now(),
    ],
  );
  return Number(row?.['id']);
}

/** Of a row that has the columns of `member`. */
export function userFrom(row: Row): UserRecord {
  return {
    id: Number(row['id']),
    username: String(row['username']),
    passwordHash: String(row['password_hash']),
    email: String(row['email']),
    firstName: String(row['first_name']),
    lastName: String(row['last_name']),
    disabled: row['disabled'] === 1,
  };
}

function userOf(row: Row | undefined): UserRecord | undefined {
  return row && userFrom(row);
}
