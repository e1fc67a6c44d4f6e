/** The membership pages as a member meets them, in headless Chromium. Skipped where none is installed (Debian: `apt-get install chromium`). */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';

import { addUser } from '../../server/members.js';
import { codeAt, SECURITY_PASSWORD } from '../server/support/test-authentication.js';
import { testHost } from '../server/support/test-host.js';
import type { TestHost } from '../server/support/test-host.js';

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
const described = executablePath === undefined ? describe.skip : describe;

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, deviceScaleFactor: 2 };
const dark: BrowserContextOptions = { colorScheme: 'dark' };

described('the membership pages in Chromium', () => {
  let browser: Browser;
  let host: TestHost;
  const complaints: string[] = [];

  beforeAll(async () => {
    host = await testHost();
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });

  afterAll(async () => {
    await browser.close();
    await host.close();
  });

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40[01]/.test(message.text())) complaints.push(message.text());
    });
    await page.goto(new URL(path, host.url).href);
    return page;
  }

  async function authenticate(loginCookie: string): Promise<string> {
    const query = new URLSearchParams({ securityPassword: SECURITY_PASSWORD, loginCookie, cookieDomain: '127.0.0.1' });
    return (await fetch(`${host.url}/AuthenticateCookie?${query}`)).text();
  }

  test('by keyboard and without scripts: password, second factor, cookie that names the member, logout', async () => {
    const page = await open('/membership/login', { javaScriptEnabled: false });
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('bob');
    await page.keyboard.press('Tab');
    await page.keyboard.type('bob-password');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/membership/token');
    await page.locator('input:focus').waitFor();
    await page.keyboard.type(codeAt(Date.now()));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/membership/account');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'membership_login');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: '127.0.0.1', path: '/' });
    expect(await authenticate(cookie?.value ?? '')).toContain('USERNAME="bob"');
    await page.getByRole('button', { name: 'Log out' }).press('Enter');
    await page.waitForURL('**/membership/login');
    expect(await authenticate(cookie?.value ?? '')).toContain('Err Number: 10001');
  });

  test('an authenticator is set up from the page, and its recovery code lets the member in', async () => {
    await addUser(host.authentication, { username: 'erna', password: 'erna-password' });
    const page = await open('/membership/login');
    await page.getByLabel('User name').fill('erna');
    await page.getByLabel('Password').fill('erna-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Set up an authenticator' }).click();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Your password').fill('erna-password');
    await page
      .getByLabel('Code that the app shows now')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.getByRole('button', { name: 'Set up' }).click();
    const recoveryCode = await page.locator('.codes li').first().innerText();
    await page.goto(new URL('/membership/login', host.url).href);
    await page.getByLabel('User name').fill('erna');
    await page.getByLabel('Password').fill('erna-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/membership/account');
    expect(await page.locator('main').innerText()).toContain('Recovery codes left: 9');
  });

  test('a wrong password is announced, and the cursor stands where to go on', async () => {
    const page = await open('/membership/login');
    await page.getByLabel('User name').fill('alice');
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alert').innerText()).toBe('The user name or the password is not right.');
    expect(await page.evaluate('document.activeElement.id')).toBe('password');
    expect(await page.getByLabel('User name').inputValue()).toBe('alice');
  });

  test.each([
    ['light', {}],
    ['dark phone', { ...phone, ...dark }],
  ])(
    '%s: nothing to complain of for axe-core, and no sideways scrolling',
    async (_, options) => {
      const page = await open('/membership/login', { ...options, bypassCSP: true });
      expect(await findings(page)).toEqual([]);
      await page.getByLabel('User name').fill('alice');
      await page.getByLabel('Password').fill('wrong');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByLabel('Password').fill('alice-password');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/membership/account');
      expect(await findings(page)).toEqual([]);
      await page.goto(new URL('/membership/enrol', host.url).href);
      expect(await findings(page)).toEqual([]);
    },
    30_000,
  );

  test('the policy of the pages lets their own style in, and browsers find nothing to complain of', async () => {
    const page = await open('/membership/login');
    expect(await page.evaluate("getComputedStyle(document.querySelector('button')).cursor")).toBe('pointer');
    expect(complaints).toEqual([]);
  });
});

/** What axe-core objects to, and whether the page is wider than the screen. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const violations = await page.evaluate<string[]>(
    "axe.run().then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html).join(' | ')))",
  );
  const isWide = await page.evaluate<boolean>(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  );
  return isWide ? [...violations, 'wider than the screen'] : violations;
}
