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
};

/** Only the parts of the runtime that generated code names: its hosts and engines take the compiler seconds. */
const namedParts: Readonly<Record<string, string>> = {
  'test/support/named-runtime.ts': `
    export type * from '../../runtime/descriptor.js';
    export * from '../../runtime/fault.js';
    import type { BoundService, SoapServices } from '../../runtime/service.js';
    export * from '../../runtime/service.js';
    export declare function soapServices(service: BoundService): SoapServices;`,
  'test/support/named-client.ts': `
    import type { ServiceDescriptor } from '../../runtime/descriptor.js';
    import type { CallOptions, ClientOptions } from '../../runtime/client/options.js';
    export type * from '../../runtime/client/options.js';
    export interface Connection { call<Response>(name: string, request: unknown, options?: CallOptions): Promise<Response> }
    export declare function connect(descriptor: ServiceDescriptor, port: string, options: ClientOptions): Connection;`,
};

const runtimePaths = {
  whole: { 'soapwright/runtime': ['runtime/index.ts'], 'soapwright/runtime/client': ['runtime/client/index.ts'] },
  named: {
    'soapwright/runtime': ['test/support/named-runtime.ts'],
    'soapwright/runtime/client': ['test/support/named-client.ts'],
  },
};

const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of the given files, by path from the project's root; others are read from disk, but not judged. */
export function compileErrors(
  files: Readonly<Record<string, string>>,
  runtime: keyof typeof runtimePaths = 'named',
): string[] {
  const all = runtime === 'named' ? { ...files, ...namedParts } : files;
  const texts = new Map(Object.entries(all).map(([path, text]) => [join(root, path), text]));
  const settings = { ...options, paths: absolute(runtimePaths[runtime]) };
  const host = ts.createCompilerHost(settings);
  const { fileExists, readFile, getSourceFile } = host;
  host.getSourceFile = (path, ...others) => {
    if (texts.has(path)) return getSourceFile(path, ...others);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, ...others));
    return parsed.get(path);
  };
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getCurrentDirectory = () => root;
  const folders = new Set([...texts.keys()].flatMap(foldersOf));
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path);
  const program = ts.createProgram([...texts.keys()], settings, host);
  return Object.keys(files).flatMap((name) => {
    const path = join(root, name);
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map((one) => describe(path, one));
  });
}

function absolute(paths: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(paths).map(([name, files]) => [name, files.map((file) => join(root, file))]),
  );
}

function describe(path: string, { start = 0, file, messageText }: ts.Diagnostic): string {
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
  return `${path.slice(root.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index).join('/'));
}
