/** Python's zeep, which makes its client of the WSDL at run time, in a virtual environment of its own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allForms, writeCalls } from '../call.js';
import type { ClientToolkit } from '../toolkit.js';
import { attempt, cacheFolder, ownFile, run } from '../toolkit.js';

const version = '4.3.1';

export const zeep: ClientToolkit = {
  name: 'zeep',
  title: `zeep ${version} (Python)`,
  forms: allForms,
  known: {
    'everything.present: sent "", got nothing':
      'zeep reads an empty xs:string as None and leaves None out (xsd/types/simple.py)',
  },
  missing: async () => {
    const { code } = await attempt('python3', ['-c', 'import venv, ensurepip']).catch(() => ({ code: 1 }));
    return code === 0 ? undefined : 'python3 with venv (apt-get install python3-venv)';
  },
  build: async (wsdl) => {
    const python = await environment();
    return (calls) => run(python, [ownFile('zeep', 'client.py'), wsdl], { input: writeCalls(calls) });
  },
  kitchen: async (wsdl) => run(await environment(), [ownFile('kitchen', 'kitchen.py'), wsdl]),
};

/** The interpreter of the virtual environment, made when it is not there. */
async function environment(): Promise<string> {
  const folder = cacheFolder('zeep', 'venv');
  const python = join(folder, 'bin', 'python');
  if (existsSync(join(folder, 'ready'))) return python;
  await run('python3', ['-m', 'venv', folder]);
  await run(python, ['-m', 'pip', 'install', '--quiet', `zeep==${version}`]);
  await run('touch', [join(folder, 'ready')]);
  return python;
}
