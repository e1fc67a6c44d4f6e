import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generated } from '../../generator/generate.js';
import { generate } from '../../generator/generate.js';
import { memoryHost } from '../../generator/source/host.js';
import { contractOf, generateText, generatedFile } from '../support/contract.js';

const root = join(import.meta.dirname, '../..');
const source = 'wsdl/Authentication.wsdl';
const authentication = readFileSync(join(root, source), 'utf8');
const generateFrom = (text: string): Generated => generate(source, memoryHost({ [source]: text }));
const texts = ({ files }: Generated): Record<string, string> =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]));

test('the committed files are what the contract generates', () => {
  const generated = texts(generateFrom(authentication));
  const committed = Object.keys(generated).map((path) => [path, readFileSync(join(root, 'generated', path), 'utf8')]);
  expect(committed).toHaveLength(6);
  expect(Object.fromEntries(committed)).toEqual(generated);
});

test('the namespace stands in the contract alone', () => {
  const old = /targetNamespace="([^"]+)"/.exec(authentication)?.[1] ?? '';
  const other = 'urn:somewhere:else';
  const before = texts(generateFrom(authentication));
  const after = texts(generateFrom(authentication.replaceAll(old, other)));
  const types = 'authentication/types.ts';
  expect(after[types]).toBe(before[types]);
  expect(Object.values(after).join('')).not.toContain(old);
  expect(after['authentication/descriptor.ts']).toContain(`const tns = '${other}';`);
});

test('one more operation adds to the files and changes nothing else in types', () => {
  const element = (name: string): string =>
    `<xs:element name="${name}"><xs:complexType><xs:attribute name="a"/></xs:complexType></xs:element>`;
  const schema = element('Call') + element('More');
  const before = generatedFile(contractOf(schema, { Call: ['Call'] }), 'types.ts');
  const after = generatedFile(contractOf(schema, { Call: ['Call'], Add: ['More'] }), 'types.ts');
  expect(after.startsWith(before)).toBe(true);
  expect(after.slice(before.length)).toMatch(/export interface More \{/);
});

test('nothing of the machine or the hour is in the output', () => {
  const everything = Object.values(texts(generateFrom(authentication))).join('\n');
  expect(everything).not.toMatch(
    new RegExp(`${process.cwd()}|${new Date().getFullYear()}-\\d\\d|\\bv?\\d+\\.\\d+\\.\\d+\\b`),
  );
});

test('a broken contract generates nothing', () => {
  const { files, diagnostics } = generateText(contractOf('<xs:element name="Call" type="tns:Nothing"/>'));
  expect(files).toEqual([]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['unresolved-type']);
});

test('no generated line holds an any', () => {
  const everything =
    generatedFile(contractOf('<xs:element name="Call"/>'), 'types.ts') +
    Object.values(texts(generateFrom(authentication))).join('\n');
  expect(everything).not.toMatch(/: any\b|<any\b|as any\b/);
});
