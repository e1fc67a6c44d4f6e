import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callOneUser } from '../docs/examples/call-one-user.js';
import { descriptor } from '../generated/authentication/descriptor.js';
import { server } from '../docs/examples/one-user.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = text('README.md');
const scripts = (JSON.parse(text('package.json')) as { scripts: Record<string, string> }).scripts;
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/examples/README.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
].filter((path) => path.endsWith('.md'));

describe.each(pages)('%s', (page) => {
  test('names only npm scripts that exist', () => {
    const named = [...text(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('links only to files that exist', () => {
    const targets = [...text(page).matchAll(/\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g)].map((match) => match[1] ?? '');
    expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });
});

test('the fragment of WSDL stands in the contract', () => {
  expect(text('wsdl/Authentication.wsdl')).toContain(block('xml'));
});

test('the interface stands in the generated types', () => {
  expect(text('generated/authentication/types.ts')).toContain(block('ts', 'export interface Login'));
});

test('the class and the client stand in the examples, which the compiler and this test use', () => {
  expect(text('docs/examples/one-user.ts')).toContain(block('ts', 'export class OneUser'));
  expect(text('docs/examples/call-one-user.ts').replace(/^ {2}/gm, '')).toContain(
    block('ts', 'AuthenticationSoap12Client'),
  );
});

describe('the service of the walkthrough', () => {
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Authentication.asmx`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  // Who changes the contract's namespace changes it in the README when it is next edited.
  const namespaceWritten = /SOAPAction: "(.*\/)Login"/.exec(readme)?.[1] ?? '';
  const commands = block('sh').replaceAll('\\\n', ' ').trim().split('\n');

  test('is called in four ways', () => expect(commands).toHaveLength(4));

  test.each(commands)('%s', async (command) => {
    const response = await runCurl(command.replace('$URL', url).replaceAll(namespaceWritten, descriptor.namespace));
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/>Ann</);
  });

  test('answers the generated client', async () => {
    expect(await callOneUser(url)).toBe('Ann');
  });
});

/** The first fenced block of a language that holds `part`. */
function block(language: string, part = ''): string {
  const blocks = [...readme.matchAll(/```(\w*)\n([\s\S]*?)```/g)];
  const found = blocks.find(([, name, content]) => name === language && content?.includes(part))?.[2];
  if (found === undefined) throw new Error(`README.md has no ${language} block with ${part}`);
  return found;
}

/** What `curl [-H HEADER]... [-d DATA]... URL` sends. */
function runCurl(command: string): Promise<Response> {
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
  const headers = new Headers();
  const data: string[] = [];
  let address = '';
  for (let index = 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (word === '-H') {
      const [name = ''] = (words[++index] ?? '').split(':', 1);
      headers.set(name, (words[index] ?? '').slice(name.length + 1).trim());
    } else if (word === '-d') data.push(words[++index] ?? '');
    else address = word;
  }
  if (data.length === 0) return fetch(address, { headers });
  if (!headers.has('content-type')) headers.set('content-type', 'application/x-www-form-urlencoded');
  return fetch(address, { method: 'POST', headers, body: data.join('&') });
}
