/**
 * Runs the generator over a corpus of contracts that others wrote: `npm run corpus [-- FILTER [FOLDER]]`. Exit 0 when every
 * contract that is promised passes every stage and no promise is broken for any; 1 otherwise; 0, saying so, without a corpus.
 * `npm run corpus -- samples` tries sample messages instead, `npm run corpus -- echo` exchanges them with node-soap.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileStage } from './compile-stage.js';
import { corpusContracts, corpusFolder, type CorpusContract } from './contracts.js';
import { generateStage } from './generate-stage.js';
import { runEcho } from './run-echo.js';
import { runSamples } from './run-samples.js';
import type { Stage, StageResult } from './stage.js';
import { understandStage } from './understand-stage.js';

/** In order; later ones see what earlier ones accept. */
const scratch = mkdtempSync(join(tmpdir(), 'soapwright-corpus-'));
writeFileSync(join(scratch, 'package.json'), '{ "type": "module" }');
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const folderOf = ({ path }: CorpusContract): string => join(scratch, path.replace(/[^\w.-]/g, '_'));
const stages: readonly Stage[] = [
  { name: 'understand', run: understandStage },
  generateStage(folderOf),
  compileStage('compile with TypeScript 6', 'typescript', folderOf),
  compileStage('compile with TypeScript 7', 'typescript7', folderOf),
];

interface Tally {
  readonly passed: CorpusContract[];
  readonly refused: { readonly contract: CorpusContract; readonly result: StageResult }[];
  readonly broken: string[];
  milliseconds: number;
  slowest: { path: string; milliseconds: number };
}

const verb = ['samples', 'echo'].find((known) => known === process.argv[2]);
const [filter, given] = process.argv.slice(verb === undefined ? 2 : 3);
const folder = corpusFolder(given);
if (folder === undefined) print('skipped: there is no corpus at ../shared/corpus');
else process.exitCode = await run(corpusContracts(folder, filter));

async function run(contracts: readonly CorpusContract[]): Promise<number> {
  if (contracts.length === 0) {
    print(`no contract of the corpus has "${filter}" in its path`);
    return 2;
  }
  return (await tryAll(contracts)) ? 0 : 1;
}

async function tryAll(contracts: readonly CorpusContract[]): Promise<boolean> {
  if (verb === 'echo') return runEcho(contracts, filter !== undefined, print);
  return verb === 'samples' ? runSamples(contracts, print) : runAll(contracts);
}

/** Whether all promises were kept. */
function runAll(contracts: readonly CorpusContract[]): boolean {
  let kept = true;
  let remaining = contracts;
  for (const stage of stages) {
    const tally = runStage(stage, remaining);
    printTally(stage, remaining, tally);
    kept &&= tally.broken.length === 0 && !tally.refused.some(({ contract }) => contract.promised);
    remaining = tally.passed;
  }
  return kept;
}

function runStage(stage: Stage, contracts: readonly CorpusContract[]): Tally {
  const tally: Tally = { passed: [], refused: [], broken: [], milliseconds: 0, slowest: { path: '', milliseconds: 0 } };
  const begin = performance.now();
  const together = 'runAll' in stage ? stage.runAll(contracts) : undefined;
  tally.milliseconds = together === undefined ? 0 : performance.now() - begin;
  for (const contract of contracts) {
    const start = performance.now();
    const result = together?.get(contract.path) ?? guarded(stage, contract);
    const milliseconds = performance.now() - start;
    if (together === undefined) tally.milliseconds += milliseconds;
    if (milliseconds > tally.slowest.milliseconds) tally.slowest = { path: contract.path, milliseconds };
    tally.broken.push(...result.broken.map((promise) => `${contract.path}: ${promise}`));
    if (result.accepted) tally.passed.push(contract);
    else tally.refused.push({ contract, result });
  }
  return tally;
}

function guarded(stage: Stage, contract: CorpusContract): StageResult {
  try {
    return 'run' in stage ? stage.run(contract) : { accepted: false, reasons: ['was passed over'], broken: [] };
  } catch (error) {
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { accepted: false, reasons: [], broken: [`crashes: ${trace.split('\n').slice(0, 4).join(' ')}`] };
  }
}

function printTally({ name }: Stage, contracts: readonly CorpusContract[], tally: Tally): void {
  const promised = contracts.filter((contract) => contract.promised).length;
  const failed = tally.refused.filter(({ contract }) => contract.promised);
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  print(
    `${name}: ${tally.passed.length} of ${contracts.length} contracts, ${promised - failed.length} of ${promised} promised`,
  );
  const slowest =
    tally.slowest.milliseconds > 100 ? `; slowest ${tally.slowest.path} ${seconds(tally.slowest.milliseconds)}` : '';
  print(`  ${seconds(tally.milliseconds)}${slowest}`);
  for (const line of tally.broken) print(`  BROKEN ${line}`);
  for (const { contract, result } of failed) {
    print(`  refused ${contract.path}`);
    for (const reason of result.reasons.slice(0, 3)) print(`    ${reason}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
