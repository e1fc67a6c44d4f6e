/** The whole service on a free port, with a store in memory, alice and bob; its log in a string. */
import { readSettings } from '../../../server/config.js';
import { startHost } from '../../../server/host.js';
import type { Host } from '../../../server/host.js';
import { createLog } from '../../../server/log.js';
import { addUser } from '../../../server/members.js';
import { SECURITY_PASSWORD, TOTP_SECRET } from './test-authentication.js';

export interface TestHost extends Host {
  /** Everything logged so far. */
  log(): string;
}

export async function testHost(variables: Readonly<Record<string, string>> = {}): Promise<TestHost> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const defaults = {
    PORT: '0',
    DATABASE_URL: 'memory:',
    SECURITY_PASSWORD,
    ARGON2: 'm=64,t=1,p=1',
    DRAIN_NOTICE_SECONDS: '0',
  };
  const host = await startHost(readSettings({ ...defaults, ...variables }), log);
  const names = { email: 'alice@example.org', firstName: 'Ålice', lastName: 'O\'Neil & "Co" <x>' };
  await addUser(host.authentication, { username: 'alice', password: 'alice-password', ...names });
  await addUser(host.authentication, { username: 'bob', password: 'bob-password', totpSecret: TOTP_SECRET });
  return { ...host, log: () => lines.join('') };
}
