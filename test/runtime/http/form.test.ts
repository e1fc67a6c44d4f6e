import { structuredLimits } from '../../../runtime/codec/limits.js';
import { parseForm } from '../../../runtime/http/form.js';

const values = (source: string) => parseForm(source).map(([, value]) => value);

test('pairs names and values in the order sent', () => {
  expect(parseForm('b=1&a=2&b=')).toEqual([
    ['b', '1'],
    ['a', '2'],
    ['b', ''],
  ]);
});

test('leaves out what is empty or has no name', () => {
  expect(parseForm('&&a&b=1&')).toEqual([['b', '1']]);
});

test.each([
  ['a plus is a blank, an escaped one is not', 'a=x+y%2Bz', 'x y+z'],
  ['only the first equals sign separates', 'a=b=c', 'b=c'],
  ['a semicolon does not separate', 'a=b;c=d', 'b;c=d'],
  ['hexadecimal digits of either case', 'a=%c3%A9', '\u00e9'],
  ['what is no escape stays', 'a=%zz%4%', '%zz%4%'],
  ['what is no unit escape stays', 'a=%u12g4%u', '%u12g4%u'],
  ['an escape behind a stray percent sign', 'a=%%41', '%A'],
  ['UTF-16 units, as .NET sends them', 'a=%u00e9%u20AC', '\u00e9\u20ac'],
  ['two units that make a pair', 'a=%ud83d%uDE00', '\u{1f600}'],
  ['a unit between bytes', 'a=%C3%A9%u20acx%C3%A9', '\u00e9\u20acx\u00e9'],
  ['bytes that are no UTF-8', 'a=%E9%FFx', '\ufffd\ufffdx'],
  ['raw bytes', 'a=caf\u00c3\u00a9', 'caf\u00e9'],
  ['a line end that belongs to the value', 'a=b\r\n', 'b\r\n'],
  ['NUL', 'a=%00', '\0'],
])('%s', (_, source, value) => {
  expect(values(source)).toEqual([value]);
});

test('more than a thousand pairs are refused', () => {
  expect(parseForm('a=&'.repeat(1000))).toHaveLength(1000);
  expect(() => parseForm('a=&'.repeat(1001))).toThrow('more than 1000');
});

test('names are unescaped too', () => {
  expect(parseForm('user%6e+x=1')).toEqual([['usern x', '1']]);
});

test('bytes are decoded by the encoding given, escaped or not', () => {
  const latin1 = (bytes: Buffer) => bytes.toString('latin1');
  expect(parseForm('a=%E9\u00e9%u20ac', structuredLimits, latin1)).toEqual([['a', '\u00e9\u00e9\u20ac']]);
});
