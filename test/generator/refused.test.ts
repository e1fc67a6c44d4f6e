/**
 * Every diagnostic code has a folder in test/golden/refused with a contract that brings it about, and what is printed for it.
 * UPDATE_GOLDEN=1 writes what is printed now: read the difference before it is committed.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes, diagnosticCodes, type DiagnosticCode } from '../../generator/diagnostics/codes.js';
import { printDiagnostics } from '../../generator/diagnostics/print.js';
import type { LoadOptions } from '../../generator/source/host.js';
import { diskHost } from '../../generator/source/disk-host.js';
import { understandContract } from '../../generator/understand.js';

const root = join(import.meta.dirname, '../golden/refused');

/** `options.json` of a case. */
interface CaseOptions extends LoadOptions {
  readonly entry?: string;
}

function runCase(code: string): { readonly printed: string; readonly found: readonly string[] } {
  const folder = join(root, code);
  const optionsFile = join(folder, 'options.json');
  const { entry = 'input.wsdl', ...options } = existsSync(optionsFile)
    ? (JSON.parse(readFileSync(optionsFile, 'utf8')) as CaseOptions)
    : ({} as CaseOptions);
  const host = { read: (path: string, limit: number) => diskHost.read(join(folder, path), limit) };
  const { diagnostics, textOf } = understandContract(entry, host, options);
  return {
    printed: `${printDiagnostics(diagnostics, { textOf })}\n`,
    found: diagnostics.map((diagnostic) => diagnostic.code),
  };
}

test('every code has a case, and every case is of a code', () => {
  expect(readdirSync(root).sort()).toEqual([...diagnosticCodes].sort());
});

test.each(diagnosticCodes)('reports %s as it should', (code: DiagnosticCode) => {
  const { printed, found } = runCase(code);
  const expected = join(root, code, 'diagnostics.txt');
  if (process.env['UPDATE_GOLDEN']) writeFileSync(expected, printed);
  expect(printed).toBe(readFileSync(expected, 'utf8'));
  expect(found).toContain(code);
});

test.each(diagnosticCodes)('explains %s: where it is specified, why, what to do', (code: DiagnosticCode) => {
  const { spec, explanation, remedy } = codes[code];
  expect(spec).toMatch(/^[A-Z].*, (section|R)/);
  expect(explanation).toMatch(/\.$/);
  expect(remedy).toMatch(/\.$/);
});
