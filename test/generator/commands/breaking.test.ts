import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../../generator/cli.js';
import { sampleContract } from '../../support/sample-contract.js';
import { keepingTerminal } from '../../support/terminal.js';

const before = sampleContract({ request: '<s:element name="id" type="s:int"/>' });
const after = sampleContract({
  request: '<s:element name="id" type="s:string"/><s:element name="who" type="s:string"/>',
});

const home = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soapwright-breaking-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const terminal = keepingTerminal();
  const exitCode = await runCli(args, terminal);
  return { exitCode, printed: terminal.printed(), complaints: terminal.complaints() };
}

function rulesIn(printed: string): string[] {
  const { findings } = JSON.parse(printed) as { findings: { code: string }[] };
  return findings.map(({ code }) => code);
}

test('tells who is hurt, and exits with 1', async () => {
  writeFileSync('old.wsdl', before);
  writeFileSync('new.wsdl', after);
  const { exitCode, printed } = await run('breaking', 'old.wsdl', 'new.wsdl');
  expect(exitCode).toBe(1);
  expect(printed).toMatch(
    /^new\.wsdl:\d+:\d+ error WIRE request-required-element-added: the new service demands "?element/m,
  );
  expect(printed).toMatch(/in the old contract: old\.wsdl:\d+:\d+/);
});

test('says nothing and exits with 0 when nobody is hurt', async () => {
  writeFileSync('old.wsdl', before);
  expect(await run('breaking', 'old.wsdl', 'old.wsdl')).toEqual({ exitCode: 0, printed: '', complaints: '' });
});

test('asks for a category, and lists additions on request', async () => {
  writeFileSync('old.wsdl', sampleContract({ request: '<s:element name="id" type="s:int"/>' }));
  writeFileSync('new.wsdl', sampleContract({ request: '<s:element name="id" type="s:string" minOccurs="0"/>' }));
  const all = await run('breaking', 'old.wsdl', 'new.wsdl', '--additions', '--format', 'json');
  expect(rulesIn(all.printed).sort()).toEqual([
    'request-element-made-optional',
    'request-values-widened',
    'stub-type-changed',
  ]);
  expect((await run('breaking', 'old.wsdl', 'new.wsdl', '--category', 'WIRE')).exitCode).toBe(0);
  expect((await run('breaking', 'old.wsdl', 'new.wsdl', '--category', 'PAPER')).exitCode).toBe(2);
});

describe('baselines', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { stdio: 'ignore' });

  test('a git revision, its imports out of the same revision', async () => {
    mkdirSync('wsdl');
    const schema = (type: string) =>
      `<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:t"><s:element name="id" type="s:${type}"/></s:schema>`;
    writeFileSync('wsdl/types.xsd', schema('long'));
    const contract = before
      .replace(
        '<wsdl:types>',
        '<wsdl:types><s:schema><s:import namespace="urn:t" schemaLocation="types.xsd"/></s:schema>',
      )
      .replace('element="tns:Call"', 'element="t:id" xmlns:t="urn:t"');
    writeFileSync('wsdl/a.wsdl', contract);
    writeFileSync('soapwright.config.json', JSON.stringify({ contracts: [{ wsdl: 'wsdl/a.wsdl' }] }));
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
    writeFileSync('wsdl/types.xsd', schema('int'));
    const named = await run('breaking', 'git:HEAD:wsdl/a.wsdl', 'wsdl/a.wsdl');
    expect(named.printed).toMatch(/^wsdl\/types\.xsd:1:\d+ error WIRE request-range-tightened/m);
    expect(named.printed).toMatch(/git:HEAD:wsdl\/types\.xsd:1:/);
    const configured = await run('breaking', '--against', 'HEAD');
    expect(configured).toEqual(named);
    writeFileSync('wsdl/b.wsdl', after);
    writeFileSync('soapwright.config.json', JSON.stringify({ contracts: [{ wsdl: 'wsdl/b.wsdl' }] }));
    expect((await run('breaking', '--against', 'HEAD')).exitCode).toBe(0);
  });

  test('what a running host serves, where the network is allowed', async () => {
    const server = createServer((_request, response) => response.end(before)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.asmx?wsdl`;
    writeFileSync('new.wsdl', after);
    const refused = await run('breaking', url, 'new.wsdl');
    expect(refused).toMatchObject({ exitCode: 2, complaints: expect.stringContaining('--allow-network') });
    const { exitCode, printed } = await run('breaking', url, 'new.wsdl', '--allow-network');
    server.close();
    expect(exitCode).toBe(1);
    expect(printed).toContain(`in the old contract: ${url}:`);
  });

  test.each([
    ['a revision that is none', ['git:no-such:a.wsdl', 'a.wsdl'], 'git knows no revision "no-such"'],
    ['an option in place of a revision', ['git:--output=x:a.wsdl', 'a.wsdl'], 'git knows no revision'],
    ['a file that is not there', ['absent.wsdl', 'absent.wsdl'], 'absent.wsdl:1:1 error unreadable-document'],
    ['one contract alone', ['a.wsdl'], 'name two contracts'],
  ])('refuses %s', async (_name, args, complaint) => {
    const { exitCode, complaints } = await run('breaking', ...args);
    expect(exitCode).toBe(2);
    expect(complaints).toContain(complaint);
  });
});

describe('what is ignored', () => {
  async function findingsIgnoring(...ignore: object[]) {
    writeFileSync('old.wsdl', before);
    writeFileSync('new.wsdl', after);
    writeFileSync(
      'soapwright.config.json',
      JSON.stringify({ contracts: [{ wsdl: 'new.wsdl' }], breaking: { ignore } }),
    );
    return run('breaking', 'old.wsdl', 'new.wsdl', '--format', 'json');
  }

  test('a rule, or a component with everything within it', async () => {
    const all = ['request-required-element-added', 'stub-type-changed'];
    expect(rulesIn((await findingsIgnoring()).printed)).toEqual(all);
    const reason = 'agreed with everybody';
    expect(rulesIn((await findingsIgnoring({ rule: 'stub-type-changed', reason })).printed)).toEqual(all.slice(0, 1));
    expect((await findingsIgnoring({ component: 'Call/request', reason })).exitCode).toBe(0);
    expect(rulesIn((await findingsIgnoring({ component: 'Call/req', reason })).printed)).toEqual(all);
    const elsewhere = { rule: 'stub-type-changed', component: 'Extra', reason };
    expect(rulesIn((await findingsIgnoring(elsewhere)).printed)).toEqual(all);
  });

  test.each([
    ['without a reason', { rule: 'stub-type-changed' }, 'reason is missing'],
    ['with an empty reason', { rule: 'stub-type-changed', reason: ' ' }, 'gives no reason'],
    ['that names nothing', { reason: 'x' }, 'neither a rule nor a component'],
    ['of a rule that is none', { rule: 'stub-type-change', reason: 'x' }, 'did you mean stub-type-changed?'],
  ])('an entry %s is refused', async (_name, entry, complaint) => {
    const { exitCode, complaints } = await findingsIgnoring(entry);
    expect(exitCode).toBe(2);
    expect(complaints).toContain(complaint);
  });
});
