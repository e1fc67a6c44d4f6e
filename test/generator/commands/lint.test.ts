import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../../generator/cli.js';
import { soundContract } from '../../support/lint.js';
import { keepingTerminal } from '../../support/terminal.js';

const home = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soapwright-lint-'));
  process.chdir(folder);
  writeFileSync('other.xsd', '<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:other"/>');
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

async function lint(text: string, ...args: string[]) {
  writeFileSync('a.wsdl', text);
  const terminal = keepingTerminal();
  const exitCode = await runCli(['lint', 'a.wsdl', ...args], terminal);
  return { exitCode, printed: terminal.printed(), complaints: terminal.complaints() };
}

const encoded = soundContract.replaceAll('<soap:body use="literal"/>', '<soap:body use="encoded"/>');
const noted = soundContract.replace('"http://example.org/lookup/Remove"', '""');

test('says nothing of a contract that all toolkits read', async () => {
  expect(await lint(soundContract)).toEqual({ exitCode: 0, printed: '', complaints: '' });
});

test('names rule and line, and exits with 1 for an error', async () => {
  const { exitCode, printed } = await lint(encoded);
  expect(exitCode).toBe(1);
  expect(printed).toMatch(/^a\.wsdl:\d+:\d+ error encoded-use: soap:body uses SOAP encoding/m);
});

test('notes inform, fail nothing, and can be left out', async () => {
  expect(await lint(noted)).toMatchObject({
    exitCode: 0,
    printed: expect.stringContaining('note soap-action-left-out'),
  });
  expect(await lint(noted, '--no-notes')).toEqual({ exitCode: 0, printed: '', complaints: '' });
});

test('ignores what the configuration gives a reason for', async () => {
  const config = (ignore: object[]) =>
    writeFileSync('soapwright.config.json', JSON.stringify({ contracts: [{ wsdl: 'a.wsdl' }], lint: { ignore } }));
  config([{ rule: 'encoded-use', reason: 'old callers' }]);
  expect((await lint(encoded)).exitCode).toBe(0);
  config([{ rule: 'encoded-use', component: 'b.wsdl', reason: 'old callers' }]);
  expect((await lint(encoded)).exitCode).toBe(1);
  config([{ rule: 'encoded-us', reason: 'old callers' }]);
  expect(await lint(encoded)).toMatchObject({
    exitCode: 2,
    complaints: expect.stringContaining('did you mean encoded-use?'),
  });
});

test('shows what is wrong with a broken contract as well, and exits with 2 when there is none', async () => {
  const broken = await lint(encoded.replace('message="w:LookupIn"', 'message="w:LookupOn"'));
  expect(broken.exitCode).toBe(1);
  expect(broken.printed).toContain('error unresolved-message');
  expect(broken.printed).toContain('error encoded-use');
  const terminal = keepingTerminal();
  expect(await runCli(['lint', 'absent.wsdl'], terminal)).toBe(2);
});
