import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { rotateKey } from '../../server/admin/secret-key.js';
import { openAuthentication } from '../../server/authentication.js';
import { rotateSecretKey, WrongSecretKeyError } from '../../server/authentication/keyring.js';
import { readSettings } from '../../server/config.js';
import { addUser } from '../../server/members.js';
import { findSecretKey, prepareKeyFile, SecretKeyFileError } from '../../server/secret-key.js';
import { temporaryFolder } from './support/temporary-folder.js';
import { codeAt, TOTP_SECRET } from './support/test-authentication.js';

const folder = temporaryFolder();
let count = 0;

function newSettings(more: Readonly<Record<string, string>> = {}) {
  return readSettings({ DATABASE_URL: `file:${join(folder, `${(count += 1)}.db`)}`, ARGON2: 'm=64,t=1,p=1', ...more });
}

const keyFileOf = ({ DATABASE_URL }: { DATABASE_URL: string }): string => `${DATABASE_URL.slice('file:'.length)}.key`;

test('a key is made beside a new store, for its owner alone, and is everybody’s who starts at the same time', async () => {
  const settings = newSettings();
  const opened = await Promise.all([1, 2, 3].map(() => openAuthentication(settings)));
  expect(new Set(opened.map(({ keyring }) => keyring.hash('form', 'x'))).size).toBe(1);
  expect(statSync(keyFileOf(settings)).mode & 0o777).toBe(0o600);
  await Promise.all(opened.map((authentication) => authentication.close()));
});

test('another key, or none where there was one, is refused before anything is changed', async () => {
  const settings = newSettings();
  await (await openAuthentication(settings)).close();
  await expect(openAuthentication({ ...settings, SECRET_KEY: Buffer.alloc(32) })).rejects.toBeInstanceOf(
    WrongSecretKeyError,
  );
  rmSync(keyFileOf(settings));
  await expect(openAuthentication(settings)).rejects.toBeInstanceOf(SecretKeyFileError);
  expect(existsSync(keyFileOf(settings))).toBe(false);
});

test('after a rotation everything goes on with the new key, and nothing opens with the old one', async () => {
  const settings = newSettings();
  const before = await openAuthentication(settings);
  await addUser(before, { username: 'bob', password: 'bob-password', totpSecret: TOTP_SECRET });
  const sealed = (await before.store.secondFactors.of(1))?.secret;
  const oldKey = readFileSync(keyFileOf(settings), 'utf8');
  expect(await rotateKey(before, settings)).toMatch(/^1 second factors sealed anew/);
  await before.close();

  const after = await openAuthentication(settings);
  expect(readFileSync(keyFileOf(settings), 'utf8')).not.toBe(oldKey);
  expect((await after.store.secondFactors.of(1))?.secret).not.toBe(sealed);
  expect(after.keyring.hash('form', 'x')).toBe(before.keyring.hash('form', 'x'));
  await expect(
    after.login.decide({ username: 'bob', password: 'bob-password', token: codeAt(Date.now()) }),
  ).resolves.toMatchObject({ id: 1 });
  await after.close();
  await expect(openAuthentication({ ...settings, SECRET_KEY: Buffer.from(oldKey, 'base64') })).rejects.toBeInstanceOf(
    WrongSecretKeyError,
  );
});

test('a sealed secret opens for its owner and its purpose only', async () => {
  const authentication = await openAuthentication(readSettings({ DATABASE_URL: 'memory:', ARGON2: 'm=64,t=1,p=1' }));
  const { keyring } = authentication;
  const sealed = keyring.seal('second-factor', '1', 'secret');
  expect(keyring.open('second-factor', '1', sealed)).toBe('secret');
  expect(keyring.open('second-factor', '2', sealed)).toBeUndefined();
  expect(keyring.open('enrolment', '1', sealed)).toBeUndefined();
  // Not the last character: base64 leaves some of its bits unused.
  const altered = `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}${sealed.slice(-1)}`;
  for (const other of ['', '.', altered, sealed.slice(0, 20)]) {
    expect(keyring.open('second-factor', '1', other)).toBeUndefined();
  }
  await authentication.close();
});

test('a rotation that was cut short, before or after the store had the new key, needs no repair', async () => {
  const settings = newSettings();
  const before = await openAuthentication(settings);
  const [oldKey, next] = [await findSecretKey(settings, before.store), Buffer.alloc(32, 7)];
  prepareKeyFile(keyFileOf(settings), next);
  await (await openAuthentication(settings)).close();
  expect(await findSecretKey(settings, before.store)).toEqual(oldKey);

  await rotateSecretKey(before.store, oldKey, next);
  await before.close();
  await (await openAuthentication(settings)).close();
  expect(Buffer.from(readFileSync(keyFileOf(settings), 'utf8'), 'base64')).toEqual(next);
  expect(existsSync(`${keyFileOf(settings)}.next`)).toBe(false);
});
