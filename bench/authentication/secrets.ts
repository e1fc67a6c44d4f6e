/**
 * `npm run bench -- secrets [--requests N] [--seed S]`: requests full of secrets, right, wrong and malformed, over all forms. None may be found again in a log, the audit
 * trail, the metrics or an answer that refuses.
 */

import { accountOf } from '../../server/authentication/throttle.js';
import { readSettings } from '../../server/config.js';
import { startHost } from '../../server/host.js';
import { createLog } from '../../server/log.js';
import { addUser } from '../../server/members.js';
import { leaksIn, SECRETS, secretRequests } from '../../test/server/support/secret-requests.js';
import { inParallel } from './calls.js';
import { print } from './print.js';
import { CHEAP_HASHES, SECURITY_PASSWORD } from './service-process.js';
import { readCommandLine } from '../../test/support/command-line.js';

export async function measureSecrets(options: string[]): Promise<void> {
  const values = readCommandLine({
    args: options,
    options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
  });
  const heard: string[] = [];
  const log = createLog('debug', { write: (line: string) => void heard.push(line) });
  const settings = readSettings({
    PORT: '0',
    ADMIN_PORT: '0',
    DATABASE_URL: 'memory:',
    SECURITY_PASSWORD,
    ARGON2: CHEAP_HASHES,
    DRAIN_NOTICE_SECONDS: '0',
  });
  const host = await startHost(settings, log);
  await addUser(host.authentication, { username: 'alice', password: 'alice-password' });
  const right = { securityPassword: SECURITY_PASSWORD, password: 'alice-password' };
  const statuses = new Map<number, number>();
  // The account is closed by so many wrong passwords; here some are to be right.
  const opening = setInterval(() => void host.authentication.store.throttles.reset(accountOf('alice')), 20);
  const requests = [...secretRequests(Number(values.seed), Number(values.requests), right)];
  await inParallel(requests, 8, async ({ method, path, headers, body }) => {
    const response = await fetch(new URL(path, host.url), {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    // The login page shows a person the user name that the person has typed.
    if (!path.startsWith('/membership')) heard.push(text);
  });
  clearInterval(opening);
  heard.push(await (await fetch(`${host.adminUrl}/metrics`)).text());
  heard.push(JSON.stringify(await host.authentication.store.audit.latest(1_000_000)));
  await host.close();
  const leaks = leaksIn(heard.join('\n'), [...Object.values(SECRETS), ...Object.values(right)]);
  const list = [...statuses].sort(([left], [right]) => left - right).map(([status, count]) => `${status}: ${count}`);
  print(
    `${requests.length} requests (${list.join(', ')}), ${heard.join('').length} characters of log, audit, metrics and answers: ${leaks.length} secrets found`,
  );
  if (leaks.length > 0) process.exitCode = 1;
}
