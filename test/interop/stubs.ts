/** Our client stubs from the WSDL that a foreign server serves: fetched with all it imports, generated, compiled, loaded. */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '../../generator/generate.js';
import { memoryHost } from '../../generator/source/host.js';
import type { CallOptions, ClientOptions } from '../../runtime/client/index.js';
import { repositoryRoot, run } from './toolkit.js';

/** A generated client by the name of its port, its operations by theirs. */
export type AnyClient = Readonly<Record<string, (request: unknown, options?: CallOptions) => Promise<unknown>>>;

export type ClientOf = (port: string, options: ClientOptions) => AnyClient;

/** `folder` is an empty one. Rejects when the contract is refused or the stubs do not compile. */
export async function generateStubs(wsdl: string, folder: string): Promise<ClientOf> {
  const load = await compileContract(await fetchContract(wsdl), folder);
  const module = (await load('client')) as Readonly<Record<string, new (options: ClientOptions) => AnyClient>>;
  return (port, options) => {
    const type = module[`${port}Client`];
    if (type === undefined)
      throw new Error(`there is no client for port ${port}, only ${Object.keys(module).join(', ')}`);
    return new type(options);
  };
}

/** Generates and compiles a contract of one service; what comes back loads one of its modules: `client`, `server`. */
export async function compileContract(
  { documents, catalogue }: Contract,
  folder: string,
): Promise<(module: string) => Promise<unknown>> {
  const { files, diagnostics } = generate('contract.wsdl', memoryHost(documents), { catalogue });
  const [first] = files;
  if (first === undefined) throw new Error(`the contract is refused: ${JSON.stringify(diagnostics.slice(0, 3))}`);
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await mkdir(join(folder, 'node_modules'));
  await symlink(repositoryRoot, join(folder, 'node_modules', 'soapwright'), 'dir');
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  await run(process.execPath, [join(repositoryRoot, 'node_modules/typescript/bin/tsc'), '-p', folder]);
  return (module) => import(pathToFileURL(join(folder, dirname(first.path), `${module}.js`)).href);
}

/** As strict as the project's own. */
const compilerOptions = {
  target: 'es2023',
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(repositoryRoot, 'node_modules', '@types')],
};

/** The documents by path, `contract.wsdl` first. */
export interface Contract {
  readonly documents: Readonly<Record<string, string>>;
  /** Which document each address is. */
  readonly catalogue: Readonly<Record<string, string>>;
}

async function fetchContract(wsdl: string): Promise<Contract> {
  const documents: Record<string, string> = {};
  const catalogue: Record<string, string> = {};
  const queue = [{ address: wsdl, path: 'contract.wsdl' }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const text = await (await fetch(next.address)).text();
    documents[next.path] = text;
    for (const [, location = ''] of text.matchAll(
      /<(?:\w+:)?(?:import|include)\b[^>]*?\b(?:schemaLocation|location)="([^"]+)"/g,
    )) {
      const written = location.replaceAll('&amp;', '&');
      if (Object.hasOwn(catalogue, written)) continue;
      const path = `import-${Object.keys(catalogue).length}.xml`;
      catalogue[written] = path;
      queue.push({ address: new URL(written, next.address).href, path });
    }
  }
  return { documents, catalogue };
}
