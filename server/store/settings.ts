/** What the store remembers of itself: the sealed key ring. */
import type { Database, Queries } from './database.js';

export type SettingName = 'keyring';

export class Settings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(name: SettingName): Promise<string | undefined> {
    const row = await this.#database.one('SELECT value FROM setting WHERE name = $1', [name]);
    return row && String(row['value']);
  }

  /** Sets what is not set yet, and returns what is set now: of many processes that start at once, one wins. */
  async getOrSet(name: SettingName, value: string): Promise<string> {
    const sql = 'INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
    await this.#database.run(sql, [name, value]);
    return (await this.get(name)) ?? value;
  }
}

/** Within the caller's transaction. */
export async function replaceSetting(queries: Queries, name: SettingName, value: string): Promise<void> {
  await queries.run('UPDATE setting SET value = $1 WHERE name = $2', [value, name]);
}
