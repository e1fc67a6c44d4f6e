import { get } from 'node:http';
import { connect } from 'node:net';

import { startHost } from '../../server/host.js';
import { createLog } from '../../server/log.js';
import { readSettings } from '../../server/config.js';
import { explainStart } from '../../server/start-errors.js';
import { codeAt, SECURITY_PASSWORD } from './support/test-authentication.js';
import { soapEnvelope, testHost } from './support/test-host.js';

const memory = { DATABASE_URL: 'memory:', ARGON2: 'm=64,t=1,p=1' };

test('secrets appear in no log, audit entry, metric or refusal, whatever the request looks like', async () => {
  const host = await testHost({ ADMIN_PORT: '0' });
  const secrets = ['s3cret-service', 's3cret-Pässwörd', 's3cret-cookie', 's3cret-token', 's3cret-user'];
  const [securityPassword = '', password = '', loginCookie = '', authenticationToken = '', username = ''] = secrets;
  const answers: string[] = [];
  const send = async (url: string, init: RequestInit = {}): Promise<void> => {
    answers.push(await (await fetch(url, init)).text());
  };
  for (const given of [securityPassword, SECURITY_PASSWORD]) {
    const login = { securityPassword: given, username, password, authenticationToken };
    const cookie = { securityPassword: given, loginCookie, cookieDomain: '127.0.0.1' };
    for (const [operation, fields] of Object.entries({ Login: login, AuthenticateCookie: cookie, Nope: login })) {
      const query = new URLSearchParams(fields).toString();
      const envelope = soapEnvelope(operation, fields);
      await send(`${host.url}/${operation}?${query}`);
      await send(`${host.url}/${operation}?${query}&password=${encodeURIComponent(password)}`);
      await send(`${host.url}/${operation}`, { method: 'POST', body: new URLSearchParams(fields) });
      await send(`${host.url}/${operation}?${query}`, {
        method: 'POST',
        body: query,
        headers: { 'Content-Type': 'text/plain' },
      });
      await send(`${host.url}?${query}`, { method: 'PUT', body: query });
      await send(host.url, { method: 'POST', body: envelope, headers: { 'Content-Type': 'text/xml; charset=utf-8' } });
      await send(host.url, {
        method: 'POST',
        body: envelope.slice(0, -20),
        headers: { 'Content-Type': 'application/soap+xml' },
      });
      await send(host.url, {
        method: 'POST',
        body: envelope.replace(`</password>`, '<x/></password>'),
        headers: { 'Content-Type': 'text/xml' },
      });
    }
  }
  await send(new URL('/membership/login', host.url).href, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
  });
  const audit = JSON.stringify(await host.authentication.store.audit.latest(1000));
  const metrics = await (await fetch(`${host.adminUrl}/metrics`)).text();
  await host.close();
  const everything = [...answers, host.log(), audit, metrics].join('\n');
  expect(host.log().split('\n').length).toBeGreaterThan(20);
  for (const secret of secrets) {
    for (const written of [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('hex'),
    ]) {
      expect(everything).not.toContain(written);
    }
  }
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
  expect(await explain({ PORT: '0', DATABASE_URL: 'file:/dev/null/x.db' })).toMatch(
    /^cannot use the database file:\/dev\/null\/x\.db: .+$/,
  );
  const SECRET_KEY = Buffer.alloc(32).toString('base64');
  const unreachable = await explain({ PORT: '0', DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/x', SECRET_KEY });
  expect(unreachable).toMatch(/^cannot use the database postgres:\/\/me:\.\.\.@127\.0\.0\.1:1\/x: .+$/);
  await first.close();
});
