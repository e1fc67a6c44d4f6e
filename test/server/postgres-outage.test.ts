/** A PostgreSQL that is there and does not answer: the hardest outage, for nothing is refused and no connection ends. */
import { setTimeout as delay } from 'node:timers/promises';

import { findPostgres, startPostgres } from './support/postgres.js';
import type { TestPostgres } from './support/postgres.js';
import { codeAt, testAuthentication, UNAVAILABLE } from './support/test-authentication.js';
import type { TestAuthentication } from './support/test-authentication.js';

/** Milliseconds: beyond the longest of the engine's own timeouts. */
const PATIENCE = 8_000;

const postgres = findPostgres();
(postgres === undefined ? describe.skip : describe)('PostgreSQL (skipped where no server is installed)', () => {
  let server: TestPostgres;
  let authentication: TestAuthentication;
  let thaw = (): void => undefined;

  beforeAll(async () => {
    server = await startPostgres(postgres ?? '');
    const SECRET_KEY = Buffer.alloc(32).toString('base64');
    authentication = await testAuthentication({ DATABASE_URL: await server.newDatabase(), SECRET_KEY });
  });
  afterAll(async () => {
    thaw();
    await authentication.close();
    await server.stop();
  });

  test('while it is frozen nobody is authenticated and everybody is told so; thawed, service returns by itself', async () => {
    const { logIn, authenticateCookie, loginCookies, store, time } = authentication;
    const alice = await store.users.byName('alice');
    const cookie = alice === undefined ? '' : await loginCookies.issue(alice, 'example.org');
    const everybody = (): Promise<unknown>[] => [
      logIn('alice', 'alice-password'),
      logIn('alice', 'wrong'),
      logIn('bob', 'bob-password', codeAt(time.now)),
      authenticateCookie(cookie),
      authenticateCookie('nobody'),
    ];
    thaw = server.freeze();
    // More than there may be connections: some on open ones, some on new ones, some waiting for either.
    const outcomes = await Promise.all([everybody(), everybody(), everybody()].flat().map(inTime));
    expect(outcomes).toEqual(Array(15).fill(UNAVAILABLE));
    thaw();
    const returned = (async () => {
      while ((await outcomeOf(logIn('alice', 'alice-password'))) === UNAVAILABLE) await delay(50);
    })();
    expect(await Promise.race([returned, delay(5_000, 'still away', { ref: false })])).toBeUndefined();
    expect(await authenticateCookie(cookie)).toContain('USERNAME="alice"');
  }, 40_000);
});

const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(String, (error: unknown) => (error as Error).message);

const inTime = (call: Promise<unknown>): Promise<string> =>
  Promise.race([outcomeOf(call), delay(PATIENCE, 'no answer', { ref: false })]);
