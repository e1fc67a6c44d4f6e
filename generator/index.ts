/**
 * The generator as functions: what the verbs of the command line do, for scripts and build tools. Nothing here prints or
 * ends the process; findings are returned, wrong use throws a {@link UsageError}.
 */
import { isWithin, type SelectableCategory } from './breaking/categories.js';
import { compareContracts } from './breaking/compare.js';
import type { BreakingFinding } from './breaking/finding.js';
import { selectFindings, type IgnoredFinding } from './breaking/select.js';
import { openContract, understandReference } from './commands/contract-reference.js';
import { lintDocument } from './commands/lint.js';
import type { Diagnostic } from './diagnostics/diagnostic.js';
import type { Finding } from './diagnostics/formats/finding.js';
import type { GeneratedFile } from './emit/generated-file.js';
import { generate as generateFiles } from './generate.js';
import type { ContractModel } from './model/model.js';
import { compareOutput, type Difference } from './output/compare.js';
import { writeDifferences } from './output/write.js';
import { diskHost } from './source/disk-host.js';
import type { LoadOptions, SourceHost } from './source/host.js';
import { understandContract } from './understand.js';

export type { SelectableCategory } from './breaking/categories.js';
export type { BreakingFinding } from './breaking/finding.js';
export type { IgnoredFinding } from './breaking/select.js';
export type { Diagnostic, Position, RelatedPosition, Severity } from './diagnostics/diagnostic.js';
export type { Finding } from './diagnostics/formats/finding.js';
export { formatReport, type FormatName } from './diagnostics/formats/format.js';
export type { GeneratedFile } from './emit/generated-file.js';
export type * from './model/model.js';
export type { Difference } from './output/compare.js';
export { memoryHost, type LoadOptions, type SourceHost } from './source/host.js';
export { UsageError } from './usage-error.js';

export interface ContractOptions extends LoadOptions {
  /** Where documents are read from. Default: the file system. */
  readonly host?: SourceHost;
}

export interface LoadedContract {
  /** What was understood; absent when the document could not be read, or has errors. */
  readonly model?: ContractModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a WSDL document and all it imports. Never throws for what a document says. */
export function load(wsdl: string, { host = diskHost, ...options }: ContractOptions = {}): LoadedContract {
  const { model, diagnostics } = understandContract(wsdl, host, options);
  const sound = !diagnostics.some(({ severity }) => severity === 'error');
  return { diagnostics, ...(model && sound && { model }) };
}

export interface GenerateOptions extends ContractOptions {
  /** Writes the files into this folder, and removes those of the contract that are generated no longer. Default: nothing is written. */
  readonly out?: string;
  /** The contract as headers of generated files name it. Default: its path. */
  readonly source?: string;
  /** A folder whose templates replace the package's, one by one. */
  readonly templates?: string;
}

export interface GenerateResult {
  /** Relative to the output folder. None when a diagnostic is an error. */
  readonly files: readonly GeneratedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** What was written or removed. */
  readonly changed: readonly Difference[];
}

/** Generates types, descriptor, server skeleton, client stubs and documents of a contract. */
export function generate(wsdl: string, { host = diskHost, out, ...options }: GenerateOptions = {}): GenerateResult {
  const { files, diagnostics } = generateFiles(wsdl, host, options);
  const changed = out === undefined || files.length === 0 ? [] : compareOutput(folderOf(wsdl, out, files, options));
  writeDifferences(changed);
  return { files, diagnostics, changed };
}

export interface CheckResult {
  /** Stale, missing and left-over files; empty: the folder is what the contract generates now. */
  readonly differences: readonly Difference[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Compares a folder with what the contract generates now. Writes nothing. */
export function check(wsdl: string, options: GenerateOptions & { readonly out: string }): CheckResult {
  const { host = diskHost, out, ...rest } = options;
  const { files, diagnostics } = generateFiles(wsdl, host, rest);
  return { diagnostics, differences: files.length === 0 ? [] : compareOutput(folderOf(wsdl, out, files, rest)) };
}

export interface BreakingOptions extends LoadOptions {
  /** The widest category that matters. Default: `SOURCE`. */
  readonly category?: SelectableCategory;
  readonly ignore?: readonly IgnoredFinding[];
  /** Lists also what was added and hurts nobody. */
  readonly additions?: boolean;
  /** Lets contracts be http(s) URLs. */
  readonly allowNetwork?: boolean;
}

/**
 * Who is hurt when the contract `replacement` takes the place of `old`: each a file, `git:REVISION:PATH`, or a URL where the
 * network is allowed. Throws a {@link UsageError} when one of them cannot be read or is not sound.
 */
export async function breaking(
  old: string,
  replacement: string,
  { category = 'SOURCE', ignore = [], additions = false, ...options }: BreakingOptions = {},
): Promise<readonly BreakingFinding[]> {
  const before = understandReference(await openContract(old, options));
  const after = understandReference(await openContract(replacement, options));
  return selectFindings(compareContracts(before.model, after.model), { category, ignore }, additions).kept;
}

/** True for findings that hurt somebody, false for additions. */
export function isBreak({ category }: BreakingFinding): boolean {
  return isWithin(category, 'ALL');
}

/** What stub generators and the WS-I Basic Profile trip on. */
export function lint(wsdl: string, { host = diskHost, ...options }: ContractOptions = {}): readonly Finding[] {
  return lintDocument(wsdl, host, options);
}

function folderOf(wsdl: string, out: string, files: readonly GeneratedFile[], { source = wsdl }: GenerateOptions) {
  return { out, files, owns: (name: string) => name === source };
}
