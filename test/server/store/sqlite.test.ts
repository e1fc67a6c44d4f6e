import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { openSqlite } from '../../../server/store/sqlite.js';
import { SqliteConnection } from '../../../server/store/sqlite-connection.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const folder = temporaryFolder();

test('a new database that another process is just making is waited for', async () => {
  const file = join(folder, 'shared.db');
  const other = await SqliteConnection.open(file);
  await other.execute('BEGIN EXCLUSIVE');
  const [database] = await Promise.all([openSqlite(file), delay(200).then(() => other.execute('COMMIT'))]);
  expect(await database.one('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  other.close();
  await database.close();
});
