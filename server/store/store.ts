/** The store: one interface over either engine, opened with its schema up to date. */
import { AuditTrail } from './audit-trail.js';
import { StoreUnavailableError } from './database.js';
import type { Database } from './database.js';
import { LoginSessions } from './login-sessions.js';
import { migrate } from './migrations/migrate.js';
import { openPostgres } from './postgres.js';
import { SecondFactors } from './second-factors.js';
import { SecurityPasswords } from './security-passwords.js';
import { Settings } from './settings.js';
import { openSqlite } from './sqlite.js';
import { Throttles } from './throttle.js';
import { Users } from './users.js';

export { DuplicateError, StoreUnavailableError } from './database.js';

export interface Store {
  readonly users: Users;
  readonly secondFactors: SecondFactors;
  readonly sessions: LoginSessions;
  readonly securityPasswords: SecurityPasswords;
  readonly throttles: Throttles;
  readonly audit: AuditTrail;
  readonly settings: Settings;
  /** For what spans several of the above. */
  readonly database: Database;
  close(): Promise<void>;
}

/** `file:PATH`, `memory:` or `postgres://...`, as the setting `DATABASE_URL`. */
export async function openStore(url: string): Promise<Store> {
  const database = await openDatabase(url);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    users: new Users(database),
    secondFactors: new SecondFactors(database),
    sessions: new LoginSessions(database),
    securityPasswords: new SecurityPasswords(database),
    throttles: new Throttles(database),
    audit: new AuditTrail(database),
    settings: new Settings(database),
    database,
    close: () => database.close(),
  };
}

/** The path of a `file:` URL; `undefined` for the other stores. */
export function storeFile(url: string): string | undefined {
  return url.startsWith('file:') ? url.slice('file:'.length).replace(/^\/\/(?=\/)/, '') : undefined;
}

async function openDatabase(url: string): Promise<Database> {
  if (url === 'memory:') return openSqlite(undefined);
  if (/^postgres(ql)?:/.test(url)) return openPostgres({ url });
  const file = storeFile(url);
  if (file === undefined || file === '')
    throw new StoreUnavailableError('DATABASE_URL is none of file:, memory: and postgres://');
  return openSqlite(file);
}
