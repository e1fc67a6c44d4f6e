/**
 * The pipeline, top to bottom: one contract in, its files out. Nothing is written here; see output/.
 * load -> parse -> resolve -> check (understand.ts) -> plan names -> emit.
 */
import { posix } from 'node:path';
import type { Diagnostic } from './diagnostics/diagnostic.js';
import { hasErrors } from './diagnostics/report.js';
import { emitService } from './emit/emit-service.js';
import type { GeneratedFile } from './emit/generated-file.js';
import { loadTemplates } from './emit/template.js';
import type { ContractModel } from './model/model.js';
import { NameScope } from './names/identifiers.js';
import { planNames } from './names/plan.js';
import type { LoadOptions, SourceHost } from './source/host.js';
import { understandContract } from './understand.js';

export interface GenerateOptions extends LoadOptions {
  /** The contract as headers name it. Default: its path. */
  readonly source?: string;
  /** A folder whose templates replace the package's, one by one. */
  readonly templates?: string;
  /** Names of folders that other contracts of the run have taken. */
  readonly folders?: NameScope;
}

export interface Generated {
  readonly files: readonly GeneratedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** The documents that were understood, by path as the host knows it. */
  readonly sources: readonly string[];
  /** The texts that were read, by `Position.file`. */
  readonly textOf: (file: string) => string | undefined;
}

/** Generates the contract at `path` as `host` knows it. With an error among the diagnostics there are no files. */
export function generate(path: string, host: SourceHost, options: GenerateOptions = {}): Generated {
  const { model, diagnostics, textOf } = understandContract(path, host, options);
  const files = model === undefined || hasErrors(diagnostics) ? [] : emitContract(model, path, options);
  const sources = (model?.documents ?? []).map((document) => posix.join(posix.dirname(path), document.path));
  return { files, sources, diagnostics, textOf };
}

function emitContract(contract: ContractModel, path: string, options: GenerateOptions): readonly GeneratedFile[] {
  const templates = loadTemplates(options.templates);
  const folders = options.folders ?? new NameScope();
  return contract.services.flatMap((service) => {
    const names = planNames(service, contract.schema, folders);
    return emitService(contract, service, names, { source: options.source ?? path, templates });
  });
}
