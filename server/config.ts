/** The environment as typed settings: complete, or refused with every reason at once. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isIP } from 'node:net';
import { z } from 'zod';

import { canonicalHost, isPublicSuffix } from './authentication/membership/cookie-domains.js';
import { resultFormats } from './authentication/result-format.js';
import { parseLimits, serviceLimits } from './limits.js';

const PROTOCOLS = ['soap11', 'soap12', 'http-get', 'http-post'] as const;

/** A setting's name and what is wrong with it, one line each. Values are not repeated: they may be secrets. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

export type Settings = z.infer<typeof environment> & {
  /** Canonical hosts. */
  readonly COOKIE_DOMAINS: readonly string[];
};

/** Throws `SettingsError`. A variable that is empty is not set. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given: Given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  const flaws = parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  const reasons = [...flaws, ...disagreements(given)];
  if (!parsed.success || reasons.length > 0) throw new SettingsError(reasons);
  const settings = parsed.data;
  return { ...settings, COOKIE_DOMAINS: settings.COOKIE_DOMAINS ?? [defaultCookieDomain(settings)] };
}

const port = z.coerce
  .number('is no port number')
  .int('is no port number')
  .min(0, 'is no port number')
  .max(65_535, 'is no port number');

function count(least: number, most: number) {
  const message = `is no whole number from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `is none of ${values.join(', ')}`);
}

function list<Item>(item: (text: string) => Item | undefined, message: string) {
  return z.string().transform((value, context) => {
    const items = value.split(',').map((text) => item(text.trim()));
    if (items.every((found) => found !== undefined)) return items as Item[];
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

const readableFile = z.string().transform((path, context) => {
  try {
    return readFileSync(path);
  } catch {
    context.addIssue({ code: 'custom', message: 'names a file that cannot be read' });
    return z.NEVER;
  }
});

const secretKey = z
  .string()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, 'is not 32 bytes in base64 (openssl rand -base64 32)');

const baseUrl = z
  .url({ protocol: /^https?$/, error: 'is no http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''));

const argon2 = z.string().transform((value, context) => {
  const [, memoryKib, passes, lanes] = (/^m=(\d+),t=(\d+),p=(\d+)$/.exec(value) ?? []).map(Number);
  if (memoryKib && passes && lanes && memoryKib >= 8 * lanes && memoryKib <= 1_048_576 && passes <= 64 && lanes <= 64) {
    return { memoryKib, passes, lanes };
  }
  context.addIssue({ code: 'custom', message: 'is not of the form m=19456,t=2,p=1' });
  return z.NEVER;
});

const limitList = z.string().transform((value, context) => {
  const limits = parseLimits(value);
  if (limits !== undefined) return limits;
  context.addIssue({
    code: 'custom',
    message: 'is not of the form depth=16,maxBodyBytes=65536 (names: docs/limits.md)',
  });
  return z.NEVER;
});

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8080),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|memory:|postgres(ql)?:\/\/.+)$/s, 'is none of file:PATH, memory: and postgres://...')
    .default('file:data/authentication.db'),
  SECURITY_PASSWORD: z.string().optional(),
  SECRET_KEY: secretKey.optional(),
  COOKIE_DOMAINS: list(cookieDomain, 'lists something that is no domain, or a public suffix').optional(),
  ADMIN_PORT: port.optional(),
  WORKERS: count(1, 1024).default(1),
  PUBLIC_URL: baseUrl.optional(),
  TRUST_PROXY: list(addressRange, 'lists something that is neither an address nor a CIDR range').default([]),
  PROTOCOLS: list(
    (text) => PROTOCOLS.find((protocol) => protocol === text),
    `lists something that is none of ${PROTOCOLS.join(', ')}`,
  ).default([...PROTOCOLS]),
  DOCUMENTATION: oneOf(['on', 'off']).default('on'),
  RESULT_FORMAT: oneOf(resultFormats).default('xml'),
  FAILURES: oneOf(['fault', 'result']).default('fault'),
  MEMBERSHIP: z.string().refine(isMembership, 'is neither embedded nor an https:// URL').default('embedded'),
  MEMBERSHIP_COOKIE: z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'is no cookie name')
    .default('membership_login'),
  SESSION_IDLE_MINUTES: count(1, 525_600).default(60),
  SESSION_HOURS: count(1, 8_760).default(24),
  ARGON2: argon2.default({ memoryKib: 19_456, passes: 2, lanes: 1 }),
  HASHES_AT_ONCE: count(1, 1024).default(availableParallelism()),
  AUDIT_DAYS: count(1, 36_500).default(365),
  TLS_CERT: readableFile.optional(),
  TLS_KEY: readableFile.optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DRAIN_SECONDS: count(0, 3_600).default(9),
  DRAIN_NOTICE_SECONDS: count(0, 3_600).default(2),
  LIMITS: limitList.default(serviceLimits),
});

/** What the environment may set. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

type Given = Readonly<Record<string, string | undefined>>;

/** What several settings must agree on, told beside what is wrong with each. */
function disagreements(given: Given): readonly string[] {
  const { DATABASE_URL = '', SECRET_KEY, TLS_CERT, TLS_KEY, WORKERS, PORT, ADMIN_PORT } = given;
  const reasons: readonly (readonly [boolean, string])[] = [
    [
      DATABASE_URL.startsWith('postgres') && SECRET_KEY === undefined,
      'SECRET_KEY is needed with postgres:// (32 bytes in base64: openssl rand -base64 32)',
    ],
    [DATABASE_URL === 'memory:' && Number(WORKERS) > 1, 'WORKERS must be 1 with memory:, which processes cannot share'],
    [TLS_CERT === undefined && TLS_KEY !== undefined, 'TLS_CERT is missing: a certificate and its key go together'],
    [TLS_KEY === undefined && TLS_CERT !== undefined, 'TLS_KEY is missing: a certificate and its key go together'],
    [
      ADMIN_PORT !== undefined && ADMIN_PORT !== '0' && ADMIN_PORT === (PORT ?? '8080'),
      'ADMIN_PORT is the same as PORT',
    ],
  ];
  return reasons.filter(([holds]) => holds).map(([, reason]) => reason);
}

function cookieDomain(text: string): string | undefined {
  const host = canonicalHost(text);
  return host === undefined || isPublicSuffix(host) ? undefined : host;
}

function addressRange(text: string): string | undefined {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0 || text.split('/').length > 2) return undefined;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)) ? text : undefined;
}

/** Without encryption only to this very machine. */
function isMembership(value: string): boolean {
  if (value === 'embedded') return true;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
  );
}

/** The host it listens on, or the one that callers are told of. */
function defaultCookieDomain({ HOST, PUBLIC_URL }: z.infer<typeof environment>): string {
  return canonicalHost(PUBLIC_URL === undefined ? HOST : new URL(PUBLIC_URL).host) ?? HOST;
}
