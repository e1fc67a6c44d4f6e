/**
 * What the command line calls a contract: a file, `git:REVISION:PATH`, or an http(s) URL where the network is allowed.
 * Each becomes a path, a host to read through, and the names under which positions are shown.
 */
import { execFileSync } from 'node:child_process';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diskHost } from '../source/disk-host.js';
import type { LoadOptions, SourceHost } from '../source/host.js';
import { understandContract, type UnderstoodContract } from '../understand.js';
import { UsageError } from '../usage-error.js';
import { fetchContract } from './fetch-contract.js';

/** Where a contract is, ready to be understood. */
export interface ContractReference {
  readonly path: string;
  readonly host: SourceHost;
  readonly options: LoadOptions;
  /** How a person finds the document of a position. */
  readonly nameOf: (file: string) => string;
}

export interface ReferenceOptions extends LoadOptions {
  readonly allowNetwork?: boolean;
}

/** Throws a {@link UsageError} when the reference cannot be followed; what the documents say is not looked at. */
export async function openContract(reference: string, options: ReferenceOptions = {}): Promise<ContractReference> {
  const { allowNetwork, ...load } = options;
  const git = /^git:([^:]+):(.+)$/.exec(reference);
  if (git) return openRevision(git[1] ?? '', git[2] ?? '', load);
  if (reference.startsWith('git:')) throw new UsageError(`"${reference}" is not git:REVISION:PATH`);
  if (!/^https?:\/\//.test(reference))
    return { path: reference, host: diskHost, options: load, nameOf: (file) => file };
  if (!allowNetwork) throw new UsageError(`${reference} is on the network: allow it with --allow-network`);
  return fetchContract(reference, load);
}

/** The revision is there, the document is not: a contract that is new since. */
export class MissingDocumentError extends UsageError {}

/** Understands the contract; throws a {@link UsageError} listing its errors when it is no sound one. */
export function understandReference(reference: ContractReference): SoundContract {
  const understood = understandContract(reference.path, reference.host, reference.options);
  const errors = understood.diagnostics.filter(({ severity }) => severity === 'error');
  if (!understood.model || errors.length > 0) throw new UsageError(describeErrors(errors, reference));
  return { ...understood, model: understood.model };
}

export interface SoundContract extends UnderstoodContract {
  readonly model: NonNullable<UnderstoodContract['model']>;
}

function describeErrors(errors: readonly Diagnostic[], { nameOf }: ContractReference): string {
  const lines = errors.map(
    ({ code, message, position: { file, line, column } }) =>
      `${nameOf(file)}:${line}:${column} error ${code}: ${message}`,
  );
  return lines.join('\n');
}

/** Documents as one revision has them; paths are relative to the working directory. */
function openRevision(revision: string, path: string, options: LoadOptions): ContractReference {
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
    ?.toString()
    .trim();
  if (commit === undefined) throw new UsageError(`git knows no revision "${revision}" here`);
  const show = (file: string) => git(['show', `${commit}:./${file}`]);
  if (show(path) === undefined) throw new MissingDocumentError(`revision ${revision} has no ${path}`);
  return { path, host: { read: show }, options, nameOf: (file) => `git:${revision}:${file}` };
}

/** What git prints; `undefined` when it fails. Its own words are for people at a terminal, ours follow. */
function git(arguments_: readonly string[]): Uint8Array | undefined {
  try {
    return execFileSync('git', arguments_, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 128 * 1024 * 1024 });
  } catch {
    return undefined;
  }
}
