/** Echoes over a corpus: `npm run corpus -- echo [FILTER [FOLDER]]`. Every contract of a seeded sample, or all that match the filter. */
import { hasErrors } from '../../generator/diagnostics/report.js';
import { describeService } from '../../generator/emit/describe-service.js';
import { planNames } from '../../generator/names/plan.js';
import { diskHost } from '../../generator/source/disk-host.js';
import { understandContract } from '../../generator/understand.js';
import { echoService } from '../interop/echo/echo.js';
import type { Disagreement, EchoReport } from '../interop/echo/echo.js';
import { messageOf } from '../interop/echo/node-soap-pair.js';
import { Random } from '../support/random.js';
import type { CorpusContract } from './contracts.js';

const options = { seed: 1, perOperation: 2 };
/** Contracts tried when there is no filter. */
const sampleSize = 120;
/** Larger ones take node-soap minutes. */
const maxOperations = 60;

/** Prints every disagreement and whose fault it is; whether none is ours. */
export async function runEcho(
  contracts: readonly CorpusContract[],
  all: boolean,
  print: (line: string) => void,
): Promise<boolean> {
  const promised = contracts.filter((contract) => contract.promised);
  const found: Disagreement[] = [];
  const refused: string[] = [];
  let [tried, messages] = [0, 0];
  for (const contract of all ? promised : drawContracts(promised)) {
    try {
      const report = await echoContract(contract);
      for (const { operation, leg, fault, what } of report.disagreements) {
        if (fault === 'ours' || all) print(`${contract.path} ${operation}: ${leg}, fault ${fault}: ${what}`);
      }
      found.push(...report.disagreements);
      tried += report.messages > 0 ? 1 : 0;
      messages += report.messages;
    } catch (error) {
      refused.push(`${contract.path}: ${messageOf(error)}`);
    }
  }
  print(
    `${messages} messages of ${tried} contracts; ${refused.length} contracts that node-soap does not take or whose messages cannot be drawn:`,
  );
  refused.forEach((line) => print(`  ${line}`));
  for (const line of tally(found)) print(`  ${line}`);
  return !found.some(({ fault }) => fault === 'ours');
}

function drawContracts(contracts: readonly CorpusContract[]): readonly CorpusContract[] {
  return new Random(options.seed).shuffled(contracts).slice(0, sampleSize);
}

async function echoContract({ file, root }: CorpusContract): Promise<EchoReport> {
  const { model, diagnostics } = understandContract(file, diskHost, { root });
  const reports: EchoReport[] = [];
  for (const service of hasErrors(diagnostics) ? [] : (model?.services ?? [])) {
    if (model === undefined || service.operations.length > maxOperations) continue;
    const { descriptor } = describeService(service, planNames(service, model.schema));
    const report = await withinTime(echoService(file, descriptor, options));
    if (report.refusal !== undefined) throw new Error(report.refusal);
    reports.push(report);
  }
  return {
    messages: reports.reduce((sum, report) => sum + report.messages, 0),
    disagreements: reports.flatMap((report) => report.disagreements),
  };
}

/** For some contracts node-soap never calls back, for some it throws where nobody can catch it. */
async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  const timer = setTimeout(() => fail(new Error('node-soap does not come back')), 30_000);
  process.once('uncaughtException', fail);
  try {
    return await Promise.race([work, failure]);
  } finally {
    clearTimeout(timer);
    process.off('uncaughtException', fail);
  }
}

function tally(found: readonly Disagreement[]): string[] {
  const counts = new Map<string, number>();
  for (const { leg, fault, what } of found) {
    const reason = what.replace(/["'{(].*/s, '').slice(0, 60);
    const kind = `${fault}: ${leg}: ${reason}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, left], [, right]) => right - left)
    .map(([kind, count]) => `${String(count).padStart(6)} ${kind}`);
}
