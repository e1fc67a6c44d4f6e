import { compilePattern } from '../../../../runtime/codec/simple/pattern.js';

const matches = (pattern: string, text: string): boolean | undefined => compilePattern(pattern)?.test(text);

test.each<[string, string[], string[]]>([
  ['[A-Z]{2}\\d{3,5}', ['AB123', 'AB12345'], ['ab123', 'AB12', 'AB123456', 'xAB123']],
  ['a|b|', ['a', 'b', ''], ['c', 'ab']],
  ['(ab)+c?', ['ab', 'ababc'], ['c', 'abcc']],
  ['\\p{Lu}\\P{L}', ['A1', 'Ä-'], ['a1', 'AA']],
  ['\\p{IsBasicLatin}+', ['abc'], ['ä']],
  ['\\i\\c*', ['a-1.b', '_:x', 'é'], ['1a', '-a']],
  ['[\\i-[:]][\\c-[:]]*', ['a-1'], ['a:b', ':a']],
  ['[a-z-[aeiou]]+', ['xyz'], ['abc']],
  ['[^a-z-[0]]', ['1'], ['a', '0']],
  ['\\w+\\s\\S', ['ab x'], ['ab  ', '- x']],
  ['^a$', ['^a$'], ['a']],
  ['.', ['a', '\u{1f600}'], ['\n', '']],
  ['[.+*?(){}|\\[\\]\\\\\\-\\^]+', ['.+*?(){}|[]\\-^'], ['a']],
  ['[a\\-z]', ['a', '-', 'z'], ['b']],
  ['[-a]', ['-', 'a'], ['b']],
  ['a{0}', [''], ['a']],
  ['a{2,}', ['aa', 'aaaa'], ['a']],
  ['&&!!##', ['&&!!##'], ['&']],
  ['[&&!!]+', ['&!'], ['a']],
  ['/', ['/'], []],
  ['\\d', ['1', '\u0663'], ['a']],
])('%s', (pattern, accepted, refused) => {
  for (const text of accepted) expect([text, matches(pattern, text)]).toEqual([text, true]);
  for (const text of refused) expect([text, matches(pattern, text)]).toEqual([text, false]);
});

test.each(['(', ')', '[', '[]', 'a{', 'a{2', 'a{3,2}', '*', '\\', '\\q', '\\p{Nope}', '\\p{IsNope}', '(?=a)'])(
  'does not take %s for a regular expression of XML Schema',
  (pattern) => {
    expect(compilePattern(pattern)).toBeUndefined();
  },
);
