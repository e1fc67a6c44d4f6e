import { join } from 'node:path';

import { migrate, NewerSchemaError } from '../../../server/store/migrations/migrate.js';
import type { Migration } from '../../../server/store/migrations/migration.js';
import { openSqlite } from '../../../server/store/sqlite.js';
import { openStore } from '../../../server/store/store.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const folder = temporaryFolder();
const step = (version: number, ...statements: string[]): Migration => ({
  version,
  name: `step ${version}`,
  statements: () => statements,
});
const one = step(1, 'CREATE TABLE a (x BIGINT)');
const two = step(2, 'CREATE TABLE b (x BIGINT)', 'INSERT INTO b VALUES (2)');

test('each step is applied once, also by processes that start together', async () => {
  const file = join(folder, 'together.db');
  const databases = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => openSqlite(file)));
  await Promise.all(databases.map((database) => migrate(database, [one])));
  await Promise.all(databases.map((database) => migrate(database, [one, two])));
  expect(await databases[0]?.all('SELECT version FROM schema_version ORDER BY version')).toMatchObject([
    { version: 1 },
    { version: 2 },
  ]);
  expect(await databases[0]?.all('SELECT x FROM b')).toHaveLength(1);
  await Promise.all(databases.map((database) => database.close()));
});

test('a step that fails leaves the schema as it was', async () => {
  const database = await openSqlite(undefined);
  await migrate(database, [one]);
  await expect(migrate(database, [one, step(2, 'CREATE TABLE b (x BIGINT)', 'CREATE NONSENSE')])).rejects.toThrow();
  await migrate(database, [one, two]);
  await database.close();
});

test('a schema newer than the release is refused', async () => {
  const url = `file:${join(folder, 'newer.db')}`;
  const store = await openStore(url);
  await store.database.run('INSERT INTO schema_version (version, applied_at) VALUES (99, 0)');
  await store.close();
  await expect(openStore(url)).rejects.toBeInstanceOf(NewerSchemaError);
});
