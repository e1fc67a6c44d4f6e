/**
 * The first half of the pipeline: one WSDL document in, its meaning out. load -> parse -> resolve -> check.
 * Everything that reads a contract (generate, inspect, lint, breaking) starts here. Reads through the host alone.
 */
import type { Diagnostic } from './diagnostics/diagnostic.js';
import { createReporter } from './diagnostics/report.js';
import type { ContractModel } from './model/model.js';
import type { LoadOptions, SourceHost } from './source/host.js';

export interface UnderstoodContract {
  /** Absent when the documents could not be read at all. Use it for output only when no diagnostic is an error. */
  readonly model?: ContractModel;
  readonly diagnostics: readonly Diagnostic[];
  /** The texts that were read, by `Position.file`: what `printDiagnostics` takes as `textOf`. */
  readonly textOf: (file: string) => string | undefined;
}

/** Understands the contract at `path` as `host` knows it; never throws for what a document says. */
export function understandContract(_path: string, _host: SourceHost, _options: LoadOptions = {}): UnderstoodContract {
  const { diagnostics } = createReporter();
  return { diagnostics, textOf: () => undefined };
}
