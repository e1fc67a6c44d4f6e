/**
 * Whether the code of a caller of the old stubs compiles against the new ones: the same classes and types by name, old
 * requests into new methods, new responses where old ones were used. Decided by the compiler, for many pairs at once.
 */
import { emitService } from '../../generator/emit/emit-service.js';
import { loadTemplates } from '../../generator/emit/template.js';
import type { ContractModel } from '../../generator/model/model.js';
import { planNames } from '../../generator/names/plan.js';
import { NameScope } from '../../generator/names/identifiers.js';
import { compileErrors } from '../support/compile.js';

export interface StubPair {
  /** A folder name of its own. */
  readonly id: string;
  readonly old: ContractModel;
  readonly new: ContractModel;
}

/** The first complaint of the compiler, by the id of the pair. */
export function sourceHarms(pairs: readonly StubPair[]): ReadonlyMap<string, string> {
  const files: Record<string, string> = {};
  for (const pair of pairs) Object.assign(files, filesOf(pair));
  const harms = new Map<string, string>();
  for (const error of compileErrors(files)) {
    const id = /^mutants\/([^/]+)\//.exec(error)?.[1];
    if (id !== undefined && !harms.has(id)) harms.set(id, error);
  }
  return harms;
}

function filesOf({ id, old, new: replacement }: StubPair): Record<string, string> {
  const stubs = { ...emit(old, `mutants/${id}/old`), ...emit(replacement, `mutants/${id}/new`) };
  const callers = Object.entries(stubs)
    .filter(([path]) => path.includes('/old/') && path.endsWith('/client.ts'))
    .map(([path, client], index) => {
      const folder = path.split('/').at(-2) ?? '';
      const types = stubs[path.replace(/client\.ts$/, 'types.ts')] ?? '';
      return [`mutants/${id}/caller${index}.ts`, callerOf(folder, client, types)] as const;
    });
  return { ...stubs, ...Object.fromEntries(callers) };
}

function emit(model: ContractModel, folder: string): Record<string, string> {
  const templates = loadTemplates();
  const folders = new NameScope();
  const files = model.services.flatMap((service) =>
    emitService(model, service, planNames(service, model.schema, folders), { source: 'contract.wsdl', templates }),
  );
  const wanted = files.filter(({ path }) => /\/(types|descriptor|client)\.ts$/.test(path));
  return Object.fromEntries(wanted.map(({ path, text }) => [`${folder}/${path}`, text]));
}

/** What a caller may have written with the old stubs, against the new ones. */
function callerOf(folder: string, client: string, types: string): string {
  const names = exportsOf(types).filter((name) => name !== 'OneOf');
  const classes = exportsOf(client);
  const service = classes[0] ?? '';
  const methods = methodsOf(client);
  return `
import type * as OldTypes from './old/${folder}/types.js';
import type * as NewTypes from './new/${folder}/types.js';
import type { ${service} as OldClient } from './old/${folder}/client.js';
import type { ${service} as NewClient } from './new/${folder}/client.js';
export type { ${classes.join(', ')} } from './new/${folder}/client.js';
${names.length > 0 ? `export type { ${names.join(', ')} } from './new/${folder}/types.js';` : ''}
type Keys<T> = T extends object ? (string extends keyof T ? never : keyof T) : never;
type Wide = string | number | bigint;
type Literals<T> = T extends Wide ? (string extends T ? never : number extends T ? never : bigint extends T ? never : T) : never;
type Kept<Old, New> = [Exclude<Keys<Old>, Keys<New>> | Exclude<Literals<Old>, string extends New ? Wide : number extends New ? Wide : bigint extends New ? Wide : New>] extends [never] ? true : false;
export const kept: { [Index: string]: true } = {
${names.map((name) => `  ${name}: true satisfies Kept<OldTypes.${name}, NewTypes.${name}>,`).join('\n')}
};
${methods
  .map(
    (method, index) => `
export async function call${index}(client: NewClient, request: Parameters<OldClient['${method}']>[0]): Promise<Awaited<ReturnType<OldClient['${method}']>>> {
  return client['${method}'](request);
}`,
  )
  .join('\n')}
export type Used = [OldTypes.${names[0] ?? 'never'}, NewTypes.${names[0] ?? 'never'}];
`.replace(names.length > 0 ? '' : /^.*(OldTypes|NewTypes).*$/gm, '');
}

function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:interface|type|class|const) ([\w$]+)/gm)].map(([, name = '']) => name);
}

/** Names of the methods of the client's interface, which stands first. */
function methodsOf(client: string): string[] {
  const body = /^export interface [\s\S]*?\n}/m.exec(client)?.[0] ?? '';
  return [...body.matchAll(/^ {2}(?:'([^']+)'|([\w$]+))\(/gm)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
