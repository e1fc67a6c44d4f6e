import { wantsColor } from '../../../generator/commands/terminal.js';
import { contractOf } from '../../support/contract.js';
import { createWorkspace, runIn } from '../../support/workspace.js';
import type { Workspace } from '../../support/workspace.js';

const contract = contractOf('<xs:element name="Call" type="xs:string"/>');

let workspace: Workspace;
const init = (...args: string[]) => runIn(workspace.folder, 'init', ...args);
const contracts = () => (JSON.parse(workspace.read('soapwright.config.json')) as { contracts: object[] }).contracts;

beforeEach(() => {
  workspace = createWorkspace();
});
afterEach(() => workspace.remove());

test('writes a configuration that generate takes, and says what comes next', async () => {
  workspace.write('wsdl/Parcel Tracking.wsdl', contract);
  const { exitCode, printed } = await init();
  expect(exitCode).toBe(0);
  expect(contracts()).toEqual([{ wsdl: 'wsdl/Parcel Tracking.wsdl', out: 'generated' }]);
  expect(printed).toContain(
    'npx soapwright scaffold "wsdl/Parcel Tracking.wsdl" --into src/parcel-tracking-service.ts',
  );
  expect((await runIn(workspace.folder, 'generate')).exitCode).toBe(0);
  expect(workspace.files()).toContain('generated/test/types.ts');
});

test.each([
  ['missing.wsdl', undefined, 'there is no file missing.wsdl'],
  ['.', undefined, '.:1:1 document . does not exist or cannot be read'],
  ['empty.wsdl', '', 'empty.wsdl:1:1 the document is not well-formed XML: there is no root element'],
  ['page.wsdl', '<html/>', 'page.wsdl:1:1 the document is a html element; expected wsdl:definitions or xs:schema'],
  [
    'types.xsd',
    '<schema xmlns="http://www.w3.org/2001/XMLSchema"/>',
    'types.xsd:1:1 the document is a schema; expected wsdl:definitions',
  ],
])('refuses %s, which is no contract, and writes nothing', async (path, text, sentence) => {
  if (text !== undefined) workspace.write(path, text);
  expect(await init(path)).toMatchObject({ exitCode: 2, complained: `soapwright: ${sentence}\n` });
  expect(workspace.files()).not.toContain('soapwright.config.json');
});

test('never overwrites a configuration', async () => {
  workspace.write('a.wsdl', contract);
  workspace.write('soapwright.config.json', 'mine');
  expect(await init()).toMatchObject({ exitCode: 2, complained: expect.stringContaining('is here already') });
  expect(workspace.read('soapwright.config.json')).toBe('mine');
});

test('finds contracts, not the documents they import nor those of packages', async () => {
  const importing = contract.replace(
    /(<(?:\w+:)?definitions[^>]*>)/,
    '$1<import namespace="urn:b" location="parts/b.wsdl"/>',
  );
  expect(importing).not.toBe(contract);
  workspace.write(
    'contracts/a.wsdl',
    importing.replace('<import ', '<import xmlns="http://schemas.xmlsoap.org/wsdl/" '),
  );
  workspace.write(
    'contracts/parts/b.wsdl',
    '<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" targetNamespace="urn:b"/>',
  );
  workspace.write('contracts/c.wsdl', contract);
  workspace.write('node_modules/other/d.wsdl', contract);
  workspace.write('.cache/e.wsdl', contract);
  await init();
  expect(contracts()).toEqual([
    { wsdl: 'contracts/a.wsdl', out: 'generated' },
    { wsdl: 'contracts/c.wsdl', out: 'generated' },
  ]);
});

test('takes contracts and the folder from the command line', async () => {
  workspace.write('a.wsdl', contract);
  workspace.write('b.wsdl', contract);
  await init('b.wsdl', '--out', 'lib/soap');
  expect(contracts()).toEqual([{ wsdl: 'b.wsdl', out: 'lib/soap' }]);
});

test('generates into the folder of the sources, as tsconfig.json has it', async () => {
  workspace.write('a.wsdl', contract);
  workspace.write('config/base.json', '{ "compilerOptions": { "rootDir": "../sources", "module": "NodeNext" } }');
  workspace.write(
    'tsconfig.json',
    '// ours\n{ "extends": "./config/base", /* and */ "compilerOptions": { "strict": true, }, }',
  );
  const { printed } = await init();
  expect(contracts()).toEqual([{ wsdl: 'a.wsdl', out: 'sources/generated' }]);
  expect(printed).toContain('--into sources/a-service.ts');
  expect(printed).not.toContain('tsconfig.json');
});

test.each([
  ['{}', 'module "none"'],
  ['{"compilerOptions":{"module":"commonjs"}}', 'module "commonjs"'],
  ['{"compilerOptions":{"module":"esnext","moduleResolution":"Node"}}', 'moduleResolution "node"'],
])('says of tsconfig.json %s that the runtime will not be found', async (text, setting) => {
  workspace.write('a.wsdl', contract);
  workspace.write('tsconfig.json', text);
  expect((await init()).printed).toContain(
    `tsconfig.json: with ${setting} TypeScript does not find soapwright/runtime`,
  );
});

test('says what a package of CommonJS modules needs, and nothing to one of ES modules', async () => {
  workspace.write('a.wsdl', contract);
  workspace.write('tsconfig.json', '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler"}}');
  workspace.write('package.json', '{}');
  expect((await init()).printed).toMatch(/^package\.json has no "type": "module"/m);
  const other = createWorkspace();
  other.write('a.wsdl', contract);
  other.write('tsconfig.json', '{"compilerOptions":{"module":"nodenext"}}');
  other.write('package.json', '{"type":"module"}');
  expect((await runIn(other.folder, 'init')).printed).not.toMatch(/package\.json|tsconfig/);
  other.remove();
});

test('without a contract, says where to put one', async () => {
  expect(await init()).toMatchObject({ exitCode: 2, complained: expect.stringContaining('no .wsdl file below') });
  expect(await init('gone.wsdl')).toMatchObject({
    exitCode: 2,
    complained: expect.stringContaining('no file gone.wsdl'),
  });
  expect(workspace.files()).toEqual([]);
});

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [false, { FORCE_COLOR: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  [true, { TERM: 'dumb' }, false],
])('on a terminal: %s, with %j: colours %s', (isTerminal, env, expected) => {
  expect(wantsColor(isTerminal, env)).toBe(expected);
});
