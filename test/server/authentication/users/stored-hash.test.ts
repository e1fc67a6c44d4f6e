import fc from 'fast-check';
import { membershipHash, readHash } from '../../../../server/authentication/users/stored-hash.js';

/** Computed with Python's hashlib and bcrypt's own tools from the published layouts. */
const PASSWORD = 'Zoë correct horse';
const SALT = 'AAECAwQFBgcICQoLDA0ODw==';
const hashes: readonly (readonly [string, string])[] = [
  ['bcrypt', '$2b$04$GQ6XALUubl7x1uHeBsoQlOf66jGTpKeUl.tWzbCRYdXxyMx8WKrGG'],
  ['Django PBKDF2', 'pbkdf2_sha256$1000$saltsalt$J/MXxA1zoFjPspXA2Xq6TL2P2fbqPFndun25HSOGP9s='],
  [
    'passlib PBKDF2-SHA512',
    '$pbkdf2-sha512$1000$AAECAwQFBgcICQoLDA0ODw$k3T4TpaXR2ybpXAXhkzYbZIit2imC3jWsVAZAnEZXOY7dw5WWwrZejxvYlglsNh0T0S6SoDrppvZ3xXmpOZ3Kw',
  ],
  ['passlib PBKDF2-SHA1', '$pbkdf2$1000$AAECAwQFBgcICQoLDA0ODw$ixqx3kFnMynrlBmnZM95zVXH8E4'],
  ['PHC PBKDF2', '$pbkdf2-sha256$i=1000,l=32$AAECAwQFBgcICQoLDA0ODw$rUYMECu2weUymLbl2yNo6nOkfqhxpJzRdBH2U66aHso'],
  ['ASP.NET Identity 2', 'AAABAgMEBQYHCAkKCwwNDg+LGrHeQWczKeuUGadkz3nNVcfwTiCc2dK6w1JJuOF8JA=='],
  ['ASP.NET Identity 3', 'AQAAAAEAACcQAAAAEAABAgMEBQYHCAkKCwwNDg8Z3hnvT5+8/skuePEIMyKs9t+9ldSZRvi91TYHPPi0bg=='],
  [
    'ASP.NET Identity 3, SHA-512',
    'AQAAAAIAAAPoAAAAEAABAgMEBQYHCAkKCwwNDg+TdPhOlpdHbJulcBeGTNhtkiK3aKYLeNaxUBkCcRlc5g==',
  ],
  ['ASP.NET Membership, SHA-1', membershipHash('+NEvvl5VLVTdvxSxwtoYZ7KbPkY=', SALT)],
  ['ASP.NET Membership, SHA-256', membershipHash('jE0/oTLqzO1dGJvoi3E+AK+XOkvfAHbB88/cROkASmU=', SALT)],
];

test.each(hashes)('%s verifies its password and no other', async (_, text) => {
  const hash = readHash(text);
  expect(await hash?.verify(PASSWORD)).toBe(true);
  expect(await hash?.verify(PASSWORD.toLowerCase())).toBe(false);
  expect(await hash?.verify(`${PASSWORD}\0`)).toBe(false);
  expect(await hash?.verify('')).toBe(false);
});

test('the argon2 reference vector verifies', async () => {
  const hash = readHash('$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc');
  expect(await hash?.verify('password')).toBe(true);
  expect(await hash?.verify('password\0')).toBe(false);
});

test('a bcrypt hash is not satisfied by a password that bcrypt would cut', async () => {
  const { hash } = await import('@node-rs/bcrypt');
  const stored = readHash(await hash('x'.repeat(72), 4));
  expect(await stored?.verify('x'.repeat(72))).toBe(true);
  expect(await stored?.verify(`${'x'.repeat(72)}y`)).toBe(false);
});

test.each([
  '',
  'password',
  '$2b$31$GQ6XALUubl7x1uHeBsoQlOf66jGTpKeUl.tWzbCRYdXxyMx8WKrGG',
  '$2x$04$GQ6XALUubl7x1uHeBsoQlOf66jGTpKeUl.tWzbCRYdXxyMx8WKrGG',
  '$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=1048576,t=5,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=64,t=1,p=9$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=64,t=0,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=18$m=64,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHR$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  'pbkdf2_sha256$0$saltsalt$J/MXxA1zoFjPspXA2Xq6TL2P2fbqPFndun25HSOGP9s=',
  'pbkdf2_md5$1000$saltsalt$J/MXxA1zoFjPspXA2Xq6TL2P2fbqPFndun25HSOGP9s=',
  'AAABAgMEBQYHCAkKCwwNDg==',
  membershipHash('AAAA', SALT),
])('%j is no hash that can be taken', (text) => {
  expect(readHash(text)).toBeUndefined();
});

test('what is taken for argon2 can be verified: nobody’s login ends in an error of the library', async () => {
  const number = fc.constantFrom('0', '1', '2', '8', '16', '64', '064', '1000', '99999999999999999999');
  const base64 = fc.oneof(
    fc.uint8Array({ maxLength: 70 }).map((bytes) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')),
    fc.string({ unit: fc.constantFrom('A', 'Q', 'x', '+', '/', '_', '-'), maxLength: 30 }),
  );
  const version = fc.constantFrom('0', '16', '19', '20', '99999999999');
  const kind = fc.constantFrom('argon2id', 'argon2i', 'argon2d');
  const texts = fc
    .tuple(kind, version, number, number, number, base64, base64)
    .map(([name, v, m, t, p, salt, key]) => `$${name}$v=${v}$m=${m},t=${t},p=${p}$${salt}$${key}`);
  const wellFormed = fc
    .tuple(kind, fc.uint8Array({ minLength: 8, maxLength: 64 }), fc.uint8Array({ minLength: 12, maxLength: 64 }))
    .map(([name, ...parts]) => {
      const [salt, key] = parts.map((bytes) => Buffer.from(bytes).toString('base64').replace(/=+$/, ''));
      return `$${name}$v=19$m=64,t=1,p=1$${salt}$${key}`;
    });
  const verified = async (text: string): Promise<boolean | undefined> => readHash(text)?.verify(PASSWORD);
  await fc.assert(
    fc.asyncProperty(texts, async (text) => expect(await verified(text)).not.toBe(true)),
    { seed: 1, numRuns: 500 },
  );
  await fc.assert(
    fc.asyncProperty(wellFormed, async (text) => expect(await verified(text)).toBe(false)),
    { seed: 1 },
  );
});
