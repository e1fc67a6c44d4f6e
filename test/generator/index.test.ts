import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseNotes } from '../../docs/examples/api/breaking.js';
import { staleFiles } from '../../docs/examples/api/check.js';
import { regenerate } from '../../docs/examples/api/generate.js';
import { obstacles } from '../../docs/examples/api/lint.js';
import { listOperations } from '../../docs/examples/api/load.js';
import { breaking, isBreak, load, memoryHost, UsageError } from '../../generator/index.js';
import { sampleContract } from '../support/sample-contract.js';

const folder = mkdtempSync(join(tmpdir(), 'soapwright-api-'));
const wsdl = 'wsdl/Authentication.wsdl';
afterAll(() => rmSync(folder, { recursive: true }));

test('load: the operations of a contract', () => {
  expect(listOperations(wsdl)).toEqual({ Authentication: ['Login', 'AuthenticateCookie'] });
});

test('load: no model and the reason for a contract with an error', () => {
  const { model, diagnostics } = load('a.wsdl', { host: memoryHost({ 'a.wsdl': '<nothing/>' }) });
  expect(model).toBeUndefined();
  expect(diagnostics).not.toEqual([]);
});

test('generate writes, check finds what was changed since, generate mends it', () => {
  const out = join(folder, 'generated');
  const written = regenerate(wsdl, out);
  expect(written).toContain(join(out, 'authentication', 'types.ts'));
  expect(staleFiles(wsdl, out)).toEqual([]);
  const types = join(out, 'authentication', 'types.ts');
  writeFileSync(types, readFileSync(types, 'utf8').replace('username', 'userName'));
  rmSync(join(out, 'authentication', 'client.ts'));
  expect(staleFiles(wsdl, out).sort()).toEqual([
    `missing ${join(out, 'authentication', 'client.ts')}`,
    `stale ${types}`,
  ]);
  expect(regenerate(wsdl, out)).toHaveLength(2);
  expect(regenerate(wsdl, out)).toEqual([]);
});

test('breaking: who is hurt, and what to do instead', async () => {
  const [old, replacement] = [join(folder, 'old.wsdl'), join(folder, 'new.wsdl')];
  writeFileSync(old, sampleContract({ request: '<s:element name="id" type="s:int"/>' }));
  writeFileSync(replacement, sampleContract({ request: '', response: '<s:element name="id" type="s:int"/>' }));
  expect(await releaseNotes(old, replacement)).toEqual([
    expect.stringMatching(/^request-element-removed: .* Keep the element/),
  ]);
  expect((await breaking(old, replacement)).map(({ rule }) => rule)).toContain('response-element-added');
  const additions = await breaking(old, old, { additions: true });
  expect(additions.filter(isBreak)).toEqual([]);
});

test('breaking refuses what it cannot read', async () => {
  await expect(breaking('absent.wsdl', wsdl)).rejects.toThrow(UsageError);
  await expect(breaking('git:no-such-revision:absent.wsdl', wsdl)).rejects.toThrow('git knows no revision');
  await expect(breaking('http://localhost/?wsdl', wsdl)).rejects.toThrow('--allow-network');
});

test('lint: nothing keeps toolkits from reading our own contract', () => {
  expect(obstacles(wsdl)).toEqual([]);
});

test('the page of the API shows the examples that run here', () => {
  const page = readFileSync('docs/api.md', 'utf8');
  const examples = readdirSync('docs/examples/api');
  expect(examples).toHaveLength(5);
  for (const example of examples) {
    expect(page).toContain('```ts\n' + readFileSync(join('docs/examples/api', example), 'utf8') + '```');
  }
});
