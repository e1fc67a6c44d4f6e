/** Whatever call of the store fails or hangs, in whatever operation, page or verb: nobody is let in, the answer is plain, and afterwards all goes on. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { forgetFuture, showAudit } from '../../server/admin/audit.js';
import { issueCookie } from '../../server/admin/cookies.js';
import { recorded, UnrecordedError } from '../../server/admin/recorded.js';
import { enrolUser, removeFactor } from '../../server/admin/second-factors.js';
import { rotateKey } from '../../server/admin/secret-key.js';
import {
  addSecurityPassword,
  listSecurityPasswords,
  revokeSecurityPassword,
} from '../../server/admin/security-passwords.js';
import { resetThrottle } from '../../server/admin/throttle.js';
import { importUsers } from '../../server/admin/user-import.js';
import { addNamedUser, changePassword, listUsers, removeUser, setDisabled } from '../../server/admin/users.js';
import type { Verb } from '../../server/admin/verb.js';
import { readSettings } from '../../server/config.js';
import { MembershipPages } from '../../server/authentication/membership/pages.js';
import type { PageAnswer } from '../../server/authentication/membership/page.js';
import { TestBrowser } from './support/test-browser.js';
import { StoreFaults } from './support/store-faults.js';
import type { FaultKind } from './support/store-faults.js';
import { temporaryFolder } from './support/temporary-folder.js';
import { codeAt, testAuthentication, UNAVAILABLE } from './support/test-authentication.js';
import type { TestAuthentication } from './support/test-authentication.js';

const KINDS: readonly FaultKind[] = ['fails', 'hangs'];

/** Makes ready what an attempt needs, and returns the attempt. It resolves with what it was answered. */
type Scenario = (authentication: TestAuthentication) => Promise<() => Promise<string>>;

type Variables = Readonly<Record<string, string>>;

/** With the fault at every call that the attempt makes when all is well. */
async function atEveryCall(scenario: Scenario, check: (outcome: string, well: string) => void): Promise<void> {
  const { outcome: well, calls } = await attemptWith(scenario, 0);
  expect(calls).toBeGreaterThan(0);
  for (let at = 1; at <= calls; at += 1) {
    for (const kind of KINDS) {
      const { outcome, again, struckBefore } = await attemptWith(scenario, at, kind);
      // What nobody waits for, as the entry of an accepted cookie, may fail after the answer.
      if (struckBefore) check(outcome, well);
      else expect(outcome).toBe(well);
      expect(again).not.toContain('10004');
    }
  }
}

async function attemptWith(scenario: Scenario, at: number, kind?: FaultKind, variables: Variables = {}) {
  const authentication = await testAuthentication(variables);
  const faults = new StoreFaults(authentication.store.database);
  try {
    const attempt = await scenario(authentication);
    faults.arm(at, kind);
    const outcome = await attempt().catch(String);
    const struckBefore = faults.hasStruck;
    // What was noted besides is written in the turns that follow.
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    const { calls } = faults;
    faults.arm(0);
    authentication.time.now += 60_000;
    const again = at === 0 ? '' : await (await scenario(authentication))().catch(String);
    return { outcome, calls, struckBefore, again };
  } finally {
    faults.arm(0);
    await authentication.close();
  }
}

const plainly = (outcome: string): void => expect(outcome).toBe(`ServiceFault: ${UNAVAILABLE}`);

const operations: Readonly<Record<string, Scenario>> = {
  'a login': async (it) => async () => String(await it.logIn('alice', 'alice-password')),
  'a login with a second factor': async (it) => async () =>
    String(await it.logIn('bob', 'bob-password', codeAt(it.time.now))),
  'a login with a recovery code': async (it) => {
    const bob = await it.store.users.byName('bob');
    const [code] = bob === undefined ? [] : await it.multiFactor.enrol(bob, 'JBSWY3DPEHPK3PXP');
    return async () => String(await it.logIn('bob', 'bob-password', code));
  },
  'a login that lacks its second factor': async (it) => async () => String(await it.logIn('bob', 'bob-password')),
  'a wrong password': async (it) => async () => String(await it.logIn('alice', 'wrong')),
  'a wrong code': async (it) => async () => String(await it.logIn('bob', 'bob-password', '000000')),
  'a login with a hash of old': async (it) => {
    const alice = await it.store.users.byName('alice');
    const old = '$2b$04$GQ6XALUubl7x1uHeBsoQlOf66jGTpKeUl.tWzbCRYdXxyMx8WKrGG';
    await it.store.database.run('UPDATE member SET password_hash = $1 WHERE id = $2', [old, alice?.id ?? 0]);
    return async () => String(await it.logIn('alice', 'Zoë correct horse'));
  },
  'a cookie': async (it) => {
    const alice = await it.store.users.byName('alice');
    const cookie = alice === undefined ? '' : await it.loginCookies.issue(alice, 'example.org');
    it.time.now += 120_000;
    return async () => String(await it.authenticateCookie(cookie));
  },
  'a cookie of nobody': async (it) => async () => String(await it.authenticateCookie('x'.repeat(43))),
};

test.each(Object.keys(operations))('%s', async (name) => {
  await atEveryCall(operations[name] as Scenario, plainly);
});

const told = ({ status, location = '', cookies = [], page }: PageAnswer): string =>
  `${status} ${location} ${cookies.map(({ name, value }) => (value === '' ? '' : name)).join(' ')} ${page?.text ?? ''}`;

const pages: Readonly<Record<string, Scenario>> = {
  'the login page': async (it) => async () => told(await new TestBrowser(new MembershipPages(it)).get('/login')),
  'its form': async (it) => {
    const browser = await new TestBrowser(new MembershipPages(it)).visit('/login');
    return async () => told(await browser.submit('/login', { username: 'alice', password: 'alice-password' }));
  },
  'the second step': async (it) => {
    const browser = await new TestBrowser(new MembershipPages(it)).visit('/login');
    await browser.submit('/login', { username: 'bob', password: 'bob-password' });
    await browser.visit('/token');
    return async () => told(await browser.submit('/token', { code: codeAt(it.time.now) }));
  },
  'the account': async (it) => {
    const browser = await new TestBrowser(new MembershipPages(it)).logIn();
    return async () => told(await browser.get('/account'));
  },
  'the page to enrol': async (it) => {
    const browser = await new TestBrowser(new MembershipPages(it)).logIn();
    return async () => told(await browser.get('/enrol'));
  },
  'logging out everywhere': async (it) => {
    const browser = await (await new TestBrowser(new MembershipPages(it)).logIn()).visit('/account');
    return async () => told(await browser.submit('/logout', { everywhere: 'yes' }));
  },
};

test.each(Object.keys(pages))('the membership pages: %s', async (name) => {
  const scenario = pages[name] as Scenario;
  const { calls } = await attemptWith(scenario, 0);
  for (let at = 1; at <= calls; at += 1) {
    for (const kind of KINDS) {
      const { outcome, again } = await attemptWith(scenario, at, kind);
      expect(outcome).toMatch(/^503 {2}[^]*The service is not available, please try again later\./);
      expect(again).not.toMatch(/^503|Error/);
    }
  }
});

const folder = temporaryFolder();

const verbs: Readonly<Record<string, () => Verb>> = {
  'user add': () => recorded('user add', 'carl', addNamedUser('carl', {})),
  'user passwd': () => recorded('user passwd', 'alice', changePassword('alice')),
  'user list': () => listUsers,
  'user disable': () => recorded('user disable', 'alice', setDisabled('alice', true)),
  'user enable': () => recorded('user enable', 'alice', setDisabled('alice', false)),
  'user remove': () => recorded('user remove', 'bob', removeUser('bob')),
  'user import': () => {
    const path = join(folder, 'members.csv');
    writeFileSync(path, 'username,password,totpSecret\ncarl,carl-password,\ndora,dora-password,JBSWY3DPEHPK3PXP\n');
    return recorded('user import', '', importUsers(path));
  },
  'mfa enrol': () => recorded('mfa enrol', 'alice', enrolUser('alice')),
  'mfa remove': () => recorded('mfa remove', 'bob', removeFactor('bob')),
  'security-password add': () => recorded('security-password add', 'wiki', addSecurityPassword('wiki')),
  'security-password revoke': () => recorded('security-password revoke', 'wiki', revokeSecurityPassword('wiki', false)),
  'security-password list': () => listSecurityPasswords,
  'throttle reset': () => recorded('throttle reset', 'alice', resetThrottle('alice')),
  'cookie issue': () => recorded('cookie issue', 'alice', issueCookie('alice', undefined)),
  audit: () => showAudit('10'),
  'audit --forget-future': () => recorded('audit --forget-future', '', forgetFuture),
  'secret-key rotate': () => recorded('secret-key rotate', '', rotateKey),
};

const KEY = Buffer.alloc(32, 1).toString('base64');
const NEXT_KEY = Buffer.alloc(32, 2).toString('base64');

describe('admin', () => {
  const { stdin } = process;
  const type = (text: string): void => {
    Object.defineProperty(process, 'stdin', { value: Readable.from([`${text}\n`]), configurable: true });
  };
  afterAll(() => Object.defineProperty(process, 'stdin', { value: stdin, configurable: true }));

  test.each(Object.keys(verbs))('%s never says that it is done when it is not, nor the reverse', async (name) => {
    const variables = { COOKIE_DOMAINS: 'example.org', SECRET_KEY: KEY };
    const settings = readSettings(variables);
    const scenario: Scenario = async (it) => {
      if (name === 'security-password revoke') await addSecurityPassword('wiki')(it, settings);
      const verb = (verbs[name] as () => Verb)();
      type(name === 'secret-key rotate' ? NEXT_KEY : 'a-password');
      return () => verb(it, settings);
    };
    const { calls } = await attemptWith(scenario, 0, undefined, variables);
    const kinds: string[] = [];
    for (let at = 1; at <= calls; at += 1) {
      const { outcome } = await attemptWith(scenario, at, 'fails', variables);
      kinds.push(outcome.replace(/:[^]*/, ''));
    }
    // The entry is one transaction of one statement, after the change: it begins, it is written, it is committed, and that is heard of.
    const entry = /list$|^audit$/.test(name) ? 0 : 4;
    expect(kinds.slice(0, calls - entry)).toEqual(Array(calls - entry).fill('StoreUnavailableError'));
    expect(kinds.slice(calls - entry)).toEqual(Array(entry).fill('UnrecordedError'));
  });

  test('a secret that is shown once is not lost where the audit trail cannot be written', async () => {
    const { store, ...it } = await testAuthentication();
    const faults = new StoreFaults(store.database);
    faults.arm(6);
    const failed = recorded(
      'security-password add',
      'wiki',
      addSecurityPassword('wiki'),
    )({ ...it, store }, readSettings({}));
    const error = (await failed.catch((thrown: unknown) => thrown)) as UnrecordedError;
    faults.arm(0);
    expect(error).toBeInstanceOf(UnrecordedError);
    expect(await it.gate.consumerOf(error.text)).toBe('wiki');
    await it.close();
  });
});
