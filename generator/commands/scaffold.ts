/** `soapwright scaffold WSDL --into FILE`: a first draft of the service class, or the methods an existing one lacks. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { ContractSettings } from '../config.js';
import { selectContracts } from '../config.js';
import { hasErrors } from '../diagnostics/report.js';
import { loadTemplates } from '../emit/template.js';
import type { ServiceModel } from '../model/model.js';
import { NameScope } from '../names/identifiers.js';
import type { NamePlan } from '../names/plan.js';
import { planNames } from '../names/plan.js';
import { writeDifferences } from '../output/write.js';
import type { ScaffoldModules } from '../scaffold.js';
import { draftService, scaffoldMethods } from '../scaffold.js';
import { diskHost } from '../source/disk-host.js';
import { understandContract } from '../understand.js';
import { UsageError } from '../usage-error.js';
import type { ReportOptions } from './report.js';
import { diagnosticFinding, printFindings } from './report.js';
import { unreadable } from './run-contracts.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface ScaffoldCommand extends ReportOptions {
  readonly wsdl: string;
  readonly into: string;
  /** Which service, where the contract has several. */
  readonly service?: string;
  readonly out?: string;
  readonly config?: string;
}

export async function scaffoldCommand(options: ScaffoldCommand, terminal: Terminal): Promise<ExitCode> {
  const [settings] = selectContracts({ ...options, wsdls: [options.wsdl] }).contracts as [ContractSettings];
  const { model, diagnostics, textOf } = understandContract(settings.wsdl, diskHost, settings);
  const broken = model === undefined || hasErrors(diagnostics);
  if (broken) printFindings('scaffold', diagnostics.map(diagnosticFinding), options, terminal, textOf);
  if (broken) return unreadable(settings, diagnostics) ? 2 : 1;
  const folders = new NameScope();
  const planned = model.services.map((service) => ({ service, names: planNames(service, model.schema, folders) }));
  const { service, names } = chooseService(planned, options.service);
  const found = existsSync(options.into) ? readClass(options.into) : undefined;
  const text = await scaffoldFile({ service, names, settings, into: options.into }, found);
  if (text !== found) writeDifferences([{ kind: 'stale', path: options.into, generated: text }]);
  if (!options.quiet) terminal.print(`${text === found ? 'nothing to add to' : 'written '} ${options.into}\n`);
  return 0;
}

function readClass(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${path} cannot be read; --into names the file of the class`);
  }
}

interface Scaffolding {
  readonly service: ServiceModel;
  readonly names: NamePlan;
  readonly settings: ContractSettings;
  readonly into: string;
}

async function scaffoldFile(
  { service, names, settings, into }: Scaffolding,
  found: string | undefined,
): Promise<string> {
  const templates = loadTemplates(settings.templates);
  const modules = modulesFrom(into, join(settings.out, names.folder));
  if (found === undefined) return draftService(service, names, modules, templates);
  // The syntax tree costs more time to load than everything else here: only those who merge wait for it.
  const { readClassFile } = await import('../scaffold-merge.js');
  const file = readClassFile(into, found, names.service);
  return file.withMethods(scaffoldMethods(service, names, modules, templates, file.local));
}

function chooseService(
  planned: readonly Pick<Scaffolding, 'service' | 'names'>[],
  wanted: string | undefined,
): Pick<Scaffolding, 'service' | 'names'> {
  const candidates = planned.filter(({ service }) => wanted === undefined || service.name.localName === wanted);
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) return only;
  const known = planned.map(({ service }) => service.name.localName).join(', ');
  if (only === undefined) throw new UsageError(`the contract has no service ${wanted ?? ''}; it has ${known}`);
  throw new UsageError(`the contract has several services: choose one with --service (${known})`);
}

function modulesFrom(into: string, folder: string): ScaffoldModules {
  const way = relative(dirname(into), folder).split(sep).join('/');
  const base = way.startsWith('.') ? way : `./${way}`;
  return { server: `${base}/server.js`, types: `${base}/types.js` };
}
