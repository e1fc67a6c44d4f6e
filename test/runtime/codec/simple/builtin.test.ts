import { builtInType } from '../../../../runtime/codec/simple/builtin.js';
import { normalizeWhiteSpace } from '../../../../runtime/codec/simple/simple-codec.js';
import type { SimpleCodec } from '../../../../runtime/codec/simple/simple-codec.js';

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);
const namespaces = new Map([
  ['p', 'urn:p'],
  ['', 'urn:default'],
]);

function type(name: string): SimpleCodec {
  const codec = builtInType(name);
  if (codec === undefined) throw new Error(`no type ${name}`);
  return codec;
}

function read(name: string, text: string): unknown {
  const codec = type(name);
  return codec.parse(normalizeWhiteSpace(text, codec.whiteSpace), (prefix) => namespaces.get(prefix));
}

const write = (name: string, value: unknown): string | undefined =>
  type(name).format(value, { qualify: (namespace, local) => `${namespace}|${local}` });

test.each<[string, string, unknown, string]>([
  ['xs:string', ' a\n\tb ', ' a\n\tb ', ' a\n\tb '],
  ['xs:normalizedString', ' a\n\tb ', ' a  b ', ' a  b '],
  ['xs:token', ' a\n\tb ', 'a b', 'a b'],
  ['xs:anyURI', ' http://e/?a=b&c ', 'http://e/?a=b&c', 'http://e/?a=b&c'],
  ['xs:boolean', ' true\n', true, 'true'],
  ['xs:boolean', '0', false, 'false'],
  ['xs:int', '\t+007 ', 7, '7'],
  ['xs:int', '-0', 0, '0'],
  ['xs:int', '-2147483648', -2147483648, '-2147483648'],
  ['xs:unsignedInt', '4294967295', 4294967295, '4294967295'],
  ['xs:byte', '-128', -128, '-128'],
  ['xs:long', '9223372036854775807', 9223372036854775807n, '9223372036854775807'],
  ['xs:unsignedLong', '18446744073709551615', 18446744073709551615n, '18446744073709551615'],
  ['xs:integer', '+123456789012345678901234567890', 123456789012345678901234567890n, '123456789012345678901234567890'],
  ['xs:decimal', ' 0.10 ', '0.10', '0.10'],
  ['xs:decimal', '.5', '.5', '.5'],
  ['xs:double', '1E5', 100000, '100000'],
  ['xs:double', 'INF', Infinity, 'INF'],
  ['xs:double', '-INF', -Infinity, '-INF'],
  ['xs:double', 'NaN', NaN, 'NaN'],
  ['xs:double', '-0', -0, '-0'],
  ['xs:float', '1.5e-7', 1.5e-7, '1.5e-7'],
  ['xs:dateTime', '2024-02-29T24:00:00Z', '2024-02-29T24:00:00Z', '2024-02-29T24:00:00Z'],
  ['xs:date', '-0044-03-15', '-0044-03-15', '-0044-03-15'],
  ['xs:time', '23:59:59.999+14:00', '23:59:59.999+14:00', '23:59:59.999+14:00'],
  ['xs:gMonthDay', '--02-29', '--02-29', '--02-29'],
  ['xs:duration', 'P1Y2M3DT4H5M6.7S', 'P1Y2M3DT4H5M6.7S', 'P1Y2M3DT4H5M6.7S'],
  ['xs:base64Binary', ' AP8 =\n', bytes(0, 255), 'AP8='],
  ['xs:base64Binary', '', bytes(), ''],
  ['xs:hexBinary', '00fF', bytes(0, 255), '00FF'],
  ['xs:QName', ' p:local ', '{urn:p}local', 'urn:p|local'],
  ['xs:QName', 'local', '{urn:default}local', 'urn:default|local'],
  ['xs:NMTOKENS', ' a  1b\n-c ', ['a', '1b', '-c'], 'a 1b -c'],
])('%s reads %j as %p and writes %j', (name, text, value, written) => {
  expect(read(name, text)).toEqual(value);
  expect(write(name, value)).toBe(written);
});

test.each<[string, string]>([
  ['xs:boolean', 'TRUE'],
  ['xs:boolean', ''],
  ['xs:int', ''],
  ['xs:int', '1.0'],
  ['xs:int', '1e3'],
  ['xs:int', '0x10'],
  ['xs:int', '1 2'],
  ['xs:int', '2147483648'],
  ['xs:unsignedByte', '-1'],
  ['xs:unsignedByte', '256'],
  ['xs:long', '9223372036854775808'],
  ['xs:positiveInteger', '0'],
  ['xs:negativeInteger', '0'],
  ['xs:integer', `1${'0'.repeat(5000)}`],
  ['xs:decimal', '1e3'],
  ['xs:decimal', '.'],
  ['xs:double', 'Infinity'],
  ['xs:double', '+INF'],
  ['xs:double', '0x1'],
  ['xs:date', '2023-02-29'],
  ['xs:date', '0000-01-01'],
  ['xs:date', '2023-13-01'],
  ['xs:date', '20230101'],
  ['xs:date', '02023-01-01'],
  ['xs:dateTime', '2023-01-01'],
  ['xs:dateTime', '2023-01-01T24:00:01'],
  ['xs:dateTime', '2023-01-01T00:00:00+14:01'],
  ['xs:time', '24:30:00'],
  ['xs:duration', 'P'],
  ['xs:duration', 'P1DT'],
  ['xs:duration', '1Y'],
  ['xs:base64Binary', 'AP8'],
  ['xs:base64Binary', 'A=P8'],
  ['xs:hexBinary', '0'],
  ['xs:hexBinary', '0x00'],
  ['xs:QName', 'nobody:local'],
  ['xs:QName', 'p:'],
  ['xs:QName', 'a:b:c'],
  ['xs:NCName', 'a:b'],
  ['xs:NCName', '1a'],
  ['xs:NMTOKEN', 'a b'],
  ['xs:language', 'x_y'],
  ['xs:NMTOKENS', ''],
])('%s refuses %j', (name, text) => {
  expect(read(name, text)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['xs:string', 5],
  ['xs:boolean', 'true'],
  ['xs:int', '5'],
  ['xs:int', 1.5],
  ['xs:int', NaN],
  ['xs:int', 2 ** 31],
  ['xs:int', 5n],
  ['xs:long', 5],
  ['xs:long', 2n ** 63n],
  ['xs:decimal', 1.5],
  ['xs:decimal', '1e5'],
  ['xs:double', '1'],
  ['xs:dateTime', new Date(0)],
  ['xs:date', 'yesterday'],
  ['xs:base64Binary', 'AP8='],
  ['xs:QName', 'p:local'],
  ['xs:NMTOKENS', ['a b']],
  ['xs:NMTOKENS', 'a b'],
])('%s does not write %p', (name, value) => {
  expect(write(name, value)).toBeUndefined();
});

test('takes no more than linear time to refuse long texts', () => {
  const long = '1'.repeat(200_000);
  for (const name of [
    'xs:decimal',
    'xs:double',
    'xs:integer',
    'xs:duration',
    'xs:dateTime',
    'xs:base64Binary',
    'xs:NMTOKEN',
  ]) {
    expect(read(name, `${long}!`)).toBeUndefined();
  }
});

test('orders values by what they mean', () => {
  const compare = (name: string, left: unknown, right: unknown): number | undefined =>
    type(name).compare?.(left, right);
  expect(compare('xs:decimal', '-1.50', '-1.5')).toBe(0);
  expect(compare('xs:decimal', '-2', '1')).toBe(-1);
  expect(compare('xs:decimal', '10', '9.99')).toBe(1);
  expect(compare('xs:decimal', '-10', '-9.99')).toBe(-1);
  expect(compare('xs:dateTime', '2024-01-01T00:00:00+02:00', '2023-12-31T22:00:00Z')).toBe(0);
  expect(compare('xs:dateTime', '2024-01-01T00:00:00.5Z', '2024-01-01T00:00:00.45Z')).toBe(1);
  expect(compare('xs:date', '0001-01-01', '-0001-01-01')).toBe(1);
  expect(compare('xs:duration', 'P1M', 'P29D')).toBe(1);
});
