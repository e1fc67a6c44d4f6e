import { AuthenticationHttpPostClient } from '../../generated/authentication/client.js';
import { codeAt, SECURITY_PASSWORD as securityPassword } from './support/test-authentication.js';
import { testHost } from './support/test-host.js';
import type { TestHost } from './support/test-host.js';

let host: TestHost;
beforeAll(async () => {
  host = await testHost({ COOKIE_DOMAINS: '127.0.0.1,example.org' });
});
afterAll(() => host.close());

/** A browser without scripts: keeps cookies, fills in the form that it was shown. */
class Browser {
  readonly cookies = new Map<string, string>();
  html = '';

  async get(path: string): Promise<Response> {
    return this.#ask(path, {});
  }

  async submit(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const hidden = [...this.html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    return this.#ask(path, {
      method: 'POST',
      body: new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }),
      headers,
    });
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, host.url), {
      ...init,
      headers: { ...init.headers, cookie },
      redirect: 'manual',
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(header) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    this.html = await response.text();
    return response;
  }
}

async function logIn(browser: Browser, username: string, password: string, query = ''): Promise<Response> {
  await browser.get(`/membership/login${query}`);
  return browser.submit(`/membership/login${query}`, { username, password });
}

const authenticate = (loginCookie = '') =>
  new AuthenticationHttpPostClient({ address: host.url }).AuthenticateCookie({
    securityPassword,
    loginCookie,
    cookieDomain: '127.0.0.1',
  });

test('a member logs in, the cookie names the member, and after the logout nobody', async () => {
  const browser = new Browser();
  const answer = await logIn(browser, 'alice', 'alice-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/membership/account']);
  const cookie = browser.cookies.get('membership_login');
  expect((await authenticate(cookie)).AuthenticateCookieResult).toContain('USERNAME="alice"');
  await browser.get('/membership/account');
  expect(browser.html).toContain('alice@example.org');
  await browser.submit('/membership/logout', {});
  await expect(authenticate(cookie)).rejects.toThrow('Err Number: 10001');
  expect((await browser.get('/membership/account')).headers.get('location')).toBe('/membership/login');
});

test('a second factor is a second step, and nobody is logged in before it', async () => {
  const browser = new Browser();
  expect((await logIn(browser, 'bob', 'bob-password')).headers.get('location')).toBe('/membership/token');
  expect(browser.cookies.has('membership_login')).toBe(false);
  await browser.get('/membership/token');
  expect((await browser.submit('/membership/token', { code: '000000' })).status).toBe(401);
  expect(browser.html).toContain('role="alert"');
  expect((await browser.submit('/membership/token', { code: codeAt(Date.now()) })).status).toBe(303);
  expect((await authenticate(browser.cookies.get('membership_login'))).AuthenticateCookieResult).toContain(
    'USERNAME="bob"',
  );
});

test('the cookie is kept from scripts, and the password is not shown again', async () => {
  const browser = new Browser();
  const refused = await logIn(browser, 'ali"ce<', 'a-typed-password');
  expect(refused.status).toBe(401);
  expect(browser.html).toContain('value="ali&#34;ce&#60;"');
  expect(browser.html).not.toContain('a-typed-password');
  const [cookie = ''] = (await logIn(browser, 'alice', 'alice-password')).headers.getSetCookie();
  expect(cookie).toMatch(/^membership_login=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a form from elsewhere is refused', async () => {
  const browser = new Browser();
  await browser.get('/membership/login');
  const fields = { username: 'alice', password: 'alice-password' };
  expect((await browser.submit('/membership/login', { ...fields, form: 'x' })).status).toBe(403);
  await browser.get('/membership/login');
  expect((await browser.submit('/membership/login', fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  const stranger = new Browser();
  stranger.html = browser.html;
  expect((await stranger.submit('/membership/login', fields)).status).toBe(403);
});

test.each([
  ['https://www.example.org/members?x=1', 'https://www.example.org/members?x=1'],
  ['/membership/enrol', '/membership/enrol'],
  ['https://evil-example.org/', '/membership/account'],
  ['//evil.test', '/membership/account'],
  ['/\\evil.test', '/membership/account'],
  ['https://example.org@evil.test/', '/membership/account'],
  ['javascript:alert(1)', '/membership/account'],
])('after the login %s leads to %s', async (wanted, expected) => {
  const answer = await logIn(new Browser(), 'alice', 'alice-password', `?return=${encodeURIComponent(wanted)}`);
  expect(answer.headers.get('location')).toBe(expected);
});

test('a member sets up an authenticator with the password and a code, and needs it from then on', async () => {
  const { addUser } = await import('../../server/members.js');
  await addUser(host.authentication, { username: 'dora', password: 'dora-password' });
  const browser = new Browser();
  await logIn(browser, 'dora', 'dora-password');
  await browser.get('/membership/enrol');
  const secret = /<code>([^<]*)</.exec(browser.html)?.[1]?.replaceAll(' ', '') ?? '';
  const { Secret, TOTP } = await import('otpauth');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await browser.submit('/membership/enrol', { password: 'wrong', code });
  expect(browser.html).toContain('The password is not right.');
  await browser.submit('/membership/enrol', { password: 'dora-password', code: '123' });
  expect(browser.html).toContain('The code is not the one');
  const answer = await browser.submit('/membership/enrol', { password: 'dora-password', code });
  expect(answer.status).toBe(200);
  expect(browser.html.match(/<li>[A-Z2-7]{4}(-[A-Z2-7]{4}){3}<\/li>/g)).toHaveLength(10);
  expect((await logIn(new Browser(), 'dora', 'dora-password')).headers.get('location')).toBe('/membership/token');
});

test('every page forbids everything but its own style', async () => {
  const answer = await new Browser().get('/membership/login');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self' /,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await new Browser().get('/membership/nowhere')).status).toBe(404);
});
