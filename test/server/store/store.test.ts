import { join } from 'node:path';

import { takeRecoveryCode, takeStep } from '../../../server/store/second-factors.js';
import { DuplicateError, openStore, StoreUnavailableError } from '../../../server/store/store.js';
import type { Store } from '../../../server/store/store.js';
import type { NewUser } from '../../../server/store/users.js';
import { findPostgres, startPostgres } from '../support/postgres.js';
import type { TestPostgres } from '../support/postgres.js';
import { temporaryFolder } from '../support/temporary-folder.js';

/** One suite for every engine. */
function storeSuite(newUrl: () => Promise<string>): void {
  let url: string;
  /** Two of them on one database: what two processes are to one another. */
  let stores: readonly [Store, Store];
  let store: Store;

  beforeEach(async () => {
    url = await newUrl();
    stores = [await openStore(url), await openStore(url)];
    [store] = stores;
  });

  afterEach(async () => {
    await Promise.all(stores.map((open) => open.close()));
  });

  const add = (username: string, more: Partial<NewUser> = {}): Promise<number> =>
    store.users.add({
      ...{
        username,
        canonical: username,
        passwordHash: 'hash',
        email: '',
        firstName: '',
        lastName: '',
        disabled: false,
      },
      ...more,
    });
  const session = (userId: number, tokenHash: string) => ({
    tokenHash,
    userId,
    domain: 'example.org',
    createdAt: 1,
    seenAt: 1,
  });

  test('refuses in words what is asked of it after its end', async () => {
    const closed = await openStore(url);
    await closed.close();
    await expect(closed.users.byId(1)).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(closed.users.setDisabled(1, true)).rejects.toBeInstanceOf(StoreUnavailableError);
  });

  test('keeps a user exactly as added', async () => {
    const user = {
      username: 'Zoë 😀',
      email: "o'x@example.org",
      firstName: '名',
      lastName: '"; DROP TABLE member',
      disabled: true,
    };
    const id = await add('zoe', user);
    expect(await store.users.byName('zoe')).toEqual({ id, passwordHash: 'hash', ...user });
    expect(await stores[1].users.byId(id)).toEqual({ id, passwordHash: 'hash', ...user });
    expect(await store.users.byName('Zoë 😀')).toBeUndefined();
  });

  test('adds a canonical name once, whoever is first', async () => {
    const added = await Promise.allSettled(
      stores.map((open) => open.users.add({ ...newUser('carol'), username: 'Carol' })),
    );
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(added.find((result) => result.status === 'rejected')?.reason).toBeInstanceOf(DuplicateError);
  });

  test('lists users in pages', async () => {
    const ids = [await add('a'), await add('b'), await add('c')];
    const [first] = await store.users.list(0, 1);
    expect((await store.users.list(first?.id ?? 0, 10)).map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test('upgrades a hash only while it is the one that was verified', async () => {
    const id = await add('dora', { passwordHash: 'old' });
    expect(await store.users.upgradeHash(id, 'other', 'new')).toBe(0);
    expect(await store.users.upgradeHash(id, 'old', 'new')).toBe(1);
    expect((await store.users.byId(id))?.passwordHash).toBe('new');
  });

  test.each(['changePassword', 'setDisabled', 'remove'] as const)(
    '%s ends the sessions of that user alone',
    async (act) => {
      const [one, other] = [await add('one'), await add('other')];
      await store.sessions.add(session(one, 'of-one'));
      await store.sessions.add(session(other, 'of-other'));
      if (act === 'changePassword') await store.users.changePassword(one, 'new');
      if (act === 'setDisabled') await store.users.setDisabled(one, true);
      if (act === 'remove') await store.users.remove(one);
      expect(await stores[1].sessions.find('of-one')).toBeUndefined();
      expect((await stores[1].sessions.find('of-other'))?.user.username).toBe('other');
    },
  );

  test('a session is touched forward only, and purged by its age', async () => {
    const id = await add('eve');
    await store.sessions.add({ ...session(id, 'token'), createdAt: 100, seenAt: 200 });
    await store.sessions.touch('token', 300);
    await store.sessions.touch('token', 250);
    expect((await store.sessions.find('token'))?.seenAt).toBe(300);
    expect(await store.sessions.countOf(id)).toBe(1);
    await store.sessions.purge(100);
    expect(await store.sessions.countOf(id)).toBe(1);
    await store.sessions.purge(101);
    expect(await store.sessions.countOf(id)).toBe(0);
  });

  test('of many who take one time step, in two processes, one gets it; earlier steps are gone', async () => {
    const id = await add('fred');
    await store.secondFactors.enrol(id, 'sealed', 0, []);
    const take = (step: number) => (_: unknown, index: number) =>
      stores[index % 2 === 0 ? 0 : 1].database.transaction((queries) => takeStep(queries, id, step));
    expect((await Promise.all(Array.from({ length: 40 }, take(7)))).filter(Boolean)).toHaveLength(1);
    expect(
      await Promise.all([6, 7].map((step) => store.database.transaction((queries) => takeStep(queries, id, step)))),
    ).toEqual([false, false]);
    expect(await store.database.transaction((queries) => takeStep(queries, id, 8))).toBe(true);
  });

  test('a recovery code is used once, and enrolling again replaces the codes', async () => {
    const id = await add('gina');
    await store.secondFactors.enrol(id, 'sealed', 0, ['h1', 'h2']);
    const take = (code: string) => store.database.transaction((queries) => takeRecoveryCode(queries, id, code));
    expect(await Promise.all([take('h1'), take('h1')])).toEqual([true, false]);
    expect(await store.secondFactors.recoveryCodesLeft(id)).toBe(1);
    await store.secondFactors.enrol(id, 'again', 5, ['h3']);
    expect(await take('h2')).toBe(false);
    expect(await store.secondFactors.of(id)).toEqual({ userId: id, secret: 'again', lastStep: 5 });
    expect(await store.secondFactors.remove(id)).toBe(true);
    expect(await take('h3')).toBe(false);
  });

  test('failures counted by two processes at once are all counted', async () => {
    const fail = (_: unknown, index: number): Promise<void> =>
      stores[index % 2 === 0 ? 0 : 1].throttles.settle({ account: 'a', kind: 'password', failed: true }, (entry) =>
        entry.save({ failures: [...entry.failures, index], refused: entry.refused + 1 }, 1),
      );
    await Promise.all(Array.from({ length: 30 }, fail));
    const seen = await store.throttles.settle(
      { account: 'a', kind: 'password', failed: false },
      async ({ failures, refused }) => ({ failures, refused }),
    );
    expect(new Set(seen.failures).size).toBe(30);
    expect(seen.refused).toBe(30);
  });

  test('a security password is revoked at once, alone or with its elders', async () => {
    await store.securityPasswords.add('wiki', 'first');
    await new Promise((resolve) => setTimeout(resolve, 2));
    await store.securityPasswords.add('wiki', 'second');
    await store.securityPasswords.add('blog', 'third');
    expect(await store.securityPasswords.revoke('wiki', true)).toBe(1);
    expect((await stores[1].securityPasswords.all()).map(({ hash }) => hash)).toEqual(['second', 'third']);
    expect(await store.securityPasswords.revoke('wiki', false)).toBe(1);
    expect(await stores[1].securityPasswords.all()).toHaveLength(1);
  });

  test('the audit trail keeps its order and knows its latest moment', async () => {
    const entry = (at: number) => ({
      at,
      consumer: 'c',
      operation: 'Login',
      form: 'soap11',
      subject: 's',
      outcome: 'accepted',
      remote: '::1',
    });
    expect(await store.audit.latestMoment()).toBe(0);
    await store.audit.append([entry(1), entry(2), entry(3)]);
    expect((await store.audit.latest(2)).map(({ at }) => at)).toEqual([2, 3]);
    expect(await store.audit.latestMoment()).toBe(3);
    await store.audit.purge(3);
    expect(await store.audit.latest(9)).toEqual([entry(3)]);
  });

  test('a transaction that fails leaves nothing', async () => {
    const failing = store.database.transaction(async (queries) => {
      await queries.run("INSERT INTO setting (name, value) VALUES ('keyring', 'x')");
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stores[1].settings.get('keyring')).toBeUndefined();
  });

  test('of two who set what is not set, both see the first', async () => {
    const [one, other] = await Promise.all(
      stores.map((open, index) => open.settings.getOrSet('keyring', `ring ${index}`)),
    );
    expect(one).toBe(other);
  });

  test('an error of the engine is a StoreUnavailableError', async () => {
    await expect(store.database.one('SELECT nothing FROM nowhere')).rejects.toBeInstanceOf(StoreUnavailableError);
  });
}

function newUser(username: string): NewUser {
  return {
    username,
    canonical: username,
    passwordHash: 'hash',
    email: '',
    firstName: '',
    lastName: '',
    disabled: false,
  };
}

describe('SQLite', () => {
  const folder = temporaryFolder();
  let count = 0;
  storeSuite(async () => `file:${join(folder, `${(count += 1)}.db`)}`);
});

const postgres = findPostgres();
(postgres === undefined ? describe.skip : describe)('PostgreSQL (skipped where no server is installed)', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres(postgres ?? '');
  });
  afterAll(() => server.stop());
  storeSuite(() => server.newDatabase());
});
