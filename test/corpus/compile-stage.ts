/** Compiling: everything that was generated, under the strictest settings, with the given TypeScript, as a user's build would. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CorpusContract } from './contracts.js';
import type { Stage, StageResult } from './stage.js';

/** Bytes of source per compiler process; one contract may be more. */
const batchSize = 8_000_000;

interface Folder {
  readonly contract: CorpusContract;
  readonly path: string;
  readonly files: readonly string[];
  readonly size: number;
}

/** `compiler`: the package that has `bin/tsc`. */
export function compileStage(name: string, compiler: string, folderOf: (contract: CorpusContract) => string): Stage {
  return {
    name,
    runAll: (contracts) => {
      const folders = contracts.map((contract) => folderWithFiles(contract, folderOf(contract)));
      const errors = new Map<string, string[]>();
      for (const batch of batches(folders)) {
        for (const [path, own] of compile(compiler, batch)) errors.set(path, own);
      }
      return new Map(folders.map(({ contract, path }) => [contract.path, result(errors.get(path))]));
    },
  };
}

function result(reasons: readonly string[] = []): StageResult {
  return { accepted: reasons.length === 0, reasons, broken: [] };
}

function folderWithFiles(contract: CorpusContract, path: string): Folder {
  const files = sourceFiles(path);
  return { contract, path, files, size: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}

function sourceFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function batches(folders: readonly Folder[]): Folder[][] {
  const result: Folder[][] = [];
  let size = Infinity;
  for (const folder of folders) {
    if (folder.files.length === 0) continue;
    if (size + folder.size > batchSize) {
      result.push([]);
      size = 0;
    }
    result.at(-1)?.push(folder);
    size += folder.size;
  }
  return result;
}

/** Errors by folder. */
function compile(compiler: string, batch: readonly Folder[]): Map<string, string[]> {
  const config = `${batch[0]?.path ?? ''}.tsconfig.json`;
  writeFileSync(config, JSON.stringify({ compilerOptions, files: batch.flatMap(({ files }) => files) }));
  const command = [
    '--max-old-space-size=6000',
    resolve('node_modules', compiler, 'bin/tsc'),
    '-p',
    config,
    '--pretty',
    'false',
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const lines = `${stdout}${stderr}`.split('\n');
  const found = new Map(
    batch.map(({ path, contract }) => {
      const marker = `/${path.split('/').at(-1) ?? contract.path}/`;
      return [path, lines.filter((line) => line.includes(marker) && line.includes('error TS'))];
    }),
  );
  const isExplained = status === 0 || [...found.values()].some((errors) => errors.length > 0);
  if (!isExplained && !lines.some((line) => line.includes('error TS')))
    throw new Error(`${compiler} failed: ${lines.slice(0, 3).join(' ')}`);
  return found;
}

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  paths: {
    'soapwright/runtime': [resolve('runtime/index.ts')],
    'soapwright/runtime/client': [resolve('runtime/client/index.ts')],
  },
};
