import {
  memberAccess,
  methodKey,
  printLiteral,
  propertyKey,
  stringLiteral,
} from '../../../generator/emit/typescript.js';

const none = new Map<string, string>();

/** Evaluates an expression of literals. */
const evaluate = (text: string): unknown => Function(`return (${text});`)() as unknown;

test.each(['plain', "it's", 'say "so"', `'"`, 'back\\slash', 'line\nfeed\r\ttab', '\u0000\u2028\ufeff', '${x}`', '😀'])(
  'a literal of %p is that string',
  (text) => {
    expect(evaluate(stringLiteral(text))).toBe(text);
    expect(stringLiteral(text)).not.toMatch(/[\n\r\u2028]/);
  },
);

test('quotes names only where it must', () => {
  expect([
    propertyKey('class'),
    propertyKey('my-name'),
    memberAccess('it', 'x'),
    memberAccess('it', "o'clock"),
  ]).toEqual(['class', "'my-name'", 'it.x', `it["o'clock"]`]);
  expect(methodKey('new')).toBe("'new'");
});

test('data printed and evaluated is the same data', () => {
  const long = 'x'.repeat(130);
  const data = {
    kind: 'a',
    list: [1, true, { deep: [] }, {}],
    'na-me': long,
    nested: { value: long, other: [long, long] },
  };
  expect(evaluate(printLiteral(data, none))).toEqual(data);
});

test('a property called __proto__ sets no prototype', () => {
  const data = JSON.parse('{ "__proto__": { "x": 1 } }') as object;
  expect(Object.keys(evaluate(printLiteral(data, none)) as object)).toEqual(['__proto__']);
});

test('breaks what is longer than a line, and nothing else', () => {
  const short = { a: 1, b: ['c', 'd'] };
  expect(printLiteral(short, none)).toBe(`{ a: 1, b: ['c', 'd'] }`);
  const lines = printLiteral(
    Array.from({ length: 40 }, () => short),
    none,
  ).split('\n');
  expect(lines).toHaveLength(42);
  expect(lines[1]).toBe(`  { a: 1, b: ['c', 'd'] },`);
});

test('leaves out what is undefined and names constants', () => {
  const data = { namespace: 'urn:a', gone: undefined };
  expect(printLiteral(data, new Map([['urn:a', 'tns']]))).toBe('{ namespace: tns }');
});
