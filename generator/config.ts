/** `soapwright.config.json`: which contracts are generated, from where and to where. Checked by the schema we publish. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { packageFile } from './package-file.js';
import type { ConfigSchema } from './config-schema.js';
import { configProblems } from './config-schema.js';
import { UsageError } from './usage-error.js';

export const configFileName = 'soapwright.config.json';
const defaultOut = 'generated';

/** One contract to generate; paths are relative to the working directory where that is shorter, or absolute. */
export interface ContractSettings {
  readonly wsdl: string;
  readonly out: string;
  /** How generated headers name the contract: relative to the configuration, the same on every machine. */
  readonly source: string;
  readonly root?: string;
  readonly catalogue?: Readonly<Record<string, string>>;
  readonly templates?: string;
}

/** The file as it is written; paths in it are relative to it. */
export interface ConfigFile {
  readonly contracts: readonly {
    readonly wsdl: string;
    readonly out?: string;
    readonly root?: string;
    readonly catalogue?: Readonly<Record<string, string>>;
    readonly templates?: string;
  }[];
  readonly breaking?: { readonly category?: string; readonly ignore?: readonly IgnoreEntry[] };
  readonly lint?: { readonly ignore?: readonly IgnoreEntry[] };
}

/** One ignored rule, component, or rule at a component, with its reason. */
export interface IgnoreEntry {
  readonly rule?: string;
  /** As findings name it; all within it are meant too. */
  readonly component?: string;
  readonly reason: string;
}

/** The contracts a configuration lists; throws a {@link UsageError} that names the field or the place in the text. */
export function loadConfig(path: string): readonly ContractSettings[] {
  const folder = dirname(resolve(path));
  const from = (target: string): string => shortPath(resolve(folder, target));
  return readConfig(path).contracts.map(({ wsdl, out = defaultOut, root, catalogue, templates }) => ({
    wsdl: from(wsdl),
    out: from(out),
    source: sourceName(resolve(folder, wsdl), folder),
    ...(root !== undefined && { root: from(root) }),
    ...(catalogue && {
      catalogue: Object.fromEntries(Object.entries(catalogue).map(([name, file]) => [name, from(file)])),
    }),
    ...(templates !== undefined && { templates: from(templates) }),
  }));
}

export interface Selection {
  /** Contracts named on the command line; none: all that the configuration lists. */
  readonly wsdls: readonly string[];
  /** Instead of the configured output folder. */
  readonly out?: string | undefined;
  /** Default: `soapwright.config.json` in the working directory. */
  readonly config?: string | undefined;
}

export interface SelectedContracts {
  readonly contracts: readonly ContractSettings[];
  /** Everything the configuration lists: generated files of other sources are left over. */
  readonly complete: boolean;
}

/** What to work on. A contract that the configuration lists keeps its settings when it is named on the command line. */
export function selectContracts({ wsdls, out, config }: Selection): SelectedContracts {
  const path = config ?? configFileName;
  const listed = config !== undefined || existsSync(path) ? loadConfig(path) : undefined;
  if (wsdls.length === 0) {
    if (listed === undefined) {
      throw new UsageError(
        `there is no ${configFileName} here: name a WSDL document, or a configuration with --config`,
      );
    }
    return {
      contracts: listed.map((contract) => ({ ...contract, ...(out !== undefined && { out }) })),
      complete: true,
    };
  }
  const url = wsdls.find((wsdl) => /^https?:/i.test(wsdl));
  if (url !== undefined) {
    throw new UsageError(
      `contracts are files, so that everybody generates the same: save it first, curl -o NAME.wsdl '${url}'`,
    );
  }
  const contracts = wsdls.map((wsdl) => {
    const known = listed?.find((contract) => resolve(contract.wsdl) === resolve(wsdl));
    const settings = known ?? { wsdl, out: defaultOut, source: sourceName(resolve(wsdl), process.cwd()) };
    return { ...settings, ...(out !== undefined && { out }) };
  });
  return { contracts, complete: false };
}

/** Reads and checks the file; throws a {@link UsageError} that names the field or the place in the text. */
export function readConfig(path: string): ConfigFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`cannot read the configuration ${path}: there is no such file, or it may not be read`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
  const schema = JSON.parse(readFileSync(packageFile('schemas/config.schema.json'), 'utf8')) as ConfigSchema;
  const problems = [...configProblems(value, schema)];
  if (problems.length === 0) problems.push(...contractProblems(value as ConfigFile, dirname(resolve(path))));
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `${path}: ${problem}`).join('\n'));
  return value as ConfigFile;
}

/** What a schema cannot tell: contracts listed twice, folders that are not there. */
function contractProblems({ contracts }: ConfigFile, folder: string): readonly string[] {
  const places = contracts.map(({ wsdl, out = defaultOut }) => `${resolve(folder, wsdl)} ${resolve(folder, out)}`);
  return contracts.flatMap(({ root, templates }, index) => {
    const first = places.indexOf(places[index] ?? '');
    const again =
      first < index ? [`contracts[${index}] is contracts[${first}] again: the same document into the same folder`] : [];
    const missing = Object.entries({ root, templates })
      .filter(([, path]) => path !== undefined && !isFolder(resolve(folder, path)))
      .map(([name, path]) => `contracts[${index}].${name} names ${path}, which is no folder`);
    return [...again, ...missing];
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** With forward slashes, from `folder`; of what lies outside it only the name, since the rest differs between machines. */
function sourceName(path: string, folder: string): string {
  const way = relative(folder, path);
  const isOutside = way.startsWith('..') || resolve(folder, way) !== path || way === '';
  return isOutside ? basename(path) : way.split(sep).join('/');
}

function shortPath(path: string): string {
  const way = relative(process.cwd(), path);
  return way !== '' && way.length < path.length ? way : path;
}
