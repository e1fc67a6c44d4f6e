/** `soapwright init`: writes soapwright.config.json from what it finds, and says what comes next. Asks and overwrites nothing. */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { configFileName } from '../config.js';
import { formatPosition } from '../diagnostics/diagnostic.js';
import { createReporter } from '../diagnostics/report.js';
import { findContracts } from '../init/find-contracts.js';
import { inspectProject, isInstalled, type Project } from '../init/project.js';
import { diskHost } from '../source/disk-host.js';
import { loadContract } from '../source/load.js';
import { UsageError } from '../usage-error.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface InitCommand {
  /** Contracts; none: every one below the working directory. */
  readonly wsdls: readonly string[];
  readonly out?: string;
}

/** Throws a {@link UsageError} when there is a configuration already, or no contract. */
export function initCommand({ wsdls, out }: InitCommand, terminal: Terminal): ExitCode {
  if (existsSync(configFileName)) throw new UsageError(`${configFileName} is here already; it is left as it is`);
  const contracts = wsdls.length > 0 ? wsdls.map(named) : findContracts();
  const [first] = contracts;
  if (first === undefined) {
    throw new UsageError('there is no .wsdl file below this folder: put the contract into wsdl/, or name it');
  }
  const project = inspectProject();
  const folder = out ?? posix.join(project.sources, 'generated');
  writeFileSync(configFileName, configText(contracts, folder), { flag: 'wx' });
  terminal.print(`written  ${configFileName}\n`);
  for (const contract of contracts) terminal.print(`         ${contract} -> ${folder}/\n`);
  terminal.print(
    `\n${[...hints(project), 'Next:', ...nextSteps(first, project).map((step) => `  ${step}`)].join('\n')}\n`,
  );
  return 0;
}

/** A contract that was named is one, or else this says what it is instead. */
function named(path: string): string {
  if (!existsSync(path)) throw new UsageError(`there is no file ${path}`);
  const { report, diagnostics } = createReporter();
  const contract = loadContract(path, diskHost, {}, report);
  const problem = diagnostics.find(({ severity }) => severity === 'error');
  if (contract === undefined && problem !== undefined) {
    throw new UsageError(`${formatPosition(problem.position)} ${problem.message}`);
  }
  return path.replaceAll('\\', '/');
}

function configText(contracts: readonly string[], out: string): string {
  const schema = './node_modules/soapwright/schemas/config.schema.json';
  const value = { $schema: schema, contracts: contracts.map((wsdl) => ({ wsdl, out })) };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** What would go wrong later, in sentences. */
function hints({ hasTsconfig, isCommonJs, module, moduleResolution }: Project): readonly string[] {
  const found: string[] = [];
  if (!hasTsconfig) {
    found.push('There is no tsconfig.json here; generated code needs "module": "nodenext" and "strict": true.');
  } else if (!readsExports(module, moduleResolution)) {
    const setting =
      moduleResolution === undefined ? `module "${module ?? 'none'}"` : `moduleResolution "${moduleResolution}"`;
    found.push(
      `tsconfig.json: with ${setting} TypeScript does not find soapwright/runtime. Set "module": "nodenext", or "moduleResolution": "bundler".`,
    );
  }
  if (isCommonJs) {
    found.push(
      'package.json has no "type": "module": generated code becomes CommonJS and requires soapwright, an ES module, as Node 20.19, 22.12 and later can.',
    );
  }
  return found.length > 0 ? [...found, ''] : [];
}

/** Whether this resolution reads the `exports` of packages. */
function readsExports(module: string | undefined, moduleResolution: string | undefined): boolean {
  return /^(node16|nodenext|node18|node20|bundler)$/.test(moduleResolution ?? module ?? '') || module === 'preserve';
}

function nextSteps(contract: string, { sources }: Project): readonly string[] {
  const missing = ['handlebars', 'ts-morph', 'typescript', '@types/node'].filter((name) => !isInstalled(name));
  const into = posix.join(sources === '.' ? 'src' : sources, `${serviceFile(contract)}.ts`);
  return [
    ...(isInstalled('soapwright') ? [] : ['npm install soapwright']),
    ...(missing.length > 0 ? [`npm install --save-dev ${missing.join(' ')}`] : []),
    'npx soapwright generate',
    `npx soapwright scaffold ${quoted(contract)} --into ${quoted(into)}`,
  ];
}

/** `ParcelTracking.wsdl` is served by `parcel-tracking-service.ts`. */
function serviceFile(contract: string): string {
  const words =
    basename(contract)
      .replace(/\.wsdl$/i, '')
      .match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  const name = words.join('-').toLowerCase();
  return /(^|-)service$/.test(name) ? name : [name, 'service'].filter(Boolean).join('-');
}

function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `"${path}"`;
}
