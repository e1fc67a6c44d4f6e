import { readSettings, SettingsError } from '../../server/config.js';

function reasons(variables: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(variables);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.reasons;
    throw error;
  }
}

test('an empty environment is complete, and empty variables are not set', () => {
  const settings = readSettings({ PORT: '', FAILURES: '' });
  expect(settings).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 8080,
    DATABASE_URL: 'file:data/authentication.db',
    COOKIE_DOMAINS: ['127.0.0.1'],
    PROTOCOLS: ['soap11', 'soap12', 'http-get', 'http-post'],
    RESULT_FORMAT: 'xml',
    FAILURES: 'fault',
    MEMBERSHIP: 'embedded',
    WORKERS: 1,
  });
});

test('every reason is told at once, by the name of its setting, without its value', () => {
  const found = reasons({
    PORT: '70000',
    DATABASE_URL: 'postgres://user:hidden@db/x',
    WORKERS: '0',
    RESULT_FORMAT: 'yaml',
    TLS_CERT: '/nowhere/hidden.pem',
    SECRET_KEY: '',
    MEMBERSHIP: 'http://hidden.example.org',
  });
  expect(found.map((reason) => reason.split(' ')[0]).sort()).toEqual([
    'MEMBERSHIP',
    'PORT',
    'RESULT_FORMAT',
    'SECRET_KEY',
    'TLS_CERT',
    'TLS_KEY',
    'WORKERS',
  ]);
  expect(found.join()).not.toContain('hidden');
});

test.each([
  ['COOKIE_DOMAINS', 'co.uk'],
  ['COOKIE_DOMAINS', 'example.org,'],
  ['COOKIE_DOMAINS', 'a b'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example.org'],
  ['PROTOCOLS', 'soap11,rest'],
  ['SECRET_KEY', 'c2hvcnQ='],
  ['ARGON2', 'm=1,t=1,p=1'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['DOCUMENTATION', 'yes'],
  ['PORT', '8080.5'],
  ['PORT', 'eighty'],
])('%s=%s is refused', (name, value) => {
  expect(reasons({ [name]: value })).toEqual([expect.stringContaining(name)]);
});

test('domains are canonical, and default to the host that callers are told', () => {
  expect(readSettings({ COOKIE_DOMAINS: '.Example.ORG, bücher.example' }).COOKIE_DOMAINS).toEqual([
    'example.org',
    'xn--bcher-kva.example',
  ]);
  expect(readSettings({ PUBLIC_URL: 'https://login.example.org:8443/' }).COOKIE_DOMAINS).toEqual(['login.example.org']);
});

test('what processes cannot share is not given to several', () => {
  expect(reasons({ DATABASE_URL: 'memory:', WORKERS: '2' })).toEqual([expect.stringContaining('WORKERS')]);
});
