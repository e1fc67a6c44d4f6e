/** Authenticator secrets, sealed by the caller, the last time step each has been used for, and recovery codes, hashed by the caller. */
import type { Database, Queries } from './database.js';

export interface SecondFactorRecord {
  readonly userId: number;
  /** Sealed. */
  readonly secret: string;
  /** The latest time step (RFC 6238, section 4.2) that was accepted. */
  readonly lastStep: number;
}

export class SecondFactors {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(userId: number): Promise<SecondFactorRecord | undefined> {
    const row = await this.#database.one('SELECT secret, last_step FROM second_factor WHERE user_id = $1', [userId]);
    return row && { userId, secret: String(row['secret']), lastStep: Number(row['last_step']) };
  }

  /** In place of what the user had. */
  async enrol(userId: number, secret: string, lastStep: number, recoveryCodes: readonly string[]): Promise<void> {
    await this.#database.transaction((queries) =>
      insertSecondFactor(queries, { userId, secret, lastStep }, recoveryCodes),
    );
  }

  /** Whether there was one. */
  async remove(userId: number): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      await queries.run('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
      return (await queries.run('DELETE FROM second_factor WHERE user_id = $1', [userId])) === 1;
    });
  }

  async recoveryCodesLeft(userId: number): Promise<number> {
    const row = await this.#database.one('SELECT COUNT(*) AS count FROM recovery_code WHERE user_id = $1', [userId]);
    return Number(row?.['count']);
  }

  async hasRecoveryCode(userId: number, codeHash: string): Promise<boolean> {
    const sql = 'SELECT 1 AS found FROM recovery_code WHERE user_id = $1 AND code_hash = $2';
    return (await this.#database.one(sql, [userId, codeHash])) !== undefined;
  }

  /** Seals every secret anew, within the caller's transaction. */
  static async reseal(queries: Queries, reseal: (userId: number, secret: string) => string): Promise<number> {
    const rows = await queries.all('SELECT user_id, secret FROM second_factor ORDER BY user_id');
    for (const row of rows) {
      const userId = Number(row['user_id']);
      const sealed = reseal(userId, String(row['secret']));
      await queries.run('UPDATE second_factor SET secret = $1 WHERE user_id = $2', [sealed, userId]);
    }
    return rows.length;
  }
}

/** Takes the step if no process has taken it or a later one before: whoever changes the row has it. */
export async function takeStep(queries: Queries, userId: number, step: number): Promise<boolean> {
  const sql = 'UPDATE second_factor SET last_step = $1 WHERE user_id = $2 AND last_step < $1';
  return (await queries.run(sql, [step, userId])) === 1;
}

/** Uses a recovery code up. */
export async function takeRecoveryCode(queries: Queries, userId: number, codeHash: string): Promise<boolean> {
  const sql = 'DELETE FROM recovery_code WHERE user_id = $1 AND code_hash = $2';
  return (await queries.run(sql, [userId, codeHash])) === 1;
}

/** Also for imports, which add many in one transaction. */
export async function insertSecondFactor(
  queries: Queries,
  { userId, secret, lastStep }: SecondFactorRecord,
  recoveryCodes: readonly string[],
): Promise<void> {
  await queries.run('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  await queries.run('DELETE FROM second_factor WHERE user_id = $1', [userId]);
  await queries.run('INSERT INTO second_factor (user_id, secret, last_step, created_at) VALUES ($1, $2, $3, $4)', [
    userId,
    secret,
    lastStep,
    Date.now(),
  ]);
  for (const code of recoveryCodes) {
    await queries.run('INSERT INTO recovery_code (user_id, code_hash) VALUES ($1, $2)', [userId, code]);
  }
}
