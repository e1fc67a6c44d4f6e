/**
 * The keys that data is sealed and hashed with. They are random, and kept in the store sealed by the one key that is not: `SECRET_KEY`. So that one
 * can be changed without asking anybody for a new password.
 */
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { SecondFactors } from '../store/second-factors.js';
import { replaceSetting } from '../store/settings.js';
import type { Store } from '../store/store.js';

/** What a hash or a sealed text is for; none is taken for another. */
export type Purpose =
  | 'security-password'
  | 'recovery-code'
  | 'second-factor'
  | 'enrolment'
  | 'pending-login'
  | 'form'
  | 'audit-subject'
  | 'external-cookie';

/** `SECRET_KEY` is not the key that this store's key ring was sealed with. */
export class WrongSecretKeyError extends Error {
  override readonly name = 'WrongSecretKeyError';
}

interface Ring {
  readonly mac: string;
  readonly encryptionId: string;
  readonly encryption: string;
}

export class Keyring {
  readonly #mac: KeyObject;
  readonly #encryption: Buffer;
  readonly #encryptionId: string;

  constructor({ mac, encryption, encryptionId }: Ring) {
    this.#mac = createSecretKey(mac, 'base64');
    this.#encryption = Buffer.from(encryption, 'base64');
    this.#encryptionId = encryptionId;
  }

  /** HMAC-SHA-256, hexadecimal. */
  hash(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.#mac).update(`${purpose}\0${text}`).digest('hex');
  }

  /** AES-256-GCM. `owner` is whose it is: sealed for one, it does not open for another. */
  seal(purpose: Purpose, owner: string, text: string): string {
    return `${this.#encryptionId}.${encrypt(this.#encryption, `${purpose}\0${owner}`, text)}`;
  }

  /** `undefined`: not sealed by this ring, for this purpose and owner. */
  open(purpose: Purpose, owner: string, sealed: string): string | undefined {
    const [id, text = ''] = sealed.split('.');
    return id === this.#encryptionId ? decrypt(this.#encryption, `${purpose}\0${owner}`, text) : undefined;
  }
}

/** Opens the store's ring, making one for a new store. Throws `WrongSecretKeyError`. */
export async function openKeyring(store: Store, secretKey: Buffer): Promise<Keyring> {
  const sealed =
    (await store.settings.get('keyring')) ?? (await store.settings.getOrSet('keyring', sealRing(secretKey, newRing())));
  return new Keyring(openRing(secretKey, sealed));
}

/**
 * Seals the ring with another key, and every second factor with a new one; hashes keep theirs. Tells how many second factors there were.
 * Running processes need the new key, and a restart, before they can read second factors again.
 */
export async function rotateSecretKey(store: Store, from: Buffer, to: Buffer): Promise<number> {
  return store.database.transaction(async (queries) => {
    const row = await queries.one("SELECT value FROM setting WHERE name = 'keyring'");
    const ring = openRing(from, String(row?.['value']));
    const next: Ring = { ...newRing(), mac: ring.mac };
    const [before, after] = [new Keyring(ring), new Keyring(next)];
    const count = await SecondFactors.reseal(queries, (userId, secret) => {
      const opened = before.open('second-factor', String(userId), secret);
      if (opened === undefined) throw new WrongSecretKeyError(`the second factor of user ${userId} does not open`);
      return after.seal('second-factor', String(userId), opened);
    });
    await replaceSetting(queries, 'keyring', sealRing(to, next));
    return count;
  });
}

/** Whether the stored ring was sealed with this key. */
export function opensRing(secretKey: Buffer, sealed: string): boolean {
  return decrypt(secretKey, 'keyring', sealed) !== undefined;
}

function newRing(): Ring {
  return {
    mac: randomBytes(32).toString('base64'),
    encryptionId: randomBytes(6).toString('base64url'),
    encryption: randomBytes(32).toString('base64'),
  };
}

function sealRing(secretKey: Buffer, ring: Ring): string {
  return encrypt(secretKey, 'keyring', JSON.stringify(ring));
}

function openRing(secretKey: Buffer, sealed: string): Ring {
  const text = decrypt(secretKey, 'keyring', sealed);
  if (text === undefined) throw new WrongSecretKeyError('SECRET_KEY is not the key that this store was made with');
  return JSON.parse(text) as Ring;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

function encrypt(key: Buffer, context: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: Buffer, context: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
