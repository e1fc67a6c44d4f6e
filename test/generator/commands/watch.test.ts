import { join } from 'node:path';
import { watchFiles } from '../../../generator/commands/watch.js';
import { createWorkspace } from '../../support/workspace.js';

test('runs again when a watched document changes, goes on after a failure, and ends when told', async () => {
  const workspace = createWorkspace();
  workspace.write('a.wsdl', '1');
  const file = join(workspace.folder, 'a.wsdl');
  const ending = new AbortController();
  const complaints: string[] = [];
  let runs = 0;
  const again = (): readonly string[] => {
    runs += 1;
    if (runs === 1) throw new Error('no space left');
    ending.abort();
    return [file];
  };
  const terminal = {
    print: () => undefined,
    complain: (text: string) => complaints.push(text),
    // Told before each wait: the moment to change something. Twice, as editors do.
    tell: () => setTimeout(() => ['2', '3'].forEach((text) => workspace.write('a.wsdl', text)), 50),
    color: false,
  };
  await watchFiles([file], again, terminal, ending.signal);
  expect([runs, complaints]).toEqual([2, ['soapwright: no space left\n']]);
  workspace.remove();
});
