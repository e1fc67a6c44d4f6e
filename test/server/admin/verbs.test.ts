import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { forgetFuture, showAudit } from '../../../server/admin/audit.js';
import { issueCookie } from '../../../server/admin/cookies.js';
import { recorded } from '../../../server/admin/recorded.js';
import { enrolUser, removeFactor } from '../../../server/admin/second-factors.js';
import { addSecurityPassword, revokeSecurityPassword } from '../../../server/admin/security-passwords.js';
import { resetThrottle } from '../../../server/admin/throttle.js';
import { importUsers } from '../../../server/admin/user-import.js';
import { listUsers, removeUser, setDisabled } from '../../../server/admin/users.js';
import type { Verb } from '../../../server/admin/verb.js';
import { readSettings } from '../../../server/config.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { INVALID_CREDENTIALS, testAuthentication, TOKEN_REQUIRED } from '../support/test-authentication.js';
import type { TestAuthentication } from '../support/test-authentication.js';

const folder = temporaryFolder();
const settings = readSettings({});
let authentication: TestAuthentication;
beforeEach(async () => {
  authentication = await testAuthentication();
});
afterEach(() => authentication.close());

const run = (verb: Verb): Promise<string> => verb(authentication, settings);

function file(text: string): string {
  const path = join(folder, 'members.csv');
  writeFileSync(path, text);
  return path;
}

describe('user import', () => {
  test('members log in with the hashes they came with', async () => {
    const path = file(
      'username,password,passwordHash,first,totpSecret,disabled\n' +
        'carl,,$2b$04$GQ6XALUubl7x1uHeBsoQlOf66jGTpKeUl.tWzbCRYdXxyMx8WKrGG,Carl,,\n' +
        'dora,dora-password,,,JBSWY3DPEHPK3PXP,\n' +
        'emil,emil-password,,,,true\n',
    );
    expect(await run(importUsers(path))).toBe('3 users imported');
    expect(await authentication.logIn('Carl', 'Zoë correct horse')).toContain('FIRSTNAME="Carl"');
    await expect(authentication.logIn('dora', 'dora-password')).rejects.toThrow(TOKEN_REQUIRED);
    await expect(authentication.logIn('emil', 'emil-password')).rejects.toThrow(INVALID_CREDENTIALS);
  });

  test.each([
    ['an unreadable hash', 'zed,,nonsense\n', 'line 3: the password hash is of no known kind'],
    ['a name twice', 'zed,x,\nZED,y,\n', 'line 4: the user name "ZED" stands on line 3 already'],
    ['a name that is taken', 'Alice,x,\n', 'line 3: there is a user "Alice" already'],
    ['no password', 'zed,,\n', 'line 3: one of password and passwordHash is needed'],
    ['a control character', '"z\u0001",x,\n', 'line 3: the user name holds a control character'],
  ])('%s stops all of it', async (_, line, reason) => {
    const path = file(`username,password,passwordHash\nfirst,x,\n${line}`);
    await expect(run(importUsers(path))).rejects.toThrow(`${reason}\nnothing was imported`);
    expect(await authentication.store.users.byName('first')).toBeUndefined();
  });
});

test('enrolment prints the URI, a QR code and recovery codes, and counts at once', async () => {
  const text = await run(enrolUser('ALICE'));
  expect(text).toMatch(/^otpauth:\/\/totp\/Membership:alice\?/);
  expect(text).toContain('▀');
  expect(text.match(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/gm)).toHaveLength(10);
  await expect(authentication.logIn('alice', 'alice-password')).rejects.toThrow(TOKEN_REQUIRED);
  await run(removeFactor('alice'));
  await expect(authentication.logIn('alice', 'alice-password')).resolves.toBeDefined();
  await expect(run(removeFactor('alice'))).rejects.toThrow('alice has no second factor');
});

test('members are listed, disabled and removed; a stranger is named', async () => {
  await run(setDisabled('bob', true));
  expect(await run(listUsers)).toBe('1\talice\talice@example.org\tAlice\tAdams\n2\tbob\t\t\t\tdisabled, second factor');
  await run(removeUser('bob'));
  expect(await authentication.store.users.byName('bob')).toBeUndefined();
  await expect(run(removeUser('bob'))).rejects.toThrow('there is no user "bob"');
});

test('a security password is printed once, and refused after it was revoked', async () => {
  const password = await run(addSecurityPassword('wiki'));
  expect(password).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await authentication.store.securityPasswords.all())).not.toContain(password);
  expect(await authentication.gate.count()).toBe(2);
  expect(await authentication.gate.consumerOf(password)).toBe('wiki');
  expect(await run(revokeSecurityPassword('wiki', false))).toBe('1 security password of wiki revoked');
  expect(await authentication.gate.count()).toBe(1);
  await expect(authentication.gate.consumerOf(password)).rejects.toMatchObject({ key: 'invalid-security-password' });
});

test('an issued cookie is honoured, for our domains only', async () => {
  const cookie = await run(issueCookie('alice', 'www.example.org'));
  expect(await authentication.authenticateCookie(cookie)).toContain('USERNAME="alice"');
  await expect(run(issueCookie('alice', 'example.net'))).rejects.toThrow('example.net is not within COOKIE_DOMAINS');
});

test('an account is opened again', async () => {
  for (let count = 0; count < 20; count += 1) await authentication.logIn('alice', 'wrong').catch(() => undefined);
  await expect(authentication.logIn('alice', 'alice-password')).rejects.toThrow(INVALID_CREDENTIALS);
  await run(resetThrottle('Alice'));
  await expect(authentication.logIn('alice', 'alice-password')).resolves.toBeDefined();
});

test('what an operator does is on record, and what fails is not', async () => {
  await run(recorded('user disable', 'bob', setDisabled('bob', true)));
  await run(recorded('user disable', 'nobody', setDisabled('nobody', true))).catch(() => undefined);
  const lines = (await run(showAudit('10'))).split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\S+\tadmin\tuser disable\tadmin\tbob\tdone\t\S+$/);
});

test('a clock that ran ahead does not lock the service for good', async () => {
  authentication.time.now = Date.now() + 86_400_000;
  await authentication.logIn('alice', 'alice-password');
  expect(await run(forgetFuture)).toBe('1 entries moved to the present');
  expect(await authentication.store.audit.latestMoment()).toBeLessThanOrEqual(Date.now());
});
