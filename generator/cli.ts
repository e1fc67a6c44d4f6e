/** The verbs of `soapwright`, nothing else: each loads its code when it is asked for. */
import { Command, CommanderError, Option } from 'commander';
import { formatNames } from './diagnostics/formats/format.js';
import type { ReportOptions } from './commands/report.js';
import type { ExitCode, Terminal } from './commands/terminal.js';
import { processTerminal } from './commands/terminal.js';
import { OutputError } from './output/write.js';
import { packageVersion } from './package-file.js';
import { UsageError } from './usage-error.js';

/** Runs one command and tells how it ended: 0 fine, 1 findings, 2 wrong use or unreadable input, 3 our own fault. */
export async function runCli(args: readonly string[], terminal: Terminal = processTerminal()): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = createProgram(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explainFailure(error, terminal);
  }
}

const gettingStarted = `
A new project, with its contract in wsdl/:
  soapwright init                                    finds the contract, writes soapwright.config.json
  soapwright generate                                writes types, server skeleton and client stubs
  soapwright scaffold wsdl/Shop.wsdl --into src/shop-service.ts
                                                     drafts the class that serves it; you fill it

In CI:
  soapwright check                                   fails when generated files are stale
  soapwright breaking --against origin/main          fails when a change of the contract hurts a caller

Exit codes: 0 fine, 1 findings, 2 wrong use or unreadable input, 3 our own fault.
soapwright COMMAND --help tells more; soapwright explain CODE tells what a finding means.
`;

type Finish = (exitCode: ExitCode) => void;

function createProgram(terminal: Terminal, finish: Finish): Command {
  const program = new Command('soapwright')
    .description('Generates TypeScript types, server skeletons and client stubs from WSDL contracts.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .addHelpText('after', gettingStarted)
    .exitOverride()
    .configureOutput({ writeOut: terminal.print, writeErr: terminal.complain })
    .helpCommand(false);
  addInit(program, terminal, finish);
  addGenerate(program, terminal, finish);
  addCheck(program, terminal, finish);
  addInspect(program, terminal, finish);
  addScaffold(program, terminal, finish);
  addBreaking(program, terminal, finish);
  addLint(program, terminal, finish);
  addExplain(program, terminal, finish);
  return program;
}

function addInit(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('init')
    .description('write soapwright.config.json from the contracts and the project it finds here')
    .argument('[wsdl...]', 'contracts; without any, those below this folder')
    .option('--out <dir>', 'folder that gets a folder per service')
    .action(async (wsdls: string[], options: { readonly out?: string }) => {
      const { initCommand } = await import('./commands/init.js');
      finish(initCommand({ ...options, wsdls }, terminal));
    });
}

function addGenerate(program: Command, terminal: Terminal, finish: Finish): void {
  verb(program, 'generate', 'bring the generated files up to date')
    .argument('[wsdl...]', 'contracts; without any, those that soapwright.config.json lists')
    .option('--out <dir>', 'folder that gets a folder per service')
    .option('--config <file>', 'configuration instead of soapwright.config.json')
    .option('--dry-run', 'say what would be written and write nothing')
    .option('--watch', 'generate again whenever a contract changes')
    .action(async (wsdls: string[], options: ReportOptions) => {
      const { generateCommand } = await import('./commands/generate.js');
      finish(await generateCommand({ ...options, wsdls }, terminal));
    });
}

function addCheck(program: Command, terminal: Terminal, finish: Finish): void {
  verb(program, 'check', 'tell which generated files are stale, missing or left over; writes nothing')
    .argument('[wsdl...]', 'contracts; without any, those that soapwright.config.json lists')
    .option('--out <dir>', 'folder that has a folder per service')
    .option('--config <file>', 'configuration instead of soapwright.config.json')
    .action(async (wsdls: string[], options: ReportOptions) => {
      const { checkCommand } = await import('./commands/check.js');
      finish(checkCommand({ ...options, wsdls }, terminal));
    });
}

function addInspect(program: Command, terminal: Terminal, finish: Finish): void {
  verb(program, 'inspect', 'print what the generator understood of a contract')
    .argument('<wsdl>', 'the contract')
    .option('--config <file>', 'configuration instead of soapwright.config.json')
    .option('--json', 'as data')
    .action(async (wsdl: string, options: ReportOptions) => {
      const { inspectCommand } = await import('./commands/inspect.js');
      finish(inspectCommand({ ...options, wsdl }, terminal));
    });
}

function addScaffold(program: Command, terminal: Terminal, finish: Finish): void {
  verb(program, 'scaffold', 'draft a service class, or add to one the methods it lacks')
    .argument('<wsdl>', 'the contract')
    .requiredOption('--into <file>', 'the file of the class')
    .option('--service <name>', 'which service, where the contract has several')
    .option('--out <dir>', 'folder that has the generated folder of the service')
    .option('--config <file>', 'configuration instead of soapwright.config.json')
    .action(async (wsdl: string, options: ReportOptions & { readonly into: string }) => {
      const { scaffoldCommand } = await import('./commands/scaffold.js');
      finish(await scaffoldCommand({ ...options, wsdl }, terminal));
    });
}

function addBreaking(program: Command, terminal: Terminal, finish: Finish): void {
  verb(program, 'breaking', 'tell who is hurt when the contract NEW replaces OLD')
    .argument('[old]', 'a file, git:REVISION:PATH, or an http(s) URL')
    .argument('[new]', 'the same')
    .option('--against <revision>', 'compare every configured contract with a git revision of itself')
    .option('--category <name>', 'the widest that matters: WIRE, FORMS, SOURCE (the default) or ALL')
    .option('--additions', 'list also what was added and hurts nobody')
    .option('--allow-network', 'let OLD and NEW be URLs, such as the ?wsdl of a running host')
    .option('--config <file>', 'configuration instead of soapwright.config.json')
    .action(async (old: string | undefined, replacement: string | undefined, options: ReportOptions) => {
      const { breakingCommand } = await import('./commands/breaking.js');
      finish(await breakingCommand({ ...options, old, new: replacement }, terminal));
    });
}

function addLint(program: Command, terminal: Terminal, finish: Finish): void {
  verb(program, 'lint', 'tell what stub generators and the WS-I Basic Profile trip on')
    .argument('[wsdl...]', 'contracts; without any, those that soapwright.config.json lists')
    .option('--no-notes', 'errors and warnings only')
    .option('--config <file>', 'configuration instead of soapwright.config.json')
    .action(async (wsdls: string[], options: ReportOptions) => {
      const { lintCommand } = await import('./commands/lint.js');
      finish(lintCommand({ ...options, wsdls }, terminal));
    });
}

function addExplain(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('explain')
    .description('say what a code means and what to do about it')
    .argument('<code>', 'as findings show it, such as unresolved-message')
    .action(async (code: string) => {
      const { explainCommand } = await import('./commands/explain.js');
      finish(explainCommand(code, terminal));
    });
}

/** With the options that every verb takes. */
function verb(program: Command, name: string, description: string): Command {
  const format = new Option('--format <name>', 'how findings are printed').choices(formatNames).default('text');
  return program
    .command(name)
    .description(description)
    .addOption(format)
    .option('--quiet', 'print nothing; the exit code tells')
    .option('--no-color', 'no colours on a terminal');
}

function explainFailure(error: unknown, terminal: Terminal): ExitCode {
  // Commander has printed its own message, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError || error instanceof OutputError) {
    terminal.complain(message.replace(/^/gm, 'soapwright: ') + '\n');
    return 2;
  }
  terminal.complain(`soapwright: this is a fault of the generator, please report it: ${message}\n`);
  return 3;
}
