import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareContracts } from '../../../generator/breaking/compare.js';
import { createReporter, hasErrors } from '../../../generator/diagnostics/report.js';
import { diskHost } from '../../../generator/source/disk-host.js';
import { memoryHost } from '../../../generator/source/host.js';
import { loadContract } from '../../../generator/source/load.js';
import { understandContract } from '../../../generator/understand.js';
import { scramble, seededRandom } from '../../support/scramble.js';

const corpus = '../shared/corpus';
const present = existsSync(join(corpus, 'index.json'));

interface Entry {
  readonly path: string;
  readonly source: string;
  readonly status: string;
  readonly closureBytes: number;
}

/** All clean contracts with CORPUS=all; otherwise every thirtieth of the smaller ones. */
function contracts(): readonly Entry[] {
  if (!present) return [];
  const index = JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8')) as Entry[];
  const clean = index.filter(({ status }) => status === 'clean');
  if (process.env['CORPUS'] === 'all') return clean;
  return clean.filter(({ closureBytes }) => closureBytes < 100_000).filter((_entry, at) => at % 30 === 0);
}

(present ? test : test.skip)('a contract in other clothes is the same contract (needs ../shared/corpus)', () => {
  const different: string[] = [];
  let compared = 0;
  for (const [seed, { path, source }] of contracts().entries()) {
    const file = join(corpus, path);
    const options = { root: join(corpus, source) };
    const { model, diagnostics } = understandContract(file, diskHost, options);
    if (!model || hasErrors(diagnostics)) continue;
    const loaded = loadContract(file, diskHost, options, createReporter().report);
    if (!loaded) continue;
    const documents = scramble(loaded, seededRandom(seed));
    const other = understandContract(file, memoryHost(documents), options);
    compared++;
    if (!other.model || hasErrors(other.diagnostics)) {
      different.push(
        `${path}: not understood when scrambled: ${other.diagnostics.find((one) => one.severity === 'error')?.message ?? ''}`,
      );
      continue;
    }
    const [first] = compareContracts(model, other.model);
    if (first) different.push(`${path}: ${first.rule} ${first.message}`);
  }
  if (process.env['CORPUS'] === 'all') process.stdout.write(`${compared} contracts compared\n`);
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(20);
});
