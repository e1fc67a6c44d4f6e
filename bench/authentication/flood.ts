/**
 * `npm run bench -- flood [--seconds N] [--connections C]`: so many callers at once log in with wrong passwords, again as soon as they are answered, while one
 * asks for cookies as before. The latter must not notice, memory must be bounded, and who cannot be served must be told so in time.
 */
import { setTimeout as delay } from 'node:timers/promises';

import type { Latencies } from './latencies.js';
import { repeatElsewhere } from './flood-callers.js';
import { repeat } from './latencies.js';
import { print } from './print.js';
import { requestOf } from './requests.js';
import { addAlice, newSqlite, startService } from './service-process.js';
import type { ServiceProcess } from './service-process.js';
import { readCommandLine } from '../../test/support/command-line.js';

const MEGABYTE = 1024 * 1024;

/** Milliseconds between two cookies of one caller. */
const PAUSE = 5;

export async function measureFlood(options: string[]): Promise<void> {
  const values = readCommandLine({
    args: options,
    options: { seconds: { type: 'string', default: '15' }, connections: { type: 'string', default: '500' } },
  });
  const milliseconds = Number(values.seconds) * 1000;
  const connections = Number(values.connections);
  const store = newSqlite();
  const { cookie } = await addAlice(store.variables);
  const service = await startService(store.variables);
  const cookies = (): Promise<Latencies> =>
    repeat({
      port: service.port,
      requests: [requestOf('http-post', 'AuthenticateCookie', { loginCookie: cookie, cookieDomain: '127.0.0.1' })],
      connections: 2,
      milliseconds,
      pause: PAUSE,
    });
  await cookies();
  const calm = await cookies();
  const before = service.memory();
  const flood = repeatElsewhere({
    port: service.port,
    requests: Array.from({ length: connections }, (_, index) =>
      requestOf('http-post', 'Login', { username: `name-${index % 50}`, password: 'wrong' }),
    ),
    connections,
    milliseconds,
  });
  const [peak, beside, logins] = await Promise.all([peakMemory(service, milliseconds), cookies(), flood]);
  const after = await cookies();
  await service.end('SIGTERM');
  await store.remove();
  const busy = logins.of(503);
  const refused = logins.of(500);
  print(`${connections} callers with wrong passwords: ${refused.count} refused, p99 ${refused.at(0.99).toFixed(0)} ms`);
  print(`  told "busy": ${busy.count}, p99 ${busy.at(0.99).toFixed(1)} ms (at most 100); broken ${logins.broken}`);
  for (const [name, latencies] of Object.entries({ before: calm, during: beside, after })) {
    const right = latencies.of(200);
    print(
      `  AuthenticateCookie ${name.padEnd(6)} p50 ${right.at(0.5).toFixed(1)}, p99 ${right.at(0.99).toFixed(1)}, ` +
        `most ${right.at(1).toFixed(1)} ms of ${right.count} (p99 at most 50); others ${latencies.count - right.count}`,
    );
  }
  print(`  memory ${(before / MEGABYTE).toFixed(0)} MB before, ${(peak / MEGABYTE).toFixed(0)} MB at most`);
  const wrong = logins.broken + beside.broken + (beside.count - beside.of(200).count);
  if (wrong > 0 || beside.of(200).at(0.99) > 50 || busy.at(0.99) > 100) process.exitCode = 1;
}

async function peakMemory(service: ServiceProcess, milliseconds: number): Promise<number> {
  let peak = 0;
  for (const until = performance.now() + milliseconds; performance.now() < until; await delay(50)) {
    peak = Math.max(peak, service.memory());
  }
  return peak;
}
