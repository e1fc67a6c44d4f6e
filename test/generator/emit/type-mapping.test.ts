import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInType } from '../../../generator/emit/type-mapping.js';
import { builtInType as codecType } from '../../../runtime/codec/simple/builtin.js';
import { contractOf, generatedFile } from '../../support/contract.js';

/** The table of the documentation: XML Schema type to TypeScript type. */
const page = readFileSync(join(import.meta.dirname, '../../../docs/type-mapping.md'), 'utf8');
const rows = page
  .split('\n')
  .slice(0, page.split('\n').indexOf('## Derived simple types'))
  .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)))
  .flatMap(([, names = [], types = []]) => names.map((name) => [name, types[0] ?? ''] as const));

/** A value of each TypeScript type, as the codec gives it. */
const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'string[]';
  return value instanceof Uint8Array ? 'Uint8Array' : typeof value;
};

const samples: Readonly<Record<string, string>> = {
  boolean: 'true',
  dateTime: '2026-01-02T03:04:05',
  date: '2026-01-02',
  time: '03:04:05',
  duration: 'P1D',
  gYear: '2026',
  gYearMonth: '2026-01',
  gMonth: '--01',
  gMonthDay: '--01-02',
  gDay: '---02',
  negativeInteger: '-1',
  nonPositiveInteger: '0',
  base64Binary: 'AA==',
  hexBinary: '00',
  language: 'en',
  QName: 'a',
  NOTATION: 'a',
  Name: 'a',
  NCName: 'a',
  ID: 'a',
  IDREF: 'a',
  IDREFS: 'a b',
  ENTITY: 'a',
  ENTITIES: 'a b',
  NMTOKENS: 'a b',
};

test('documents all 44 built-in types, anySimpleType and anyType', () => {
  expect(new Set(rows.map(([name]) => name)).size).toBe(46);
});

test.each(rows)('%s is %s in the documentation, the types and the codec', (name, type) => {
  expect(builtInType(`xs:${name}`)).toBe(type);
  if (name === 'anyType') return;
  const value = codecType(`xs:${name}`)?.parse(samples[name] ?? '1', () => '');
  expect(typeOf(value)).toBe(type);
});

test.each([
  ['xs:string', ['a b', "it's"], `'a b' | "it's"`],
  ['xs:token', [' a ', 'a'], `'a'`],
  ['xs:short', ['1', '+02'], '1 | 2'],
  ['xs:long', ['1', '-2'], '1n | -2n'],
  ['xs:decimal', ['1.0'], 'string'],
  ['xs:date', ['2026-01-01'], 'string'],
  ['xs:double', ['1'], 'number'],
])('an enumeration of %s with %p is %s', (base, values, expected) => {
  const facets = values.map((value) => `<xs:enumeration value="${value}"/>`).join('');
  const schema = `<xs:element name="Call" type="tns:T"/><xs:simpleType name="T"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`;
  expect(generatedFile(contractOf(schema), 'types.ts')).toContain(`export type T = ${expected};`);
});
