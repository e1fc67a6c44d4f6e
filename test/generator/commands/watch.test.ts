import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { watchFiles } from '../../../generator/commands/watch.js';
import { runContracts } from '../../../generator/commands/run-contracts.js';
import { createWorkspace } from '../../support/workspace.js';
import type { Workspace } from '../../support/workspace.js';

let workspace: Workspace;
beforeEach(() => (workspace = createWorkspace()));
afterEach(() => workspace.remove());

/** Watches `files`; run N, counted from 0, and the watching before it are `waits[N]` and `runs[N]`. What was told comes back. */
async function watching(
  files: readonly string[],
  waits: readonly (() => void)[],
  runs: readonly (() => void)[],
): Promise<{ readonly changes: readonly string[]; readonly complaints: readonly string[] }> {
  const paths = files.map((file) => join(workspace.folder, file));
  const ending = new AbortController();
  const complaints: string[] = [];
  const changes: string[] = [];
  let run = 0;
  const again = (): readonly string[] => {
    run += 1;
    if (run === runs.length) ending.abort();
    runs[run - 1]?.();
    return paths;
  };
  const tell = (text: string): void => {
    if (text.startsWith('changed: ')) changes.push(text.replaceAll(`${workspace.folder}/`, ''));
    else setTimeout(() => waits[run]?.(), 20);
  };
  const terminal = { print: () => undefined, complain: (text: string) => complaints.push(text), tell, color: false };
  await watchFiles(paths, again, terminal, ending.signal);
  return { changes, complaints };
}

const nothing = (): void => undefined;

test('runs again when a document changes, says which, and goes on after a failure', async () => {
  workspace.write('a.wsdl', '1');
  const fail = (): void => {
    throw new Error('no space left');
  };
  const edit = (text: string) => () => workspace.write('a.wsdl', text);
  const { changes, complaints } = await watching(['a.wsdl', 'b.xsd'], [edit('22'), edit('333')], [fail, nothing]);
  expect(changes).toEqual(['changed: a.wsdl\n', 'changed: a.wsdl\n']);
  expect(complaints).toEqual(['soapwright: no space left\n']);
});

test('a document that comes, goes with its folder and comes back is a change each time', async () => {
  const come = (): void => workspace.write('schemas/a.xsd', '1');
  const go = (): void => rmSync(join(workspace.folder, 'schemas'), { recursive: true });
  const { changes } = await watching(['schemas/a.xsd'], [come, go, come], [nothing, nothing, nothing]);
  expect(changes).toHaveLength(3);
});

test('a change while a run is at work leads to another', async () => {
  workspace.write('a.wsdl', '1');
  const { changes } = await watching(
    ['a.wsdl'],
    [() => workspace.write('a.wsdl', '22')],
    [() => workspace.write('a.wsdl', '333'), nothing],
  );
  expect(changes).toHaveLength(2);
});

test('a contract with an import that is broken or missing has both among what to watch', () => {
  const schema = '<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema">';
  const imports = ['broken.xsd', 'missing.xsd'].map((file) => `<s:include schemaLocation="${file}"/>`).join('');
  workspace.write('broken.xsd', '<oops');
  workspace.write(
    'a.wsdl',
    `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/"><types>${schema}${imports}</s:schema></types></definitions>`,
  );
  const wsdl = join(workspace.folder, 'a.wsdl');
  const terminal = { print: nothing, complain: nothing, tell: nothing, color: false };
  const { sources } = runContracts({ contracts: [{ wsdl, source: 'a.wsdl', out: 'out' }], complete: true }, terminal);
  expect(sources).toEqual(['a.wsdl', 'broken.xsd', 'missing.xsd'].map((file) => join(workspace.folder, file)));
});
