import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.js';
import { printDiagnostic, printDiagnostics } from '../../../generator/diagnostics/print.js';

const diagnostic = (column: number, line = 2): Diagnostic => ({
  code: 'unresolved-message',
  severity: 'error',
  message: 'no such message',
  position: { file: 'a.wsdl', line, column },
});

test('shows the place, the line and a caret under the column', () => {
  const textOf = () => 'first\n\tsecond line\nthird';
  expect(printDiagnostic(diagnostic(9), { textOf })).toBe(
    ['a.wsdl:2:9 error unresolved-message: no such message', '2 |  second line', '  |         ^'].join('\n'),
  );
});

test('shows the part of a long line that matters', () => {
  const line = `${'x'.repeat(500)}HERE${'y'.repeat(500)}`;
  const [, shown = '', caret = ''] = printDiagnostic(diagnostic(501, 1), { textOf: () => line }).split('\n');
  expect(shown.slice(caret.indexOf('^')).startsWith('HERE')).toBe(true);
  expect(shown.length).toBeLessThan(120);
});

test('lets no control character of a document reach the terminal', () => {
  const printed = printDiagnostic(diagnostic(1, 1), { textOf: () => 'a\u001b[2Jb\u009b' });
  expect(printed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});

test('uses colour only when told', () => {
  expect(printDiagnostic(diagnostic(1))).not.toContain('\u001b');
  expect(printDiagnostic(diagnostic(1), { color: true })).toContain('\u001b[31m');
});

test('counts what it printed', () => {
  const warning: Diagnostic = { ...diagnostic(1), severity: 'warning' };
  expect(printDiagnostics([diagnostic(1), diagnostic(2), warning])).toMatch(/\n\n2 errors, 1 warning$/);
  expect(printDiagnostics([])).toBe('no findings');
});
