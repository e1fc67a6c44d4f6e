/** The help pages as a person meets them, in headless Chromium. Skipped where none is installed (Debian: `apt-get install chromium`). */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { authenticationService } from '../../generated/authentication/server.js';
import { ServiceFault, createEndpoint, createHandler } from '../../runtime/index.js';

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
const quiet =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const described = executablePath === undefined ? describe.skip : describe;

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, deviceScaleFactor: 2 };
const dark: BrowserContextOptions = { colorScheme: 'dark' };

described('the help page in Chromium', () => {
  let browser: Browser;
  let server: Server;
  let address: string;
  const violations: string[] = [];

  beforeAll(async () => {
    const service = authenticationService({
      Login: ({ username, authenticationToken }) => {
        if (authenticationToken === undefined) throw new ServiceFault('Err Number: 16000 - token <needed>');
        return { LoginResult: `${username} ${authenticationToken}` };
      },
      AuthenticateCookie: ({ loginCookie }) => ({ AuthenticateCookieResult: loginCookie }),
    });
    server = createServer(createHandler(createEndpoint(service)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Authentication.asmx`;
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: quiet.split(' '),
    });
  });

  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  async function open(query: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('status of 500')) violations.push(message.text());
    });
    page.on('pageerror', (error) => violations.push(error.message));
    await page.goto(address + query);
    return page;
  }

  test('leads from the service to an operation and back', async () => {
    const page = await open('');
    expect(await page.title()).toBe('Authentication Web Service');
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    expect(await page.title()).toBe('Login - Authentication Web Service');
    await page.getByRole('link', { name: 'Authentication Web Service' }).click();
    expect(await page.title()).toBe('Authentication Web Service');
    await page.goto(`${address}?op=Logon`);
    await page.getByRole('link', { name: 'Authentication Web Service' }).click();
    expect(await page.title()).toBe('Authentication Web Service');
  });

  test('invokes the operation and shows the answer beside the form', async () => {
    const page = await open('?op=Login');
    await page.getByLabel('username').fill('Zoë & <co>');
    await page.getByLabel('authenticationToken').fill('123456');
    await page.getByRole('button', { name: 'Invoke' }).click();
    await page.getByText('200 OK', { exact: true }).waitFor();
    expect(await page.getByRole('status').locator('pre').textContent()).toContain(
      'Zoë &amp; &lt;co&gt; 123456</string>',
    );
  });

  test('shows a refusal as such; an optional field left empty is left out', async () => {
    const page = await open('?op=Login');
    await page.getByRole('button', { name: 'Invoke' }).click();
    await page.getByText('500 Internal Server Error').waitFor();
    expect(await page.getByRole('status').locator('pre').textContent()).toContain(
      'Err Number: 16000 - token &lt;needed&gt;',
    );
  });

  test('works without script: the form posts, nothing is lost but the copy buttons', async () => {
    const page = await open('?op=AuthenticateCookie', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: /Copy/ }).count()).toBe(0);
    await page.getByLabel('loginCookie').fill('a=b|c');
    await page.getByRole('button', { name: 'Invoke' }).click();
    await page.waitForURL('**/AuthenticateCookie');
    expect(await page.content()).toContain('a=b|c');
  });

  test('copies a sample as it stands', async () => {
    const page = await open('?op=Login', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy HTTP POST request' }).click();
    await page.getByRole('button', { name: 'Copy HTTP POST request' }).getByText('Copied').waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toBe(
      `POST /Authentication.asmx/Login HTTP/1.1\nHost: ${new URL(address).host}\nContent-Type: application/x-www-form-urlencoded\n` +
        'Content-Length: length\n\nsecurityPassword=string&username=string&password=string&authenticationToken=string',
    );
  });

  test.each<[string, string, BrowserContextOptions]>([
    ['an operation in the light', '?op=Login', {}],
    ['an operation on a phone in the dark', '?op=Login', { ...phone, ...dark }],
    ['the index in the dark', '', dark],
    ['the index on a phone', '', phone],
    ['the answer to a name that no operation has', '?op=Logon', dark],
  ])('%s is accessible and scrolls in one direction only', async (_what, query, options) => {
    const page = await open(query, options);
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('the accessibility check finds what is not accessible', async () => {
    const page = await open('');
    await page.evaluate("document.body.insertAdjacentHTML('beforeend', '<main><img src=x></main>')");
    expect(await accessibilityViolations(page)).toContainEqual(expect.stringMatching(/^image-alt/));
  });

  test('keeps to its Content-Security-Policy, which lets nothing else in', async () => {
    const page = await open('?op=Login');
    const policy = (await page.request.get(address)).headers()['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'/);
    await page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.broken=1\">')");
    expect(await page.evaluate('window.broken')).toBeUndefined();
    expect(violations.filter((text) => !text.includes('inline event handler') && !text.includes('404'))).toEqual([]);
  });
});

/** axe-core, run in a world of its own: the page's policy would not let it in. */
async function accessibilityViolations(page: Page): Promise<string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  await session.send('Runtime.evaluate', { contextId: executionContextId, expression: source });
  const { result } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
    expression: 'axe.run().then((r) => r.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.html).join(" | ")))',
  });
  return result.value as string[];
}
