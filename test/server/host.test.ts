import { get } from 'node:http';
import { connect } from 'node:net';

import { startHost } from '../../server/host.js';
import { createLog } from '../../server/log.js';
import { readSettings } from '../../server/config.js';
import { explainStart } from '../../server/start-errors.js';
import { codeAt, SECURITY_PASSWORD } from './support/test-authentication.js';
import { leaksIn, SECRETS, secretRequests } from './support/secret-requests.js';
import { testHost as openHost } from './support/test-host.js';
import type { TestHost } from './support/test-host.js';

/** argon2id with 64 passes over 19 MiB: about half a second. */
const SLOW_HASH = '$argon2id$v=19$m=19456,t=64,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

async function storedHash(host: TestHost): Promise<string> {
  return (await host.authentication.store.users.byId(1))?.passwordHash ?? '';
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const opened: TestHost[] = [];

/** Closed after the test, also when the test fails. */
async function testHost(variables: Readonly<Record<string, string>> = {}): Promise<TestHost> {
  const host = await openHost(variables);
  opened.push(host);
  return host;
}

afterEach(async () => {
  for (const host of opened.splice(0)) await host.close().catch(() => undefined);
});

const memory = { DATABASE_URL: 'memory:', ARGON2: 'm=64,t=1,p=1', DRAIN_NOTICE_SECONDS: '0' };

test('secrets appear in no log, audit entry, metric or refusal, whatever the request looks like', async () => {
  const host = await testHost({ ADMIN_PORT: '0' });
  const answers: string[] = [];
  const right = { securityPassword: SECURITY_PASSWORD, password: 'alice-password' };
  for (const { method, path, headers, body } of secretRequests(1, 400, right)) {
    const init = { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) } as const;
    // A form that is wrong shows the user name again to the person who typed it.
    const text = await (await fetch(new URL(path, host.url), init)).text();
    if (!path.startsWith('/membership')) answers.push(text);
  }
  const audit = JSON.stringify(await host.authentication.store.audit.latest(1000));
  const metrics = await (await fetch(`${host.adminUrl}/metrics`)).text();
  await host.close();
  expect(host.log().split('\n').length).toBeGreaterThan(200);
  expect(JSON.parse(audit)).not.toHaveLength(0);
  const secrets = [...Object.values(SECRETS), ...Object.values(right)];
  expect(leaksIn([...answers, host.log(), audit, metrics].join('\n'), secrets)).toEqual([]);
  expect(audit).toContain('"outcome":"accepted"');
});

test('a flood of logins is answered "busy" beyond the queue, and cookies are decided beside it', async () => {
  const host = await testHost({ HASHES_AT_ONCE: '1', DRAIN_SECONDS: '0' });
  // So much work that nothing of the queue is done before the flood has arrived; at the end nobody waits for it.
  await host.authentication.store.users.upgradeHash(1, await storedHash(host), SLOW_HASH);
  const query = `securityPassword=${SECURITY_PASSWORD}&username=alice&password=x`;
  const busy: string[] = [];
  const ask = async (): Promise<void> => {
    const response = await fetch(`${host.url}/Login?${query}`);
    busy.push(`${response.status} ${(await response.text()).trim()}`);
  };
  const flood = Promise.allSettled(Array.from({ length: 210 }, ask));
  const cookieQuery = `securityPassword=${SECURITY_PASSWORD}&loginCookie=x&cookieDomain=127.0.0.1`;
  const cookie = await fetch(`${host.url}/AuthenticateCookie?${cookieQuery}`);
  expect(await cookie.text()).toContain('Err Number: 10001');
  await until(() => busy.length >= 9);
  expect(new Set(busy)).toEqual(new Set(['503 Err Number: 10003 - The service is busy, please try again shortly']));
  expect(busy).toHaveLength(9);
  await host.close();
  await flood;
});

test('answers that follow credentials are not kept by caches', async () => {
  const host = await testHost();
  const response = await fetch(
    `${host.url}/Login?securityPassword=${SECURITY_PASSWORD}&username=alice&password=alice-password`,
  );
  expect(response.status).toBe(200);
  expect([response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
    'no-store',
    'no-referrer',
  ]);
  await host.close();
});

test('forms that are switched off are not served, nor in the contract', async () => {
  const host = await testHost({ PROTOCOLS: 'soap11,http-post' });
  expect((await fetch(`${host.url}/Login?securityPassword=x&username=a&password=b`)).status).not.toBe(200);
  const wsdl = await (await fetch(`${host.url}?wsdl`)).text();
  expect([...wsdl.matchAll(/<wsdl:port name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'AuthenticationSoap',
    'AuthenticationHttpPost',
  ]);
  await host.close();
});

test('an orderly end answers what was begun, and takes nothing more', async () => {
  const host = await testHost({ ARGON2: 'm=19456,t=8,p=1' });
  const url = `${host.url}/Login?securityPassword=${SECURITY_PASSWORD}&username=nobody&password=x`;
  const begun = new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    get(url, (response) =>
      response.resume().on('end', () => resolve([response.statusCode, response.headers.connection])),
    ).on('error', reject);
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  const closed = host.close();
  expect(await begun).toEqual([500, 'close']);
  await closed;
  const refused = await new Promise((resolve) => {
    const { port, hostname } = new URL(host.url);
    connect(Number(port), hostname, () => resolve(false)).on('error', () => resolve(true));
  });
  expect(refused).toBe(true);
});

test('the operator’s port says whether it is alive, can serve, and what it counted', async () => {
  const host = await testHost({ ADMIN_PORT: '0' });
  const ask = async (path: string): Promise<[number, string]> => {
    const response = await fetch(`${host.adminUrl}${path}`);
    return [response.status, await response.text()];
  };
  const code = codeAt(Date.now());
  await fetch(
    `${host.url}/Login?securityPassword=${SECURITY_PASSWORD}&username=bob&password=bob-password&authenticationToken=${code}`,
  );
  expect(await ask('/healthz')).toEqual([200, 'alive\n']);
  expect(await ask('/readyz')).toEqual([200, 'ready\n']);
  expect((await ask('/metrics'))[1]).toContain(
    'authentication_decisions_total{operation="Login",decision="accepted"} 1',
  );
  expect((await ask('/other'))[0]).toBe(404);
  await host.authentication.store.close();
  expect(await ask('/readyz')).toEqual([503, 'the store does not answer\n']);
  await host.close().catch(() => undefined);
});

test('what prevents a start is one sentence, without a secret', async () => {
  const log = createLog('silent');
  const first = await startHost(readSettings({ ...memory, PORT: '0' }), log);
  const explain = async (variables: Readonly<Record<string, string>>): Promise<string> => {
    const settings = readSettings({ ...memory, ...variables });
    return startHost(settings, log).then(
      () => 'started',
      (error: unknown) => explainStart(error, settings),
    );
  };
  const { port } = new URL(first.url);
  expect(await explain({ PORT: port })).toBe(
    `port ${port} on 127.0.0.1 is in use: choose another PORT, or end what listens there`,
  );
  expect(await explain({ PORT: '0', TLS_CERT: 'package.json', TLS_KEY: 'package.json' })).toMatch(
    /^TLS_CERT and TLS_KEY do not name a certificate and its key, both PEM: no start line$/,
  );
  expect(await explain({ PORT: '0', DATABASE_URL: 'file:/dev/null/x.db' })).toMatch(
    /^cannot use the database file:\/dev\/null\/x\.db: .+$/,
  );
  const SECRET_KEY = Buffer.alloc(32).toString('base64');
  const unreachable = await explain({ PORT: '0', DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/x', SECRET_KEY });
  expect(unreachable).toMatch(/^cannot use the database postgres:\/\/me:\.\.\.@127\.0\.0\.1:1\/x: .+$/);
  await first.close();
});
