/** Configurations: soapwright.config.json as text, the service's environment as variables; and import files. */
import * as fc from 'fast-check';

import { PLANTED } from '../target.js';
import { damaged, damages } from './bytes.js';
import { anyText } from './text.js';

const paths = fc.oneof(
  { weight: 4, arbitrary: fc.constant('contract.wsdl') },
  fc.constantFrom(
    '',
    '.',
    '..',
    '/etc/passwd',
    '../../../etc/passwd',
    'http://127.0.0.1:1/x.wsdl',
    '\0',
    'missing.wsdl',
    'x'.repeat(5000),
    'git:HEAD:x',
    '-',
    '*',
    'é',
    'C:\\x',
  ),
);
const anything = fc.oneof({ weight: 3, arbitrary: paths }, fc.jsonValue({ maxDepth: 3 }));
const ignores = fc.record({ rule: anything, component: anything, reason: anything }, { requiredKeys: [] });

const listed = fc.record(
  {
    wsdl: paths,
    out: anything,
    root: paths,
    catalogue: fc.oneof(fc.dictionary(paths, paths), anything),
    templates: paths,
    __proto__: fc.constant(1),
  } as Record<string, fc.Arbitrary<unknown>>,
  { requiredKeys: [] },
);

/** The text of a configuration, as Latin-1. */
export const configurations: fc.Arbitrary<string> = fc
  .tuple(
    fc.record(
      {
        contracts: fc.oneof({ weight: 6, arbitrary: fc.array(listed, { maxLength: 3 }) }, anything),
        breaking: fc.oneof(
          fc.record({ category: anything, ignore: fc.array(ignores, { maxLength: 2 }) }, { requiredKeys: [] }),
          anything,
        ),
        lint: fc.oneof(fc.record({ ignore: fc.array(ignores, { maxLength: 2 }) }), anything),
        other: anything,
      },
      { requiredKeys: [] },
    ),
    damages(2),
  )
  .map(([value, places]) => damaged(Buffer.from(JSON.stringify(value), 'utf8').toString('latin1'), places));

const VARIABLES = [
  'HOST',
  'PORT',
  'DATABASE_URL',
  'SECURITY_PASSWORD',
  'SECRET_KEY',
  'COOKIE_DOMAINS',
  'ADMIN_PORT',
  'WORKERS',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'PROTOCOLS',
  'DOCUMENTATION',
  'RESULT_FORMAT',
  'FAILURES',
  'MEMBERSHIP',
  'MEMBERSHIP_COOKIE',
  'SESSION_IDLE_MINUTES',
  'SESSION_HOURS',
  'ARGON2',
  'HASHES_AT_ONCE',
  'AUDIT_DAYS',
  'TLS_CERT',
  'TLS_KEY',
  'LOG_LEVEL',
  'DRAIN_SECONDS',
  'LIMITS',
  '__proto__',
  'constructor',
];
const settingValues = fc.oneof(
  fc.constantFrom(
    ...[
      ...PLANTED,
      '',
      ' ',
      '0',
      '1',
      '-1',
      '1e3',
      '0x10',
      'NaN',
      'Infinity',
      '99999999999999999999',
      '8080',
      'on',
      'memory:',
      'file:',
      'file:x',
      'file::memory:',
      'postgres://',
      `postgres://u:${PLANTED[0]}@h/d`,
    ],
    ...[
      '127.0.0.1',
      '::1',
      '10.0.0.0/8',
      '10.0.0.0/33',
      '1.2.3.4/',
      'example.org',
      '.example.org,co.uk',
      'http://',
      'https://u:p@h/%',
      'http://[',
      '/etc/passwd',
      '/',
      'soap11,,http-get',
      'depth=1,depth=2',
      'depth',
      'm=8,t=1,p=1',
    ],
    ...[
      'a'.repeat(10_000),
      ','.repeat(5_000),
      'é',
      '\n',
      '__proto__',
      `${'a.'.repeat(3_000)}`,
      'xn--',
      'xn--\u00e9',
      '0.0.0.0/0,'.repeat(500),
    ],
  ),
  anyText,
);

export const environments: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .array(fc.tuple(fc.constantFrom(...VARIABLES), settingValues), { maxLength: 6 })
  .map((pairs) => Object.fromEntries(pairs));

export interface FuzzedImport {
  readonly name: string;
  /** One character for each byte. */
  readonly text: string;
}

const fieldNames = fc.constantFrom(
  'username',
  'password',
  'passwordHash',
  'passwordSalt',
  'email',
  'first',
  'last',
  'totpSecret',
  'disabled',
  '__proto__',
  'constructor',
  'nope',
  '',
);
const fieldValues = fc.oneof(
  fc.constantFrom(
    ...PLANTED,
    'alice',
    'bob',
    '',
    ' ',
    'true',
    '0',
    'JBSWY3DPEHPK3PXP',
    'jbsw y3dp ehpk 3pxp',
    '=====',
    '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$argon2id$v=19$m=99999999,t=99999,p=255$AAAA$AAAA',
    '$2b$31$' + 'a'.repeat(53),
    '$2b$04$abcdefghijklmnopqrstuuJ0V2sV3Yw1Wm1m1m1m1m1m1m1m1m1m1',
    '"',
    '""',
    "'",
    ',',
    '\n',
    '\r\n',
    '\0',
    '\ud800',
    'é',
    'x'.repeat(70_000),
    '=cmd()',
    '\u202e',
  ),
  anyText,
);
const members = fc.array(
  fc.tuple(fieldNames, fc.oneof({ weight: 5, arbitrary: fieldValues }, fc.jsonValue({ maxDepth: 2 }))),
  { maxLength: 7 },
);

const jsonLines = fc
  .array(members, { maxLength: 6 })
  .map((lines) =>
    lines
      .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`)
      .join('\n'),
  );
const quoted = (value: unknown): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
const csv = fc
  .tuple(
    fc.uniqueArray(fieldNames, { minLength: 1, maxLength: 7 }),
    fc.array(fc.array(fieldValues, { maxLength: 8 }), { maxLength: 6 }),
  )
  .map(([head, rows]) => [head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n'));

export const importFiles: fc.Arbitrary<FuzzedImport> = fc
  .tuple(
    fc.constantFrom('users.csv', 'users.jsonl', 'users'),
    fc.oneof(jsonLines, csv),
    damages(2),
    fc.constantFrom('', '', '\ufeff'),
  )
  .map(([name, text, places, mark]) => ({
    name,
    text: damaged(Buffer.from(mark + text, 'utf8').toString('latin1'), places),
  }));
