/**
 * `npm run mutations [-- COUNT [SEED]]`: at least COUNT seeded mutations of our own contracts and of a sample of the corpus,
 * what `breaking` says of each beside what a client lives through. Exit 1 when fewer than 99 % agree or harm was missed.
 */
import { agrees, isMissed, judgeMutants, type Verdict } from './judge.js';
import { corpusSources, ownSources } from './sources.js';

const [wanted = NaN, seed = NaN] = [process.argv[2] ?? 2000, process.argv[3] ?? 1].map(Number);
if (!(wanted > 0 && Number.isInteger(seed))) {
  process.stderr.write('npm run mutations -- COUNT SEED takes two whole numbers\n');
  process.exit(2);
}
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const verdicts: Verdict[] = [];
for (const [index, source] of [...ownSources(), ...corpusSources(400, seed)].entries()) {
  if (verdicts.length >= wanted) break;
  verdicts.push(...judgeMutants([source], { count: index < 16 ? 60 : 25, seed: seed + index * 1000, samples: 200 }));
}

const disagreeing = verdicts.filter((verdict) => !agrees(verdict));
const missed = verdicts.filter(isMissed);
for (const { contract, line, operator, said, happened, rules, because } of disagreeing) {
  print(`${contract}:${line} ${operator}: said ${said} (${rules.join(', ')}), happened ${happened}: ${because}`);
}
print(table(verdicts));
const share = 1 - disagreeing.length / verdicts.length;
print(
  `${verdicts.length} mutants, ${(share * 100).toFixed(2)} % agree, ${missed.length} times harm was called less than it is`,
);
process.exitCode = share >= 0.99 && missed.length === 0 ? 0 : 1;

function table(all: readonly Verdict[]): string {
  const harms = ['wire', 'source', 'none'] as const;
  const rows = harms.map((said) => {
    const counts = harms.map((happened) => all.filter((one) => one.said === said && one.happened === happened).length);
    return [`said ${said}`.padEnd(12), ...counts.map((count) => String(count).padStart(9))].join('');
  });
  const nominal = all.filter((one) => one.said === 'source' && one.happened === 'none' && one.nominal).length;
  const head = ['happened'.padEnd(12), ...harms.map((harm) => harm.padStart(9))].join('');
  return [
    head,
    ...rows,
    `(${nominal} of "said source, happened none" are about names that TypeScript does not see)`,
  ].join('\n');
}
