/** Many transactions, one flush of the disk: each keeps its promises as if it had been alone. */
import { DuplicateError } from '../../../server/store/database.js';
import type { Queries } from '../../../server/store/database.js';
import { GroupCommit } from '../../../server/store/group-commit.js';
import { SqliteConnection } from '../../../server/store/sqlite-connection.js';

let connection: SqliteConnection;
let commits: GroupCommit;
/** What was executed beside the transactions' own statements. */
let executed: string[];

beforeEach(async () => {
  connection = await SqliteConnection.open(':memory:');
  await connection.execute('CREATE TABLE parent (id INTEGER PRIMARY KEY)');
  await connection.execute('CREATE TABLE child (parent INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED)');
  executed = [];
  const execute = connection.execute.bind(connection);
  connection.execute = (sql) => {
    executed.push(sql);
    return execute(sql);
  };
  commits = new GroupCommit(connection);
});

afterEach(() => connection.close());

const add = (id: number): Promise<number> =>
  commits.transaction((queries) => queries.run('INSERT INTO parent (id) VALUES ($1)', [id]));
const addOrphan = (): Promise<number> =>
  commits.transaction((queries) => queries.run('INSERT INTO child (parent) VALUES (-1)'));
const ids = async (): Promise<unknown[]> =>
  (await connection.all('SELECT id FROM parent ORDER BY id')).map((row) => row['id']);
const statuses = async (transactions: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(transactions)).map(({ status }) => status);

test('what waits while a commit is under way goes together in the next one', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(add));
  expect(executed).toEqual(['BEGIN IMMEDIATE', 'COMMIT', 'BEGIN IMMEDIATE', 'COMMIT']);
  expect(await ids()).toEqual([1, 2, 3, 4, 5]);
});

test('nobody is answered before the commit is done', async () => {
  const order: string[] = [];
  const execute = connection.execute.bind(connection);
  connection.execute = async (sql) => {
    await execute(sql);
    order.push(sql);
  };
  await Promise.all([1, 2, 3].map((id) => add(id).then(() => order.push(String(id)))));
  expect(order).toEqual(['BEGIN IMMEDIATE', 'COMMIT', '1', 'BEGIN IMMEDIATE', 'COMMIT', '2', '3']);
});

test('one that fails takes back what it did, and nothing else', async () => {
  const twoThenThrow = async (queries: Queries): Promise<void> => {
    await queries.run('INSERT INTO parent (id) VALUES (7)');
    throw new Error('no');
  };
  const results = [add(1), add(2), commits.transaction(twoThenThrow), add(2), add(3)];
  expect(await statuses(results)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
  await expect(results[2]).rejects.toThrow('no');
  await expect(results[3]).rejects.toBeInstanceOf(DuplicateError);
  expect(await ids()).toEqual([1, 2, 3]);
});

test('where the commit fails, all of the group have failed, and the next one goes on', async () => {
  expect(await statuses([add(1), add(2), addOrphan(), add(2)])).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
  ]);
  expect(await ids()).toEqual([1]);
  expect(await add(2)).toBe(1);
});

test('where SQLite rolls back everything at once, as on a full disk, all of the group have failed', async () => {
  const rollBackAll = (): Promise<number> =>
    commits.transaction((queries) => queries.run('INSERT OR ROLLBACK INTO parent (id) VALUES (2)'));
  expect(await statuses([add(1), add(2), rollBackAll(), add(3)])).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
  ]);
  expect(await ids()).toEqual([1]);
  expect(await add(3)).toBe(1);
});

test('a transaction that could not be rolled back at once is rolled back before the next', async () => {
  const execute = connection.execute.bind(connection);
  connection.execute = (sql) =>
    sql === 'ROLLBACK' || sql === 'COMMIT' ? Promise.reject(new Error(sql)) : execute(sql);
  await expect(add(1)).rejects.toThrow('COMMIT');
  connection.execute = execute;
  await add(2);
  expect(await ids()).toEqual([2]);
});

test('its end waits for what was asked before, and nothing is asked of the connection after', async () => {
  const asked = [add(1), add(2), commits.close(), add(3)];
  expect(await statuses(asked)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  await expect(asked[3]).rejects.toThrow('the database is closed');
  expect(await ids()).toEqual([1, 2]);
});
