/** The first schema: members, what they log in with, what is counted and what is remembered. */
import type { Migration } from './migration.js';

export const firstSchema: Migration = {
  version: 1,
  name: 'first schema',
  statements: (identity) => [
    `CREATE TABLE member (
      id ${identity},
      username TEXT NOT NULL,
      canonical TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      email TEXT NOT NULL,
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL,
      disabled SMALLINT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    `CREATE TABLE second_factor (
      user_id BIGINT PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
      secret TEXT NOT NULL,
      last_step BIGINT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    `CREATE TABLE recovery_code (
      user_id BIGINT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
      code_hash TEXT NOT NULL,
      PRIMARY KEY (user_id, code_hash)
    )`,
    `CREATE TABLE login_session (
      token_hash TEXT PRIMARY KEY,
      user_id BIGINT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
      domain TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL
    )`,
    'CREATE INDEX login_session_user ON login_session (user_id)',
    'CREATE INDEX login_session_created ON login_session (created_at)',
    `CREATE TABLE security_password (
      password_hash TEXT PRIMARY KEY,
      consumer TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    `CREATE TABLE throttle (
      account TEXT NOT NULL,
      kind TEXT NOT NULL,
      failures TEXT NOT NULL,
      refused BIGINT NOT NULL,
      changed_at BIGINT NOT NULL,
      PRIMARY KEY (account, kind)
    )`,
    'CREATE INDEX throttle_changed ON throttle (changed_at)',
    `CREATE TABLE audit (
      id ${identity},
      at BIGINT NOT NULL,
      consumer TEXT NOT NULL,
      operation TEXT NOT NULL,
      form TEXT NOT NULL,
      subject TEXT NOT NULL,
      outcome TEXT NOT NULL,
      remote TEXT NOT NULL
    )`,
    'CREATE INDEX audit_at ON audit (at)',
    `CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    )`,
  ],
};
