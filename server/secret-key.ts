/** Where the one key comes from that nothing else protects: the setting, or a file beside the embedded store. */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { opensRing } from './authentication/keyring.js';
import type { Settings } from './config.js';
import { storeFile } from './store/store.js';
import type { Store } from './store/store.js';

/** The file is there and holds no key, or is gone while the store's data needs it. */
export class SecretKeyFileError extends Error {
  override readonly name = 'SecretKeyFileError';
}

/** The setting, else the key file, which is made for a store that has no keys yet. Throws `SecretKeyFileError`. */
export async function findSecretKey(settings: Settings, store: Store): Promise<Buffer> {
  if (settings.SECRET_KEY !== undefined) return settings.SECRET_KEY;
  const file = secretKeyFile(settings);
  if (file === undefined) return randomBytes(32);
  const found = readKey(file);
  const ring = await store.settings.get('keyring');
  if (found !== undefined) return ring === undefined ? found : finishRotation(file, found, ring);
  if (ring !== undefined) {
    throw new SecretKeyFileError(`the store needs its key, and ${file} is gone: restore it, or set SECRET_KEY`);
  }
  return makeKey(file);
}

/** `undefined`: the store is no file. */
export function secretKeyFile(settings: Settings): string | undefined {
  const file = storeFile(settings.DATABASE_URL);
  return file && `${file}.key`;
}

/** Writes the next key beside the present one; the function it returns puts it in place, at once. */
export function prepareKeyFile(file: string, key: Buffer): () => void {
  const next = `${file}.next`;
  rmSync(next, { force: true });
  writeKey(next, key);
  return () => renameSync(next, file);
}

/** A rotation that was cut short when the store had the new key already has left it beside the old one: it is put in place now. */
function finishRotation(file: string, present: Buffer, ring: string): Buffer {
  if (opensRing(present, ring)) return present;
  const next = readKey(`${file}.next`);
  if (next === undefined || !opensRing(next, ring)) return present;
  renameSync(`${file}.next`, file);
  return next;
}

/** Of several processes that start at once, the first one's key is everybody's. */
function makeKey(file: string): Buffer {
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeKey(temporary, randomBytes(32));
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
  const key = readKey(file);
  if (key === undefined) throw new SecretKeyFileError(`${file} cannot be read`);
  return key;
}

/** On the disk before it returns; for this user alone. */
function writeKey(file: string, key: Buffer): void {
  writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

function readKey(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new SecretKeyFileError(`${file} cannot be read`, { cause: error });
  }
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) throw new SecretKeyFileError(`${file} does not hold 32 bytes in base64`);
  return key;
}
