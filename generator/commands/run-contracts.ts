/** Generates every selected contract in memory and groups the files by output folder: what `generate` and `check` share. */
import { resolve } from 'node:path';
import type { ContractSettings, SelectedContracts } from '../config.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { hasErrors } from '../diagnostics/report.js';
import type { GeneratedFile } from '../emit/generated-file.js';
import type { Generated } from '../generate.js';
import { generate } from '../generate.js';
import { NameScope } from '../names/identifiers.js';
import type { OutputFolder } from '../output/compare.js';
import { diskHost } from '../source/disk-host.js';
import type { SourceHost } from '../source/host.js';
import type { Finding } from '../diagnostics/formats/finding.js';
import { diagnosticFinding } from './report.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface ContractRun {
  readonly findings: readonly Finding[];
  readonly textOf: (file: string) => string | undefined;
  /** 0 only when every contract can be written. */
  readonly exitCode: ExitCode;
  readonly folders: readonly OutputFolder[];
  /** Every document that was asked for, those that are missing or broken included. */
  readonly sources: readonly string[];
}

export function runContracts({ contracts, complete }: SelectedContracts, terminal: Terminal): ContractRun {
  const scopes = new Map<string, NameScope>();
  const asked = new Set<string>();
  const host = recordingHost(diskHost, asked);
  const results = contracts.map((settings) => {
    terminal.tell(`reading ${settings.wsdl}\n`);
    const folders = scopes.get(settings.out) ?? new NameScope();
    scopes.set(settings.out, folders);
    return { settings, generated: generate(settings.wsdl, host, { ...settings, folders }) };
  });
  const sources = new Set(contracts.map(({ source }) => source));
  return {
    findings: results.flatMap(({ generated }) => generated.diagnostics.map(diagnosticFinding)),
    textOf: (file) => results.map(({ generated }) => generated.textOf(file)).find((text) => text !== undefined),
    exitCode: worst(results.map(({ settings, generated }) => exitCodeOf(settings, generated))),
    folders: [...scopes.keys()].map((out) => ({
      out,
      files: filesOf(results, out),
      owns: (source) => complete || sources.has(source),
    })),
    sources: [...asked],
  };
}

function recordingHost(host: SourceHost, asked: Set<string>): SourceHost {
  return {
    ...host,
    read: (path, limit) => {
      asked.add(path);
      return host.read(path, limit);
    },
  };
}

interface Result {
  readonly settings: ContractSettings;
  readonly generated: Generated;
}

function filesOf(results: readonly Result[], out: string): readonly GeneratedFile[] {
  return results.filter(({ settings }) => settings.out === out).flatMap(({ generated }) => generated.files);
}

function exitCodeOf(settings: ContractSettings, { diagnostics }: Generated): ExitCode {
  if (unreadable(settings, diagnostics)) return 2;
  return hasErrors(diagnostics) ? 1 : 0;
}

/** A contract that cannot be read at all is wrong use of the command, a broken one a finding. */
export function unreadable({ wsdl }: ContractSettings, diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ code, position }) => code === 'unreadable-document' && samePath(position.file, wsdl));
}

function samePath(left: string, right: string): boolean {
  return resolve(left) === resolve(right);
}

function worst(codes: readonly ExitCode[]): ExitCode {
  return codes.reduce((left, right) => (right > left ? right : left), 0);
}
