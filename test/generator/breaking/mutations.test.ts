/** A short run of `npm run mutations`: mutants of our own contracts, each tried on the wire and with the compiler. */
import { agrees, isMissed, judgeMutants } from '../../mutations/judge.js';
import { ownSources } from '../../mutations/sources.js';

const chosen = ['wsdl/Authentication.wsdl', 'the sample contract'];
const sources = ownSources().filter(({ name }) => chosen.includes(name));
const verdicts = judgeMutants(sources, { count: 12, seed: 3, samples: 12 });

test('breaking says of a change what a client built on the old contract lives through', () => {
  expect(verdicts.length).toBeGreaterThan(20);
  expect(verdicts.filter((verdict) => !agrees(verdict))).toEqual([]);
});

test('no harm is called less than it is', () => {
  expect(verdicts.filter(isMissed)).toEqual([]);
});

test('harm of every kind occurs among the mutants, and none', () => {
  expect(new Set(verdicts.map(({ happened }) => happened))).toEqual(new Set(['wire', 'source', 'none']));
  expect(new Set(verdicts.map(({ operator }) => operator)).size).toBeGreaterThan(12);
});
