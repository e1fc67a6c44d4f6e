import { membershipHash } from '../../../server/authentication/users/stored-hash.js';
import { addUser } from '../../../server/members.js';
import {
  CALLER,
  codeAt,
  INVALID_COOKIE,
  INVALID_CREDENTIALS,
  INVALID_TOKEN,
  SECURITY_PASSWORD,
  testAuthentication,
  TOKEN_REQUIRED,
  UNAVAILABLE,
} from '../support/test-authentication.js';
import type { TestAuthentication } from '../support/test-authentication.js';

let authentication: TestAuthentication;
beforeEach(async () => {
  authentication = await testAuthentication();
});
afterEach(() => authentication.close());

describe('the security password', () => {
  const attempt = (securityPassword: string) =>
    authentication.service.Login({ securityPassword, username: 'alice', password: 'alice-password' }, CALLER);

  test.each(['', 'A-security-password', `${SECURITY_PASSWORD} `, 'x'.repeat(5000)])(
    '%j is refused before anything else is looked at',
    async (given) => {
      await expect(attempt(given)).rejects.toThrow('Err Number: 10002 - Invalid security password');
    },
  );

  test('of a consumer is valid beside the others until it is revoked', async () => {
    const { store, keyring } = authentication;
    await store.securityPasswords.add('wiki', keyring.hash('security-password', 'the-wiki-password'));
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    await expect(attempt('the-wiki-password')).resolves.toBeDefined();
    await store.securityPasswords.revoke('wiki', false);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    await expect(attempt('the-wiki-password')).rejects.toThrow('10002');
    await expect(attempt(SECURITY_PASSWORD)).resolves.toBeDefined();
  });
});

describe('a login', () => {
  test.each(['alice', 'Alice', 'ALICE'])('names the member, however A to Z are written: %s', async (username) => {
    expect(await authentication.logIn(username, 'alice-password')).toBe(
      '<Authentication><User ID="1" EMAIL="alice@example.org" FIRSTNAME="Alice" LASTNAME="Adams" FULL_NAME="Alice Adams" USERNAME="alice" /></Authentication>',
    );
  });

  test.each([
    ['an unknown user', 'nobody', 'x'],
    ['a wrong password', 'alice', 'Alice-password'],
    ['a trimmed password', 'alice', 'alice-password '],
    ['an empty password', 'alice', ''],
    ['an overlong password', 'alice', 'x'.repeat(100_000)],
    ['an empty name', '', 'x'],
    ['a full-width look-alike', 'ａlice', 'alice-password'],
    ['a name with a zero-width character', 'alice\u200b', 'alice-password'],
    ['a name with a NUL', 'alice\0', 'alice-password'],
  ])('with %s gets one and the same answer', async (_, username, password) => {
    await expect(authentication.logIn(username, password)).rejects.toMatchObject({
      message: INVALID_CREDENTIALS,
      code: undefined,
      status: 500,
    });
  });

  test('of a disabled member gets the answer of a wrong password', async () => {
    await authentication.store.users.setDisabled(1, true);
    await expect(authentication.logIn('alice', 'alice-password')).rejects.toThrow(INVALID_CREDENTIALS);
  });

  test('upgrades the hash a member came with, and only on success', async () => {
    const passwordHash = membershipHash('+NEvvl5VLVTdvxSxwtoYZ7KbPkY=', 'AAECAwQFBgcICQoLDA0ODw==');
    await addUser(authentication, { username: 'old', passwordHash });
    await expect(authentication.logIn('old', 'wrong')).rejects.toThrow(INVALID_CREDENTIALS);
    expect((await authentication.store.users.byName('old'))?.passwordHash).toBe(passwordHash);
    await authentication.logIn('old', 'Zoë correct horse');
    expect((await authentication.store.users.byName('old'))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    await expect(authentication.logIn('old', 'Zoë correct horse')).resolves.toBeDefined();
  });
});

describe('a second factor', () => {
  const login = (token?: string) => authentication.logIn('bob', 'bob-password', token);

  test.each([undefined, '', '  '])('is asked for when the token is %j, after the password was right', async (token) => {
    await expect(login(token)).rejects.toThrow(TOKEN_REQUIRED);
    await expect(authentication.logIn('bob', 'wrong', token)).rejects.toThrow(INVALID_CREDENTIALS);
  });

  test('is accepted with blanks in it, one step around now, and each step once', async () => {
    const { now } = authentication.time;
    await expect(login(codeAt(now, -2))).rejects.toThrow(INVALID_TOKEN);
    await expect(login(codeAt(now, 2))).rejects.toThrow(INVALID_TOKEN);
    await expect(login(codeAt(now, -1))).resolves.toBeDefined();
    await expect(login(codeAt(now).replace(/^(...)/, ' $1 '))).resolves.toBeDefined();
    await expect(login(codeAt(now))).rejects.toThrow(INVALID_TOKEN);
    await expect(login(codeAt(now, -1))).rejects.toThrow(INVALID_TOKEN);
    await expect(login(codeAt(now, 1))).resolves.toBeDefined();
  });

  test('of sixty logins with one code at once, one is accepted', async () => {
    const code = codeAt(authentication.time.now);
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => login(code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a recovery code is accepted once, in any case, with or without hyphens', async () => {
    const bob = await authentication.store.users.byName('bob');
    if (bob === undefined) throw new Error('bob is a member');
    const [first = '', second = ''] = await authentication.multiFactor.enrol(bob, 'JBSWY3DPEHPK3PXP');
    await expect(login(first.toLowerCase().replaceAll('-', ' '))).resolves.toBeDefined();
    await expect(login(first)).rejects.toThrow(INVALID_TOKEN);
    await expect(login(second)).resolves.toBeDefined();
  });
});

describe('an account', () => {
  const fail = (username = 'alice') => authentication.logIn(username, 'wrong').catch(() => undefined);

  test('is closed to the right password after twenty wrong ones, in any spelling, and opens by itself', async () => {
    for (let count = 0; count < 20; count += 1) await fail(count % 2 === 0 ? 'alice' : 'ALICE');
    await expect(authentication.logIn('alice', 'alice-password')).rejects.toThrow(INVALID_CREDENTIALS);
    await expect(authentication.logIn('bob', 'bob-password')).rejects.toThrow(TOKEN_REQUIRED);
    authentication.time.now += 15 * 60_000;
    await expect(authentication.logIn('alice', 'alice-password')).resolves.toBeDefined();
  });

  test('is not opened by a success in between, nor kept closed by going on', async () => {
    for (let count = 0; count < 19; count += 1) await fail();
    await authentication.logIn('alice', 'alice-password');
    for (let count = 0; count < 30; count += 1) await fail();
    await expect(authentication.logIn('alice', 'alice-password')).rejects.toThrow(INVALID_CREDENTIALS);
    authentication.time.now += 15 * 60_000;
    await expect(authentication.logIn('alice', 'alice-password')).resolves.toBeDefined();
  });

  test('a burst of wrong passwords does not get the right one behind it through', async () => {
    const burst = Array.from({ length: 150 }, () => fail());
    await expect(authentication.logIn('alice', 'alice-password')).rejects.toThrow(INVALID_CREDENTIALS);
    await Promise.all(burst);
    const entry = await authentication.store.database.one('SELECT failures, refused FROM throttle');
    expect(JSON.parse(String(entry?.['failures']))).toHaveLength(20);
    expect(entry?.['refused']).toBe(131);
  });

  test('sixty good logins at once are no failures', async () => {
    await Promise.all(Array.from({ length: 60 }, () => authentication.logIn('alice', 'alice-password')));
    expect(await authentication.store.database.one('SELECT * FROM throttle')).toBeUndefined();
  });

  test('twenty wrong codes close it to the right code', async () => {
    const wrong = String((Number(codeAt(authentication.time.now)) + 500_000) % 1_000_000).padStart(6, '0');
    for (let count = 0; count < 20; count += 1) {
      await expect(authentication.logIn('bob', 'bob-password', wrong)).rejects.toThrow(INVALID_TOKEN);
    }
    await expect(authentication.logIn('bob', 'bob-password', codeAt(authentication.time.now))).rejects.toThrow(
      INVALID_TOKEN,
    );
    authentication.time.now += 15 * 60_000;
    await expect(authentication.logIn('bob', 'bob-password', codeAt(authentication.time.now))).resolves.toBeDefined();
  });
});

describe('a login cookie', () => {
  const issue = async (domain = 'example.org'): Promise<string> => {
    const alice = await authentication.store.users.byName('alice');
    if (alice === undefined) throw new Error('alice is a member');
    return authentication.loginCookies.issue(alice, domain);
  };

  test.each(['example.org', '.example.org', 'WWW.Example.ORG:8443'])(
    'names the member for the domain %s',
    async (domain) => {
      expect(await authentication.authenticateCookie(await issue(), domain)).toContain('USERNAME="alice"');
    },
  );

  test.each(['evil-example.org', 'org', 'example.org.evil.net', 'example.net', '', '.', 'example.org@evil.net'])(
    'is refused for %j',
    async (domain) => {
      await expect(authentication.authenticateCookie(await issue(), domain)).rejects.toThrow(INVALID_COOKIE);
    },
  );

  test('ends when idle for an hour, and after a day however busy', async () => {
    const cookie = await issue();
    for (let count = 0; count < 26; count += 1) {
      authentication.time.now += 55 * 60_000;
      await expect(authentication.authenticateCookie(cookie)).resolves.toBeDefined();
    }
    authentication.time.now += 11 * 60_000;
    await expect(authentication.authenticateCookie(cookie)).rejects.toThrow(INVALID_COOKIE);
    const idle = await issue();
    authentication.time.now += 61 * 60_000;
    await expect(authentication.authenticateCookie(idle)).rejects.toThrow(INVALID_COOKIE);
  });

  test('ends with the logout and when the member is disabled', async () => {
    const [one, other] = [await issue(), await issue()];
    await authentication.loginCookies.end(one);
    await expect(authentication.authenticateCookie(one)).rejects.toThrow(INVALID_COOKIE);
    await expect(authentication.authenticateCookie(other)).resolves.toBeDefined();
    await authentication.store.users.setDisabled(1, true);
    await expect(authentication.authenticateCookie(other)).rejects.toThrow(INVALID_COOKIE);
  });

  test.each(['', 'x', 'a=b|c=d', '%00', `${'x'.repeat(42)}'`])('%j is nobody’s', async (cookie) => {
    await expect(authentication.authenticateCookie(cookie)).rejects.toThrow(INVALID_COOKIE);
  });

  test('is kept as a hash', async () => {
    const cookie = await issue();
    const rows = JSON.stringify(await authentication.store.database.all('SELECT * FROM login_session'));
    expect(rows).not.toContain(cookie);
  });
});

describe('nobody is authenticated', () => {
  test('while the clock is set back, and everybody again when it is right', async () => {
    const alice = await authentication.store.users.byName('alice');
    if (alice === undefined) throw new Error('alice is a member');
    const cookie = await authentication.loginCookies.issue(alice, 'example.org');
    await authentication.logIn('alice', 'alice-password');
    authentication.time.now -= 3_600_000;
    await expect(authentication.logIn('alice', 'alice-password')).rejects.toThrow(UNAVAILABLE);
    await expect(authentication.authenticateCookie(cookie)).rejects.toThrow(UNAVAILABLE);
    authentication.time.now += 3_600_000;
    await expect(authentication.logIn('alice', 'alice-password')).resolves.toBeDefined();
    await expect(authentication.authenticateCookie(cookie)).resolves.toBeDefined();
  });

  test('while the audit trail cannot be written, as on a full disk', async () => {
    const { database } = authentication.store;
    await database.run("CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(FAIL, 'disk full'); END");
    await expect(authentication.logIn('alice', 'alice-password')).rejects.toMatchObject({
      message: UNAVAILABLE,
      status: 503,
    });
    await database.run('DROP TRIGGER full');
    await expect(authentication.logIn('alice', 'alice-password')).resolves.toBeDefined();
  });
});

describe('FAILURES=result', () => {
  test.each([
    [
      'xml',
      `<Authentication><Errors><Error Number="10000" Description="${INVALID_CREDENTIALS}" /></Errors></Authentication>`,
    ],
    ['plain', INVALID_CREDENTIALS],
    ['json', `{"Errors":[{"Number":"10000","Description":"${INVALID_CREDENTIALS}"}]}`],
  ])('puts a failure into the %s result', async (RESULT_FORMAT, expected) => {
    const other = await testAuthentication({ FAILURES: 'result', RESULT_FORMAT });
    expect(await other.logIn('alice', 'wrong')).toBe(expected);
    await other.close();
  });
});

test('the audit trail says who, for whom, how and what, and no name that nobody has', async () => {
  await authentication.logIn('ALICE', 'alice-password');
  await authentication.logIn('my-secret-typed-as-name', 'x').catch(() => undefined);
  const [accepted, refused] = await authentication.store.audit.latest(2);
  expect(accepted).toEqual({
    at: authentication.time.now,
    consumer: 'environment',
    operation: 'Login',
    form: 'soap11',
    subject: 'alice',
    outcome: 'accepted',
    remote: '192.0.2.1',
  });
  expect(refused).toMatchObject({
    subject: expect.stringMatching(/^unknown [0-9a-f]{16}$/) as string,
    outcome: 'invalid-credentials',
  });
});
