/** The generator over documents from strangers: understood, refused or generated, never more than that. */
import ts from 'typescript';

import { compareContracts } from '../../../generator/breaking/compare.js';
import { generate, lint, load, UsageError } from '../../../generator/index.js';
import type { LoadedContract, SourceHost } from '../../../generator/index.js';
import { usedMemory } from '../free-memory.js';
import { contracts, contractSeeds } from '../inputs/contracts.js';
import type { FuzzedContract } from '../inputs/contracts.js';
import type { Target } from '../target.js';

const FOLDER = '/contracts';
const CONTRACT = `${FOLDER}/input.wsdl`;

export async function contractsTarget(): Promise<Target<FuzzedContract>> {
  const seeds = contractSeeds();
  const originals = seeds.map(({ documents }) => load(CONTRACT, { host: hostOf(documents, []) }));
  return {
    inputs: contracts(seeds),
    lanes: 1,
    tryOut: async ({ seed, documents }) => tryContract(documents, originals[seed]),
    memory: async () => usedMemory(),
    close: async () => undefined,
  };
}

/** Notes what is asked for outside its folder. */
function hostOf(documents: FuzzedContract['documents'], outside: string[]): SourceHost {
  return {
    read: (path) => {
      if (!path.startsWith(`${FOLDER}/`) || path.includes('..')) outside.push(path);
      const name = path.slice(FOLDER.length + 1);
      return Object.hasOwn(documents, name) ? Buffer.from(documents[name] ?? '', 'latin1') : undefined;
    },
  };
}

function tryContract(documents: FuzzedContract['documents'], original: LoadedContract | undefined): string | undefined {
  const outside: string[] = [];
  const host = hostOf(documents, outside);
  const { files, diagnostics } = generate(CONTRACT, { host });
  if (outside.length > 0) return `reads outside: ${outside[0]}`;
  if (files.length === 0 && diagnostics.length === 0) return 'neither generates nor says why';
  const broken = files.filter(({ path }) => path.endsWith('.ts')).find(({ text }) => syntaxErrors(text) > 0);
  if (broken !== undefined) return `generates ${broken.path}, which is no TypeScript`;
  lintOrRefuse(host);
  const { model } = load(CONTRACT, { host });
  if (model !== undefined && original?.model !== undefined) compareContracts(original.model, model);
  return undefined;
}

/** A document that cannot be read is wrong use; whatever else is thrown is ours. */
function lintOrRefuse(host: SourceHost): void {
  try {
    lint(CONTRACT, { host });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
  }
}

function syntaxErrors(text: string): number {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  return diagnostics.length;
}
