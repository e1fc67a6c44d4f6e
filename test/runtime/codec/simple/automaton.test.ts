import fc from 'fast-check';
import { compilePattern } from '../../../../runtime/codec/simple/pattern.js';
import { schemaValidatorOf } from '../../../support/schema-validator.js';

test.each([
  ['(a+)+b', 'a'.repeat(50_000)],
  ['(a|a)*b', 'a'.repeat(50_000)],
  ['(a*)*b', 'a'.repeat(50_000)],
  ['.*.*.*.*.*x', 'a'.repeat(50_000)],
  ['(\\w+\\s?)*!', 'word '.repeat(10_000)],
])('%s takes time in proportion to the text', (pattern, text) => {
  expect(compilePattern(pattern)?.test(text)).toBe(false);
});

test('counts repetitions as written', () => {
  const pattern = compilePattern('(a{2,3}b?){1,2}');
  expect(['aa', 'aaab', 'aabaa', 'aaaaaa'].filter((text) => pattern?.test(text) === true)).toHaveLength(4);
  expect(['', 'a', 'b', 'aaaaaaa'].filter((text) => pattern?.test(text) === true)).toEqual([]);
});

test('takes patterns that are too large for ones that constrain nothing', () => {
  expect(compilePattern('(a{1,1000}){1,1000}')).toBeUndefined();
  expect(compilePattern('(a{1000000000}){1000000000}')).toBeUndefined();
  expect(compilePattern('('.repeat(100_000))).toBeUndefined();
});

test('goes on when it has seen more than it can remember', () => {
  const pattern = compilePattern('.*a.{12}');
  const text = Array.from({ length: 20_000 }, (_, index) =>
    (index * 2_654_435_761) % 2 ** 32 > 2 ** 31 ? 'a' : 'b',
  ).join('');
  expect(pattern?.test(`${text}a${'b'.repeat(12)}`)).toBe(true);
  expect(pattern?.test(`${text}b${'b'.repeat(12)}`)).toBe(false);
});

const simpleCounts = ['', '', '?', '*', '+'];
const allCounts = [...simpleCounts, '{2}', '{0,2}', '{1,}'];

/** Expressions over few characters, so that texts match now and then. `counts`: what may follow an atom. */
function expressions(atoms: readonly string[], counts: readonly string[], mostBranches: number): fc.Arbitrary<string> {
  const { choice } = fc.letrec<{ choice: string; piece: string }>((tie) => ({
    choice: fc
      .array(fc.array(tie('piece'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: mostBranches })
      .map((branches) => branches.map((pieces) => pieces.join('')).join('|')),
    piece: fc.oneof(
      { maxDepth: 3 },
      fc.tuple(fc.constantFrom(...atoms), fc.constantFrom(...counts)).map((both) => both.join('')),
      fc.tuple(tie('choice'), fc.constantFrom(...counts)).map(([inner, count]) => `(${inner})${count}`),
    ),
  }));
  return choice;
}

const text = fc
  .array(fc.constantFrom('a', 'b', '1', '-', 'ü'), { maxLength: 6 })
  .map((characters) => characters.join(''));

const texts = fc.array(text, { minLength: 1, maxLength: 8 });

// libxml2 gets counts and branches wrong: by `(a{0,2}){2}` it refuses nothing at all, by `(ba?)*|aa` it accepts `aab`.
test('says what libxml2 says', () => {
  const atoms = ['a', 'b', '1', '[ab]', '[^a]', '\\d', '[a-b-[b]]', '.', '-'];
  const property = fc.property(expressions(atoms, simpleCounts, 1), texts, (pattern, all) => {
    const validator = schemaValidatorOf(schemaWith(pattern));
    const expected = all.map((text) => [text, validator.check(`<m>${text}</m>`) === undefined]);
    validator.dispose();
    expect([pattern, all.map((text) => [text, compilePattern(pattern)?.test(text)])]).toEqual([pattern, expected]);
  });
  fc.assert(property, { numRuns: 100, seed: 7 });
});

test('says what a backtracking engine says, in its own time', () => {
  const atoms = ['a', 'b', '1', '[ab]', '[^a]', '.'];
  const property = fc.property(expressions(atoms, allCounts, 3), texts, (pattern, all) => {
    const engine = new RegExp(`^(?:${pattern})$`, 'u');
    const expected = all.map((text) => [text, engine.test(text)]);
    expect([pattern, all.map((text) => [text, compilePattern(pattern)?.test(text)])]).toEqual([pattern, expected]);
  });
  fc.assert(property, { numRuns: 200, seed: 7 });
});

function schemaWith(pattern: string): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="m"><xs:simpleType>
    <xs:restriction base="xs:string"><xs:pattern value="${pattern}"/></xs:restriction></xs:simpleType></xs:element></xs:schema>`;
}
