/** The Authentication service as it is fuzzed: a store in memory, cheap hashes, one member, and a count of what nobody meant. */
import { readSettings } from '../../server/config.js';
import type { Settings } from '../../server/config.js';
import { startHost } from '../../server/host.js';
import type { Host } from '../../server/host.js';
import { createLog } from '../../server/log.js';
import { addUser } from '../../server/members.js';

export const fuzzedSettings: Settings = readSettings({
  PORT: '0',
  DATABASE_URL: 'memory:',
  SECURITY_PASSWORD: 'fuzz-password',
  ARGON2: 'm=64,t=1,p=1',
  LOG_LEVEL: 'error',
});

/** `onTrouble` is told every line of the log, which only holds errors. */
export async function startFuzzedHost(onTrouble: (line: string) => void): Promise<Host> {
  const host = await startHost(fuzzedSettings, createLog('error', { write: onTrouble }));
  await addUser(host.authentication, { username: 'alice', password: 'alice-password' });
  return host;
}
