import { readSettings } from '../../server/config.js';
import { parseLimits, serviceLimits } from '../../server/limits.js';
import { sendRaw } from '../support/listening.js';
import { FORMS, formLogin, HTTP_FORMS, isInForm, login, SOAP_FORMS, soapLogin } from './support/forms.js';
import type { Sent } from './support/forms.js';
import { testHost } from './support/test-host.js';
import type { TestHost } from './support/test-host.js';

/** With room for long queries, so that what they hold can be tried. */
const ROOMY = { LIMITS: 'maxQueryLength=60000,maxUrlLength=60000,maxHeaderSize=70000' };

let host: TestHost;
let roomy: TestHost;
beforeAll(async () => {
  host = await testHost();
  roomy = await testHost(ROOMY);
});
afterAll(() => Promise.all([host.close(), roomy.close()]));

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

async function ask({ method, target, headers, body }: Sent, { url }: TestHost = roomy): Promise<Answer> {
  const init = { method, headers, ...(method === 'POST' ? { body } : {}) };
  const response = await fetch(new URL(target, url), init);
  const contentType = response.headers.get('content-type') ?? '';
  return { status: response.status, contentType, text: await response.text() };
}

/** It reached the service, which refused the security password. */
const understood = (answer: Answer): boolean => answer.text.includes('Err Number: ');

async function expectUnderstood(sent: Sent, asked?: TestHost): Promise<void> {
  expect(await ask(sent, asked)).toMatchObject({ text: expect.stringContaining('Err Number: ') });
}

const children = (count: number): string => '<x/>'.repeat(count);
const attributes = (count: number): string =>
  Array.from({ length: count }, (_, index) => ` ${index % 2 === 0 ? 'xmlns:' : ''}a${index}="u"`).join('');
const nested = (depth: number): string => `${'<x>'.repeat(depth)}${'</x>'.repeat(depth)}`;

describe.each(SOAP_FORMS)('%s', (form) => {
  test.each<[keyof typeof serviceLimits, string, (size: number) => Sent]>([
    // Envelope, Body and Login are open already.
    ['depth', 'nested more than 16 deep', (size) => soapLogin(form, { content: nested(size - 3) })],
    ['attributes', 'more than 32 attributes', (size) => soapLogin(form, { content: `<x${attributes(size)}/>` })],
    // Those three, and three parameters with their texts.
    ['nodes', 'more than 400 nodes', (size) => soapLogin(form, { content: children(size - 9) })],
    ['nameLength', 'name is longer than 256', (size) => soapLogin(form, { content: `<${'x'.repeat(size)}/>` })],
    ['attributeLength', 'longer than 4096', (size) => soapLogin(form, { content: `<x y="${'z'.repeat(size)}"/>` })],
    ['textLength', 'longer than 16384', (size) => soapLogin(form, { content: `<x>${'y'.repeat(size)}</x>` })],
  ])('%s: accepts what is below and at the limit, refuses what is above it', async (name, reason, request) => {
    const limit = serviceLimits[name];
    await expectUnderstood(request(limit - 1));
    await expectUnderstood(request(limit));
    const refused = await ask(request(limit + 1));
    expect(refused).toMatchObject({ status: 400, text: expect.stringContaining(reason) });
    expect(isInForm(form, refused)).toBe(true);
  });

  test('maxBodyBytes: accepts what is below and at the limit, refuses what is above it', async () => {
    const room = serviceLimits.maxBodyBytes - soapLogin(form, { after: '<!---->' }).body.length;
    const padded = (bytes: number): Sent => soapLogin(form, { after: `<!--${'x'.repeat(room + bytes)}-->` });
    await expectUnderstood(padded(-1));
    await expectUnderstood(padded(0));
    const refused = await ask(padded(1));
    expect(refused).toMatchObject({ status: 500, text: expect.stringContaining('Maximum request length exceeded.') });
    expect(isInForm(form, refused)).toBe(true);
  });
});

describe.each(HTTP_FORMS)('%s', (form) => {
  test.each<[keyof typeof serviceLimits, string, (size: number) => Sent]>([
    ['nameLength', 'name of a parameter is longer than 256', (size) => formLogin(form, `&${'x'.repeat(size)}=1`)],
    ['textLength', 'value of a parameter is longer than 16384', (size) => formLogin(form, `&x=${'y'.repeat(size)}`)],
    ['formParameters', 'more than 30 parameters', (size) => formLogin(form, '&x=1'.repeat(size - 4))],
  ])('%s: accepts what is below and at the limit, refuses what is above it', async (name, reason, request) => {
    const limit = serviceLimits[name];
    await expectUnderstood(request(limit - 1));
    await expectUnderstood(request(limit));
    const refused = await ask(request(limit + 1));
    expect(refused).toMatchObject({ status: 400, text: expect.stringContaining(reason) });
    expect(isInForm(form, refused)).toBe(true);
  });

  test('a value counts as it is once decoded', async () => {
    await expectUnderstood(formLogin(form, `&x=${'%79'.repeat(serviceLimits.textLength)}`));
  });
});

test('maxBodyBytes, http-post: accepts what is below and at the limit, refuses what is above it', async () => {
  const room = serviceLimits.maxBodyBytes - formLogin('http-post', '&').body.length;
  const padded = (bytes: number): Sent => formLogin('http-post', '&'.repeat(1 + room + bytes));
  await expectUnderstood(padded(-1));
  await expectUnderstood(padded(0));
  expect(await ask(padded(1))).toMatchObject({ status: 500, text: 'Maximum request length exceeded.\r\n' });
});

test('maxQueryLength: accepts what is below and at the limit, refuses what is above it', async () => {
  const room = serviceLimits.maxQueryLength - (formLogin('http-get', '&').target.split('?')[1] ?? '').length;
  const padded = (bytes: number): Sent => formLogin('http-get', '&'.repeat(1 + room + bytes));
  await expectUnderstood(padded(-1), host);
  await expectUnderstood(padded(0), host);
  expect(await ask(padded(1), host)).toMatchObject({
    status: 400,
    text: expect.stringContaining('The length of the query string is over 2048 characters.'),
  });
});

test('maxPathLength: accepts what is below and at the limit, refuses what is above it', async () => {
  const at = (length: number): Promise<Answer> => {
    const target = `/Authentication.asmx/${'x'.repeat(length - 1)}`;
    return ask({ method: 'GET', target, headers: {}, body: '' }, host);
  };
  const { maxPathLength } = serviceLimits;
  expect((await at(maxPathLength - 1)).text).toContain('Web Service method name is not valid.');
  expect((await at(maxPathLength)).text).toContain('Web Service method name is not valid.');
  expect(await at(maxPathLength + 1)).toMatchObject({ status: 400, text: expect.stringContaining('is over 260') });
});

describe('what is refused by the head of a request', () => {
  const long = { LIMITS: 'maxQueryLength=60000' };
  let open: TestHost;
  beforeAll(async () => {
    open = await testHost(long);
  });
  afterAll(() => open.close());

  test.each(FORMS)('maxUrlLength, %s', async (form) => {
    const padded = (length: number): Sent => {
      const sent = login(form);
      const glued = `${sent.target}${sent.target.includes('?') ? '&' : '?'}`;
      return { ...sent, target: glued.padEnd(length, '&') };
    };
    const { maxUrlLength } = serviceLimits;
    await expectUnderstood(padded(maxUrlLength - 1), open);
    await expectUnderstood(padded(maxUrlLength), open);
    const refused = await ask(padded(maxUrlLength + 1), open);
    expect(refused).toMatchObject({
      status: 414,
      text: expect.stringContaining('The request target is longer than 8192 bytes.'),
    });
    expect(isInForm(form, refused)).toBe(true);
  });

  test.each(FORMS)('maxHeaderLines, %s', async (form) => {
    const ported = Number(new URL(open.url).port);
    const withLines = async (count: number): Promise<Answer> => {
      const { method, target, headers, body } = login(form);
      const own = { host: 'x', connection: 'close', ...headers, 'content-length': String(Buffer.byteLength(body)) };
      const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`);
      while (lines.length < count) lines.push(`x-${lines.length}: y\r\n`);
      return parsed(await sendRaw(ported, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`));
    };
    const { maxHeaderLines } = serviceLimits;
    expect(understood(await withLines(maxHeaderLines - 1))).toBe(true);
    expect(understood(await withLines(maxHeaderLines))).toBe(true);
    for (const count of [maxHeaderLines + 1, maxHeaderLines * 10]) {
      const refused = await withLines(count);
      expect(refused).toMatchObject({
        status: 431,
        text: expect.stringContaining('The request has more than 60 header fields.'),
      });
      expect(isInForm(form, refused)).toBe(true);
    }
  });

  test('pages are refused so too', async () => {
    const page = { method: 'GET', headers: {}, body: '' } as const;
    const target = '/membership/login?'.padEnd(serviceLimits.maxUrlLength + 1, 'x');
    expect(await ask({ ...page, target }, open)).toMatchObject({ status: 414 });
    const wsdl = '/Authentication.asmx?wsdl&'.padEnd(serviceLimits.maxUrlLength + 1, 'x');
    expect(await ask({ ...page, target: wsdl }, open)).toMatchObject({ status: 414 });
  });

  test('maxHeaderSize: a head that is larger is refused before it is known what it asks', async () => {
    const ported = Number(new URL(open.url).port);
    const withBytes = (bytes: number): Promise<string> =>
      sendRaw(ported, `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX: ${'y'.repeat(bytes)}\r\n\r\n`);
    expect(await withBytes(serviceLimits.maxHeaderSize - 100)).toMatch(/^HTTP\/1\.1 404 /);
    expect(await withBytes(serviceLimits.maxHeaderSize)).toMatch(/^HTTP\/1\.1 431 [^]*Header Fields Too Large/);
  });
});

function parsed(raw: string): Answer {
  const end = raw.indexOf('\r\n\r\n');
  const contentType = /^content-type: (.*)$/im.exec(raw.slice(0, end))?.[1]?.trim() ?? '';
  return { status: Number(raw.slice(9, 12)), contentType, text: raw.slice(end + 4) };
}

describe('LIMITS', () => {
  test('sets limits by name, and leaves the others', () => {
    expect(readSettings({ LIMITS: 'depth=20, maxBodyBytes=131072' }).LIMITS).toEqual({
      ...serviceLimits,
      depth: 20,
      maxBodyBytes: 131_072,
    });
    expect(readSettings({}).LIMITS).toEqual(serviceLimits);
  });

  test.each(['depth', 'depth=', 'depth=0', 'depth=-1', 'depth=1.5', 'deep=3', '__proto__=3', 'depth=99999999999', ','])(
    'refuses %j',
    (text) => {
      expect(parseLimits(text)).toBeUndefined();
      expect(() => readSettings({ LIMITS: text })).toThrow(/^LIMITS is not of the form/);
    },
  );
});
