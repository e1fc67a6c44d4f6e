/** Sample messages over a corpus: `npm run corpus -- samples [FILTER [FOLDER]]`. See `samples.ts` for what is tried. */
import type { CorpusContract } from './contracts.js';
import { sampleContract } from './samples.js';
import type { OperationReport, SampleReport } from './samples.js';

const options = { perOperation: 20, perContract: 4000, seed: 1 };
/** Of the document/literal operations of promised contracts. */
const leastSound = 0.99;

/** Prints what did not hold; whether enough did. */
export function runSamples(contracts: readonly CorpusContract[], print: (line: string) => void): boolean {
  const promised = contracts.filter((contract) => contract.promised);
  const tried: OperationReport[] = [];
  const unjudged: string[] = [];
  let samples = 0;
  for (const contract of promised) {
    const report = sampleContract(contract, options);
    if (report === undefined) continue;
    tried.push(...report.operations);
    samples += report.samples;
    if (report.unjudged !== undefined) unjudged.push(`  ${contract.path}: ${firstLine(report.unjudged)}`);
    printFindings(contract, report, print);
  }
  print(`samples: ${samples} messages of ${tried.length} operations in ${promised.length} contracts`);
  print(`  libxml2 does not accept the schemas of ${unjudged.length}; their messages were only read back:`);
  unjudged.forEach(print);
  printShare('all operations', tried, print);
  return printShare(
    'document/literal operations',
    tried.filter((operation) => operation.isDocumentLiteral),
    print,
  );
}

function printFindings(contract: CorpusContract, { operations }: SampleReport, print: (line: string) => void): void {
  for (const { name, findings } of operations) {
    for (const { kind, detail } of findings) print(`${contract.path} ${name}: ${kind}: ${firstLine(detail)}`);
  }
}

function printShare(what: string, operations: readonly OperationReport[], print: (line: string) => void): boolean {
  const sound = operations.filter(({ findings }) => findings.length === 0).length;
  const share = operations.length === 0 ? 1 : sound / operations.length;
  print(`  ${what}: ${sound} of ${operations.length} sound (${(share * 100).toFixed(2)} %)`);
  return share >= leastSound;
}

function firstLine(text: string): string {
  const line = text.split('\n')[0] ?? '';
  return line.length > 200 ? `${line.slice(0, 200)}...` : line;
}
