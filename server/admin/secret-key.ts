/** The verb `admin secret-key rotate`. */
import { randomBytes } from 'node:crypto';

import { rotateSecretKey } from '../authentication/keyring.js';
import { findSecretKey, prepareKeyFile, secretKeyFile } from '../secret-key.js';
import { AdminError } from './admin-error.js';
import { readSecret } from './standard-input.js';
import type { Verb } from './verb.js';

/** A key file is replaced; a key that the environment sets is read, and to be set there afterwards. */
export const rotateKey: Verb = async ({ store }, settings) => {
  const from = await findSecretKey(settings, store);
  const file = settings.SECRET_KEY === undefined ? secretKeyFile(settings) : undefined;
  const to = file === undefined ? Buffer.from(await readSecret('New SECRET_KEY'), 'base64') : randomBytes(32);
  if (to.length !== 32) throw new AdminError('the new key is not 32 bytes in base64 (openssl rand -base64 32)');
  // On the disk before anything is sealed with it: whatever happens between the two, a key for the store exists.
  const putInPlace = file === undefined ? undefined : prepareKeyFile(file, to);
  const count = await rotateSecretKey(store, from, to);
  putInPlace?.();
  const next = file === undefined ? 'set SECRET_KEY to the new key and restart' : `${file} holds the new key; restart`;
  return `${count} second factors sealed anew: ${next} every process`;
};
