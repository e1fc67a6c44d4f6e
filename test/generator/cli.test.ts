import { contractOf } from '../support/contract.js';
import { createWorkspace, runIn } from '../support/workspace.js';
import type { Workspace } from '../support/workspace.js';

const element = (name: string): string => `<xs:element name="${name}" type="xs:string"/>`;
const contract = contractOf(element('Call'));
const config = (...contracts: object[]): string => JSON.stringify({ contracts });
const generatedFiles = ['client', 'descriptor', 'help', 'server', 'types', 'wsdl'].map(
  (name) => `generated/test/${name}.ts`,
);

let workspace: Workspace;
const run = (...args: string[]) => runIn(workspace.folder, ...args);

beforeEach(() => {
  workspace = createWorkspace();
  workspace.write('wsdl/test.wsdl', contract);
  workspace.write('soapwright.config.json', config({ wsdl: 'wsdl/test.wsdl' }));
});
afterEach(() => workspace.remove());

describe('generate', () => {
  test('writes what the configuration lists, once', async () => {
    const first = await run('generate');
    expect(first).toMatchObject({ exitCode: 0, complained: '' });
    expect(workspace.files()).toEqual([...generatedFiles, 'soapwright.config.json', 'wsdl/test.wsdl']);
    expect(workspace.read('generated/test/types.ts')).toMatch(/^\/\/ Generated from wsdl\/test\.wsdl by /);
    expect((await run('generate')).printed).toBe('6 files, nothing to change\n');
  });

  test('with --dry-run says what it would write and writes nothing', async () => {
    const { exitCode, printed } = await run('generate', '--dry-run');
    expect([exitCode, printed.match(/^written {2}/gm)?.length]).toEqual([0, 6]);
    expect(workspace.files()).toHaveLength(2);
  });

  test('takes contracts and an output folder from the command line', async () => {
    workspace.write('other.wsdl', contract);
    await run('generate', 'other.wsdl', '--out', 'src/gen');
    expect(workspace.read('src/gen/test/types.ts')).toContain('Generated from other.wsdl');
  });

  test('removes what is generated no longer, and nothing that people wrote', async () => {
    await run('generate');
    workspace.write('generated/test/notes.ts', '// mine\n');
    workspace.write('generated/old/types.ts', workspace.read('generated/test/types.ts'));
    workspace.write('wsdl/test.wsdl', contract.replaceAll('service name="Test"', 'service name="Renamed"'));
    const { printed } = await run('generate');
    expect(printed).toContain('removed  generated/test/types.ts');
    expect(workspace.files().filter((path) => /^generated\/(test|old)/.test(path))).toEqual([
      'generated/test/notes.ts',
    ]);
  });

  test('leaves the files of other contracts alone when one is named', async () => {
    workspace.write('wsdl/b.wsdl', contract.replaceAll('service name="Test"', 'service name="B"'));
    workspace.write('soapwright.config.json', config({ wsdl: 'wsdl/test.wsdl' }, { wsdl: 'wsdl/b.wsdl' }));
    await run('generate');
    await run('generate', 'wsdl/b.wsdl');
    expect(workspace.files()).toEqual(expect.arrayContaining(['generated/b/types.ts', 'generated/test/types.ts']));
  });

  test('writes nothing at all when any contract is broken, and says where', async () => {
    workspace.write('wsdl/broken.wsdl', contract.replace('element="tns:Call"', 'element="tns:Cal"'));
    workspace.write('soapwright.config.json', config({ wsdl: 'wsdl/test.wsdl' }, { wsdl: 'wsdl/broken.wsdl' }));
    const { exitCode, printed } = await run('generate');
    expect(exitCode).toBe(1);
    expect(printed).toMatch(/wsdl\/broken\.wsdl:\d+:\d+ error unresolved-element: .*did you mean tns:Call\?/);
    expect(printed).toMatch(/\^/);
    expect(workspace.files().filter((path) => path.startsWith('generated'))).toEqual([]);
  });

  test('prints findings in the format asked for', async () => {
    workspace.write('wsdl/test.wsdl', contract.replace('element="tns:Call"', 'element="tns:Cal"'));
    const { printed } = await run('generate', '--format', 'json');
    expect(JSON.parse(printed)).toMatchObject({
      verb: 'generate',
      findings: [{ code: 'unresolved-element', level: 'error' }],
    });
    expect((await run('generate', '--format', 'github')).printed).toMatch(/^::error file=wsdl\/test\.wsdl,line=\d+/);
    expect((await run('generate', '--quiet')).printed).toBe('');
  });

  test("uses the templates of a folder in place of the package's, one by one", async () => {
    workspace.write('mine/client.ts.hbs', '{{header}}// {{client}}\n');
    workspace.write('soapwright.config.json', config({ wsdl: 'wsdl/test.wsdl', templates: 'mine' }));
    await run('generate');
    expect(workspace.read('generated/test/client.ts')).toMatch(/\n\/\/ TestClient\n$/);
    expect(workspace.read('generated/test/server.ts')).toContain('bindService');
  });
});

describe('check', () => {
  test('is content with fresh files and names every other one, changing none', async () => {
    await run('generate');
    expect(await run('check')).toMatchObject({ exitCode: 0, printed: '' });
    workspace.write(
      'wsdl/test.wsdl',
      contractOf(element('Call') + element('More'), { Call: ['Call'], More: ['More'] }),
    );
    const before = workspace.read('generated/test/server.ts');
    const { exitCode, printed } = await run('check');
    expect(exitCode).toBe(1);
    expect(printed).toMatch(
      /generated\/test\/server\.ts:\d+:1 error stale-file: is stale: this line is `.*`, but the contract/,
    );
    expect(workspace.read('generated/test/server.ts')).toBe(before);
  });

  test('finds what is missing and what is left over', async () => {
    await run('generate');
    workspace.write('generated/gone/types.ts', workspace.read('generated/test/types.ts'));
    workspace.write('generated/test/types.ts', '// Generated by someone else\n');
    const findings = (await run('check')).printed;
    expect(findings).toMatch(/generated\/gone\/types\.ts:1:1 error left-over-file/);
    expect(findings).toMatch(/generated\/test\/types\.ts:1:1 error stale-file/);
  });
});

describe('inspect', () => {
  test('prints what was understood, also as data', async () => {
    expect((await run('inspect', 'wsdl/test.wsdl')).printed).toContain('Call(element Call)');
    const { printed } = await run('inspect', 'wsdl/test.wsdl', '--json');
    expect(JSON.parse(printed)).toMatchObject({ services: [{ name: 'Test', operations: [{ name: 'Call' }] }] });
  });
});

describe('explain', () => {
  test('says what a code means, where it is specified and what to do', async () => {
    const { exitCode, printed } = await run('explain', 'unresolved-message');
    expect(exitCode).toBe(0);
    expect(printed).toMatch(/unresolved-message[^]*WSDL 1\.1/);
  });
});

describe('wrong use is one line and exit code 2', () => {
  test.each([
    ['a contract that is not there', ['generate', 'nothing.wsdl'], /nothing\.wsdl.* does not exist or cannot be read/],
    [
      'a configuration that is not there',
      ['generate', '--config', 'no.json'],
      /^soapwright: cannot read the configuration no\.json: there is no such file, or it may not be read\n$/,
    ],
    [
      'an output folder that is a file',
      ['generate', '--out', 'wsdl/test.wsdl'],
      /^soapwright: cannot write .*: a file stands where a folder is needed\n$/,
    ],
    ['an unknown code', ['explain', 'unresolved-mesage'], /^soapwright: there is no code .*unresolved-message\?\n$/],
    ['an unknown option', ['check', '--nonsense'], /unknown option '--nonsense'/],
    ['an unknown format', ['check', '--format', 'xml'], /Allowed choices are text, json/],
    ['a missing argument', ['inspect'], /missing required argument 'wsdl'/],
    [
      'a contract on the network',
      ['generate', 'https://a.example/b?wsdl'],
      /save it first, curl -o NAME\.wsdl 'https:/,
    ],
    [
      'a folder as the file of a class',
      ['scaffold', 'wsdl/test.wsdl', '--into', 'wsdl'],
      /wsdl cannot be read; --into/,
    ],
  ])('%s', async (_, args, message) => {
    const { exitCode, printed, complained } = await run(...args);
    expect(exitCode).toBe(2);
    expect(printed + complained).toMatch(message);
    expect(printed + complained).not.toMatch(/\n\s+at /);
  });

  test('no configuration and no contract', async () => {
    const empty = createWorkspace();
    const { exitCode, complained } = await runIn(empty.folder, 'generate');
    empty.remove();
    expect([exitCode, complained]).toEqual([
      2,
      expect.stringMatching(/^soapwright: there is no soapwright\.config\.json here/),
    ]);
  });

  test.each([
    ['{', /is not JSON/],
    ['{"contracts":[\n],\n}', /^[^\n]*is not JSON[^\n]*\n$/],
    ['\uFEFF[]', /the configuration must be an object/],
    [
      '{"contracts":[{"wsdl":"a"},{"wsdl":"./a","out":"generated/"}]}',
      /contracts\[1\] is contracts\[0\] again: the same document into the same folder/,
    ],
    ['{"contracts":[{"wsdl":"a","root":"nowhere"}]}', /contracts\[0\]\.root names nowhere, which is no folder/],
    [
      '{"contracts":[{"wsdl":"a","templates":"nowhere"}]}',
      /contracts\[0\]\.templates names nowhere, which is no folder/,
    ],
    ['[]', /the configuration must be an object, but is an array/],
    ['{}', /contracts is missing/],
    ['{"contracts":[]}', /contracts must list at least one/],
    ['{"contracts":[{"wsdl":1}]}', /contracts\[0\]\.wsdl must be a string, but is a number/],
    ['{"contracts":[{"wsdl":""}]}', /contracts\[0\]\.wsdl must not be empty/],
    [
      '{"contracts":[{"wsdl":"a","catalogue":{"urn:a":null}}]}',
      /contracts\[0\]\.catalogue\.urn:a must be a string, but is null/,
    ],
    ['{"contracts":[{"wsdl":"a","output":"b"}]}', /contracts\[0\]\.output is not a setting; known are wsdl, out/],
  ])('the configuration %s', async (text, message) => {
    workspace.write('soapwright.config.json', text);
    expect(await run('check')).toMatchObject({ exitCode: 2, complained: expect.stringMatching(message) });
  });
});

test('prints its help as a result', async () => {
  const { exitCode, printed } = await run('--help');
  expect(exitCode).toBe(0);
  expect(printed).toMatch(/generate[^]*check[^]*inspect[^]*scaffold[^]*explain/);
});
