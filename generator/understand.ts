/**
 * The first half of the pipeline: one WSDL document in, its meaning out. load -> parse -> resolve -> check.
 * Everything that reads a contract (generate, inspect, lint, breaking) starts here. Reads through the host alone.
 */
import { checkContract } from './check/rules.js';
import type { Diagnostic } from './diagnostics/diagnostic.js';
import { createReporter, hasErrors } from './diagnostics/report.js';
import type { ContractModel } from './model/model.js';
import { resolveContract } from './model/resolve.js';
import { parseContract } from './parse-contract.js';
import type { LoadOptions, SourceHost } from './source/host.js';
import { loadContract } from './source/load.js';

export interface UnderstoodContract {
  /** Absent when the documents could not be read at all. Use it for output only when no diagnostic is an error. */
  readonly model?: ContractModel;
  readonly diagnostics: readonly Diagnostic[];
  /** The texts that were read, by `Position.file`: what `printDiagnostics` takes as `textOf`. */
  readonly textOf: (file: string) => string | undefined;
}

/** Understands the contract at `path` as `host` knows it; never throws for what a document says. */
export function understandContract(path: string, host: SourceHost, options: LoadOptions = {}): UnderstoodContract {
  const texts = new Map<string, string>();
  const { report, diagnostics } = createReporter();
  const textOf = (file: string) => texts.get(file);
  const loaded = loadContract(path, host, options, report, texts);
  if (!loaded) return { diagnostics, textOf };
  const parsed = parseContract(loaded, report);
  const model = resolveContract(parsed, report);
  // Rules are about contracts that hang together; on others they would only repeat what is wrong.
  if (!hasErrors(diagnostics)) checkContract(model, report);
  return { model, diagnostics, textOf };
}
