import { contractOf } from '../support/contract.js';
import { compileErrors } from '../support/compile.js';
import { createWorkspace, runIn } from '../support/workspace.js';
import type { Workspace } from '../support/workspace.js';

const schema = ['Call', 'More']
  .map(
    (name) =>
      `<xs:element name="${name}"><xs:complexType><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType></xs:element>`,
  )
  .join('');
const before = contractOf(schema, { Call: ['Call', 'Call'] });
const after = contractOf(schema, { Call: ['Call', 'Call'], More: ['More', 'Call'], Tell: ['More'] });

let workspace: Workspace;
const scaffold = () => runIn(workspace.folder, 'scaffold', 'test.wsdl', '--into', 'server/test-service.ts');

beforeEach(() => {
  workspace = createWorkspace();
  workspace.write('test.wsdl', before);
});
afterEach(() => workspace.remove());

/** The class and the generated files it stands on, as the compiler sees them. */
async function errorsOf(): Promise<string[]> {
  await runIn(workspace.folder, 'generate', 'test.wsdl');
  const paths = workspace.files().filter((path) => path.endsWith('.ts'));
  return compileErrors(Object.fromEntries(paths.map((path) => [`test/scaffold/${path}`, workspace.read(path)])));
}

test('drafts a class that compiles, and a new operation stops it from compiling until it is written', async () => {
  expect((await scaffold()).printed).toBe('written  server/test-service.ts\n');
  const draft = workspace.read('server/test-service.ts');
  expect(draft).toMatch(/export class TestServiceImplementation implements TestService \{\n {2}\/\*\* @generated/);
  expect(draft).toContain("from '../generated/test/types.js'");
  expect(await errorsOf()).toEqual([]);

  workspace.write('test.wsdl', after);
  expect(await errorsOf()).toEqual([expect.stringMatching(/^test\/scaffold\/server\/test-service\.ts:\d+ .*More/)]);

  await scaffold();
  expect(await errorsOf()).toEqual([]);
});

describe('on an existing class', () => {
  const mine = `// mine: ünïcode\r
import type { TestService as Contract } from '../generated/test/server.js';\r
import type { Call as Request } from '../generated/test/types.js';\r
\r
export class Mine implements Contract { // odd   spacing\r
    Call = (request: Request) => request;   \r
\r
    #private() { return '}' }\r
}\r
export const after = 1;`;

  test('adds what is missing and leaves every other byte alone', async () => {
    workspace.write('test.wsdl', after);
    workspace.write('server/test-service.ts', mine);
    await scaffold();
    const text = workspace.read('server/test-service.ts');
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text).toContain('async More(_request: More, _context: CallContext): Promise<Request> {');
    expect(text).toContain('async Tell(_request: More, _context: CallContext): Promise<void> {');
    expect(text).toContain("import type { Call as Request, More } from '../generated/test/types.js';");
    expect(withoutAdditions(text)).toBe(mine);
  });

  test('adds nothing when nothing is missing', async () => {
    workspace.write('server/test-service.ts', mine);
    expect((await scaffold()).printed).toBe('nothing to add to server/test-service.ts\n');
    expect(workspace.read('server/test-service.ts')).toBe(mine);
  });

  test('writes into a class without members, and one on a single line', async () => {
    for (const body of ['{\n}', '{}', '{ }']) {
      const text = `import type { TestService } from '../generated/test/server.js';\nexport class A implements TestService ${body}\n`;
      workspace.write('server/test-service.ts', text);
      await scaffold();
      expect(workspace.read('server/test-service.ts')).toMatch(
        /implements TestService \{ ?\n {2}\/\*\* @generated from operation Call \*\/\n/,
      );
      expect(await errorsOf()).toEqual([]);
    }
  });

  test.each([
    ['has no class for the interface', 'export class Other {}\n', /has no class that implements TestService/],
    [
      'does not parse',
      'export class Mine implements TestService { Call( }\n',
      /has syntax errors; nothing was added to it/,
    ],
  ])('leaves a file alone that %s', async (_, text, message) => {
    workspace.write('server/test-service.ts', text);
    expect(await scaffold()).toMatchObject({ exitCode: 2, complained: expect.stringMatching(message) });
    expect(workspace.read('server/test-service.ts')).toBe(text);
  });
});

test('asks which service when the contract has several', async () => {
  const service = /<service[^]*<\/service>/.exec(before)?.[0] ?? '';
  workspace.write(
    'test.wsdl',
    before.replace(
      service,
      `${service}${service.replaceAll('"Test"', '"Second"').replaceAll('TestSoap', 'SecondSoap')}`,
    ),
  );
  expect(await scaffold()).toMatchObject({
    exitCode: 2,
    complained: expect.stringMatching(/--service \(Test, Second\)/),
  });
});

/** What is left when the added lines and the added import names are taken out again. */
function withoutAdditions(text: string): string {
  return text
    .replace(', More }', ' }')
    .replace(/\r\nimport [^\r]*soapwright\/runtime';/g, '')
    .replace(/\r\n {2}\/\*\* @generated[^]*?\r\n {2}\}\r\n(?=\r\n|\})/g, '');
}
