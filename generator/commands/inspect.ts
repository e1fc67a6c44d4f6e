/** `soapwright inspect WSDL`: what the generator understood of a contract. */
import type { ContractSettings } from '../config.js';
import { selectContracts } from '../config.js';
import { hasErrors } from '../diagnostics/report.js';
import { inspectContract, printInspection } from '../inspect.js';
import { diskHost } from '../source/disk-host.js';
import { understandContract } from '../understand.js';
import type { ReportOptions } from './report.js';
import { diagnosticFinding, printFindings } from './report.js';
import { unreadable } from './run-contracts.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface InspectCommand extends ReportOptions {
  readonly wsdl: string;
  readonly config?: string;
  readonly json?: boolean;
}

export function inspectCommand(options: InspectCommand, terminal: Terminal): ExitCode {
  const [settings] = selectContracts({ wsdls: [options.wsdl], config: options.config }).contracts as [ContractSettings];
  const { model, diagnostics, textOf } = understandContract(settings.wsdl, diskHost, settings);
  const broken = model === undefined || hasErrors(diagnostics);
  if (broken) printFindings('inspect', diagnostics.map(diagnosticFinding), options, terminal, textOf);
  if (broken) return unreadable(settings, diagnostics) ? 2 : 1;
  const inspection = inspectContract(model);
  terminal.print(options.json ? `${JSON.stringify(inspection, undefined, 2)}\n` : printInspection(inspection));
  return 0;
}
