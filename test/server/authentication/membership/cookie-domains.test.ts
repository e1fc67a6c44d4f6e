import {
  canonicalHost,
  CookieDomains,
  isPublicSuffix,
} from '../../../../server/authentication/membership/cookie-domains.js';

test.each([
  ['Example.ORG', 'example.org'],
  ['.example.org', 'example.org'],
  ['example.org:8443', 'example.org'],
  ['.Bücher.example:443', 'xn--bcher-kva.example'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:80', '::1'],
  ['::1', '::1'],
  ['localhost', 'localhost'],
])('%s is %s', (given, expected) => {
  expect(canonicalHost(given)).toBe(expected);
});

test.each([
  '',
  '.',
  '..example.org',
  'example..org',
  'example.org.',
  'a b',
  'http://example.org',
  'example.org/x',
  'a@example.org',
  'a%2eb',
  'a\0b',
  '[::1',
  'x'.repeat(300),
])('%j is no host', (given) => {
  expect(canonicalHost(given)).toBeUndefined();
});

test('a domain covers itself and what is below it, an address itself alone', () => {
  const domains = new CookieDomains(['example.org', '10.0.0.1', 'sub.example.net']);
  expect(domains.covering('example.org')).toEqual(['example.org']);
  expect(domains.covering('a.b.example.org')).toEqual(['example.org']);
  expect(domains.covering('10.0.0.1:80')).toEqual(['10.0.0.1']);
  for (const other of ['evil-example.org', 'org', 'example.net', 'x.10.0.0.1', '1.10.0.0.1', 'example.org.evil.test']) {
    expect(domains.covering(other)).toEqual([]);
  }
});

test('public suffixes are known, private ones too', () => {
  expect(['org', 'co.uk', 'github.io'].map(isPublicSuffix)).toEqual([true, true, true]);
  expect(['example.org', 'localhost', 'intranet', '127.0.0.1', 'a.github.io'].map(isPublicSuffix)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
