/**
 * Each folder of test/golden (but `refused`) is a contract with what is generated for it, as real sources. UPDATE_GOLDEN=1, or
 * `npm run golden:update`, writes what is generated now: read the difference before it is committed.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../../generator/emit/generated-file.js';
import { generate } from '../../generator/generate.js';
import { inspectContract, printInspection } from '../../generator/inspect.js';
import { diskHost } from '../../generator/source/disk-host.js';
import { understandContract } from '../../generator/understand.js';
import { compileErrors } from '../support/compile.js';

const root = join(import.meta.dirname, '../golden');
const cases = readdirSync(root).filter((name) => name !== 'refused');
const update = process.env['UPDATE_GOLDEN'] !== undefined;

/** Help pages have tests of their own; one case has them because test/types compiles against its server. */
const isCompared = ({ path }: GeneratedFile): boolean => !path.endsWith('/help.ts') || path.startsWith('ledger/');

const generated = new Map(cases.map((name) => [name, generateCase(name)]));

function generateCase(name: string): readonly GeneratedFile[] {
  return generate('input.wsdl', caseHost(name)).files;
}

function caseHost(name: string): typeof diskHost {
  return { read: (path, limit) => diskHost.read(join(root, name, path), limit) };
}

function inspectCase(name: string): string {
  const { model } = understandContract('input.wsdl', caseHost(name));
  return model === undefined ? '' : printInspection(inspectContract(model));
}

function readExpected(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function writeExpected(folder: string, files: Readonly<Record<string, string>>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test.each(cases)('generates %s as it should', (name) => {
  const expected = join(root, name, 'expected');
  const generated = Object.fromEntries(
    generateCase(name)
      .filter(isCompared)
      .map(({ path, text }) => [path, text]),
  );
  if (update) writeExpected(expected, generated);
  expect(generated).toEqual(readExpected(expected));
});

test.each(cases)('understands %s as it should', (name) => {
  const expected = join(root, name, 'model.txt');
  const text = inspectCase(name);
  if (update) writeFileSync(expected, text);
  expect(text).toBe(readFileSync(expected, 'utf8'));
});

test('generates the same bytes again', () => {
  expect(new Map(cases.map((name) => [name, generateCase(name)]))).toEqual(generated);
});

test('compiles under the strictest settings', () => {
  const files = [...generated].flatMap(([name, own]) =>
    own.map(({ path, text }) => [`test/golden/${name}/expected/${path}`, text] as const),
  );
  expect(compileErrors(Object.fromEntries(files))).toEqual([]);
});
