/** Compiles sources that exist only in memory, as a user of the generated code would: strictly, against the runtime. */
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noUnusedLocals: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  paths: {
    'soapwright/runtime': [join(root, 'runtime/index.ts')],
    'soapwright/runtime/client': [join(root, 'runtime/client/index.ts')],
  },
};

/** What the compiler says of the given files, by path from the project's root; others are read from disk, but not judged. */
export function compileErrors(files: Readonly<Record<string, string>>): string[] {
  const texts = new Map(Object.entries(files).map(([path, text]) => [join(root, path), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getCurrentDirectory = () => root;
  const folders = new Set([...texts.keys()].flatMap(foldersOf));
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path);
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map((one) => describe(path, one));
  });
}

function describe(path: string, { start = 0, file, messageText }: ts.Diagnostic): string {
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
  return `${path.slice(root.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index).join('/'));
}
