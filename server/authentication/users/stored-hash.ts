/**
 * Reads the password hashes that members arrive with. Each kind says what it needs: how to verify, and which passwords it cannot tell apart, which are
 * therefore refused (bcrypt reads 72 bytes and stops at a NUL; PBKDF2 cannot see NULs at the end).
 */
import { createHash, pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';

export interface StoredHash {
  readonly kind: 'argon2' | 'bcrypt' | 'pbkdf2' | 'aspnet-identity' | 'aspnet-membership';
  verify(password: string): Promise<boolean>;
}

/** `undefined`: none of the kinds known, or one whose cost would stop the service. */
export function readHash(text: string): StoredHash | undefined {
  for (const read of [readArgon2, readBcrypt, readPbkdf2, readMembership, readIdentity]) {
    const hash = read(text);
    if (hash !== undefined) return hash;
  }
  return undefined;
}

/** What `readHash` takes for the columns `Password` and `PasswordSalt` of `aspnet_Membership` (PasswordFormat 1). */
export function membershipHash(password: string, salt: string): string {
  return `aspnet-membership$${salt}$${password}`;
}

/** What one check may cost: some seconds, in KiB of memory times passes over it. */
const MOST_ARGON2_WORK = 4 * 1024 * 1024;

/** PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, within the bounds of RFC 9106, section 3.1. */
function readArgon2(text: string): StoredHash | undefined {
  const match = /^\$argon2(?:id|i|d)\$v=(?:16|19)\$m=([1-9]\d*),t=([1-9]\d*),p=([1-9]\d*)\$([\w+/]+)\$([\w+/]+)$/.exec(
    text,
  );
  if (match === null) return undefined;
  const [memoryKib, passes, lanes] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (memoryKib < 8 * lanes || memoryKib > 1_048_576 || memoryKib * passes > MOST_ARGON2_WORK || lanes > 64)
    return undefined;
  if (!isUnpadded(match[4], 8, 64) || !isUnpadded(match[5], 12, 64)) return undefined;
  return { kind: 'argon2', verify: (password) => verifyArgon2(text, password) };
}

/** Whether this is base64 without padding, spelt in the one way there is, of so many bytes. */
function isUnpadded(text = '', least: number, most: number): boolean {
  const { length } = Buffer.from(text, 'base64');
  return (
    length >= least && length <= most && Buffer.from(text, 'base64').toString('base64').replace(/=+$/, '') === text
  );
}

/** `$2b$12$` and 53 characters; `$2a$` and `$2y$` mean the same. */
function readBcrypt(text: string): StoredHash | undefined {
  const match = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(text);
  if (match === null || Number(match[1]) < 4 || Number(match[1]) > 16) return undefined;
  const told = (password: string): boolean => Buffer.byteLength(password) <= 72 && !password.includes('\0');
  return { kind: 'bcrypt', verify: async (password) => (await verifyBcrypt(password, text)) && told(password) };
}

const DIGESTS: Readonly<Record<string, string>> = { '': 'sha1', sha1: 'sha1', sha256: 'sha256', sha512: 'sha512' };

/**
 * Django's `pbkdf2_sha256$390000$salt$hash`, passlib's `$pbkdf2-sha256$29000$salt$hash` and PHC's
 * `$pbkdf2-sha256$i=29000,l=32$salt$hash`.
 */
function readPbkdf2(text: string): StoredHash | undefined {
  const django = /^pbkdf2_(sha1|sha256|sha512)\$(\d+)\$([^$]+)\$([A-Za-z0-9+/=]+)$/.exec(text);
  if (django !== null)
    return pbkdf2Hash(django[1], Number(django[2]), Buffer.from(django[3] ?? ''), fromBase64(django[4]));
  const phc =
    /^\$pbkdf2(?:-(sha1|sha256|sha512))?\$(?:i=)?(\d+)(?:,l=\d+)?\$([A-Za-z0-9+/.]+)\$([A-Za-z0-9+/.]+)$/.exec(text);
  if (phc === null) return undefined;
  return pbkdf2Hash(phc[1], Number(phc[2]), fromBase64(phc[3]), fromBase64(phc[4]));
}

function pbkdf2Hash(digest = '', iterations: number, salt: Buffer, key: Buffer): StoredHash | undefined {
  return pbkdf2With('pbkdf2', DIGESTS[digest], iterations, salt, key);
}

/**
 * ASP.NET Identity, in base64. Version 2: `00`, 16 bytes of salt, 32 of PBKDF2-HMAC-SHA1 with 1,000 iterations. Version 3: `01`, the digest (0: SHA1,
 * 1: SHA256, 2: SHA512), iterations and length of the salt as 32-bit big endian, salt, key.
 */
function readIdentity(text: string): StoredHash | undefined {
  const bytes = fromBase64(text);
  if (bytes.toString('base64') !== text) return undefined;
  if (bytes[0] === 0 && bytes.length === 49) {
    return pbkdf2With('aspnet-identity', 'sha1', 1000, bytes.subarray(1, 17), bytes.subarray(17));
  }
  if (bytes[0] !== 1 || bytes.length < 13 + 16 + 16) return undefined;
  const digest = ['sha1', 'sha256', 'sha512'][bytes.readUInt32BE(1)];
  const saltEnd = 13 + bytes.readUInt32BE(9);
  if (saltEnd < 13 + 8 || saltEnd > bytes.length - 16) return undefined;
  return pbkdf2With(
    'aspnet-identity',
    digest,
    bytes.readUInt32BE(5),
    bytes.subarray(13, saltEnd),
    bytes.subarray(saltEnd),
  );
}

/** `aspnet-membership$salt$hash`: base64 of SHA-1 or SHA-256 over the salt and the password in UTF-16. */
function readMembership(text: string): StoredHash | undefined {
  const match = /^aspnet-membership\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/.exec(text);
  if (match === null) return undefined;
  const [salt, expected] = [fromBase64(match[1]), fromBase64(match[2])];
  const digest = expected.length === 20 ? 'sha1' : expected.length === 32 ? 'sha256' : undefined;
  if (digest === undefined || salt.length < 8) return undefined;
  return {
    kind: 'aspnet-membership',
    verify: async (password) => {
      const actual = createHash(digest).update(salt).update(Buffer.from(password, 'utf16le')).digest();
      return timingSafeEqual(actual, expected);
    },
  };
}

const derive = promisify(pbkdf2);

function pbkdf2With(
  kind: StoredHash['kind'],
  digest: string | undefined,
  iterations: number,
  salt: Buffer,
  key: Buffer,
): StoredHash | undefined {
  if (digest === undefined || iterations < 1 || iterations > 10_000_000 || key.length < 16 || key.length > 128)
    return undefined;
  return {
    kind,
    verify: async (password) =>
      timingSafeEqual(await derive(password, salt, iterations, key.length, digest), key) && !password.endsWith('\0'),
  };
}

/** passlib writes `.` for `+`. */
function fromBase64(text = ''): Buffer {
  return Buffer.from(text.replaceAll('.', '+'), 'base64');
}
