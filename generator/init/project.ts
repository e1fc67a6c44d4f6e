/** What can be found out of the project in the working directory: where its sources are, and how its modules are resolved. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

export interface Project {
  /** The folder of the sources, with forward slashes; `.` where they are not in one of their own. */
  readonly sources: string;
  /** As `tsconfig.json` and what it extends say; lower case. */
  readonly module?: string;
  readonly moduleResolution?: string;
  readonly hasTsconfig: boolean;
  /** What `.ts` files of a package without `"type": "module"` become under Node's own resolution. */
  readonly isCommonJs: boolean;
}

export function inspectProject(): Project {
  const { rootDir, module, moduleResolution } = compilerOptions(resolve('tsconfig.json'));
  return {
    sources: rootDir ?? (existsSync('src') ? 'src' : '.'),
    ...(module !== undefined && { module: module.toLowerCase() }),
    ...(moduleResolution !== undefined && { moduleResolution: moduleResolution.toLowerCase() }),
    hasTsconfig: existsSync('tsconfig.json'),
    isCommonJs: readJson('package.json')['type'] !== 'module',
  };
}

/** True when code of the project can load the package. */
export function isInstalled(name: string): boolean {
  try {
    createRequire(resolve('package.json')).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

interface CompilerOptions {
  readonly rootDir?: string;
  readonly module?: string;
  readonly moduleResolution?: string;
}

/** Of the file and those it extends, as far as they are files beside it. */
function compilerOptions(path: string, depth = 0): CompilerOptions {
  if (depth > 8) return {};
  const { extends: base, compilerOptions: own } = readJson(path);
  const bases = [base].flat().filter((name): name is string => typeof name === 'string' && name.startsWith('.'));
  const inherited = bases.map((name) => compilerOptions(withExtension(join(dirname(path), name)), depth + 1));
  return Object.assign({}, ...inherited, optionsIn(own, dirname(path))) as CompilerOptions;
}

function optionsIn(own: unknown, folder: string): CompilerOptions {
  const options = (typeof own === 'object' && own !== null ? own : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string): string | undefined => (typeof options[name] === 'string' ? options[name] : undefined);
  const [rootDir, module, moduleResolution] = [text('rootDir'), text('module'), text('moduleResolution')];
  return {
    ...(rootDir !== undefined && { rootDir: relative('.', join(folder, rootDir)).replaceAll('\\', '/') || '.' }),
    ...(module !== undefined && { module }),
    ...(moduleResolution !== undefined && { moduleResolution }),
  };
}

function withExtension(path: string): string {
  return path.endsWith('.json') ? path : `${path}.json`;
}

/** An object, empty where there is none; comments and trailing commas are allowed, as TypeScript allows them. */
function readJson(path: string): Readonly<Record<string, unknown>> {
  try {
    const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
    const bare = text.replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g, '$1');
    const value: unknown = JSON.parse(bare.replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, '$1'));
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
