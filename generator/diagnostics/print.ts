/** A finding as text for a person: place, message, the line itself, a caret under it. */
import type { Diagnostic, Position, Severity } from './diagnostic.js';
import { formatPosition } from './diagnostic.js';

export interface PrintOptions {
  /** The text of a document by `Position.file`; without it no excerpt is printed. */
  readonly textOf?: (file: string) => string | undefined;
  /** ANSI colours, for a terminal. Default: none. */
  readonly color?: boolean;
}

/** One finding in several lines, without a line break at its end. */
export function printDiagnostic(diagnostic: Diagnostic, options: PrintOptions = {}): string {
  const paint = options.color ? colored : plain;
  const { severity, code, message, position } = diagnostic;
  const head = `${paint.place(formatPosition(position))} ${paint[severity](`${severity} ${code}`)}: ${message}`;
  const related = (diagnostic.related ?? []).flatMap((one) => [
    `  ${paint.place(formatPosition(one.position))} ${one.message}`,
    ...indent(excerpt(one.position, options, paint)),
  ]);
  return [head, ...excerpt(position, options, paint), ...related].join('\n');
}

/** All findings, a blank line between them, and a count at the end. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], options: PrintOptions = {}): string {
  const blocks = diagnostics.map((diagnostic) => printDiagnostic(diagnostic, options));
  return [...blocks, countFindings(diagnostics)].join('\n\n');
}

/** `2 errors, 1 warning`; `no findings`. */
export function countFindings(diagnostics: readonly Diagnostic[]): string {
  const counts = (['error', 'warning'] as const).map((severity) => count(diagnostics, severity)).filter(Boolean);
  return counts.length > 0 ? counts.join(', ') : 'no findings';
}

function count(diagnostics: readonly Diagnostic[], severity: Severity): string {
  const number = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  if (number === 0) return '';
  return `${number} ${severity}${number === 1 ? '' : 's'}`;
}

/** Tabs, and what could move the cursor of a terminal. */
const controlCharacters = /\p{Cc}/gu;

/** How many characters of a long line are shown around the place. */
const excerptWidth = 100;

function excerpt(position: Position, options: PrintOptions, paint: Paint): string[] {
  const line = options.textOf?.(position.file)?.split(/\r\n?|\n/)[position.line - 1];
  if (line === undefined || line.trim() === '') return [];
  const column = position.column - 1;
  const start = column < excerptWidth - 10 ? 0 : column - excerptWidth / 2;
  const shown = line.slice(start, start + excerptWidth).replace(controlCharacters, ' ');
  const before = start > 0 ? '...' : '';
  const after = start + excerptWidth < line.length ? '...' : '';
  const number = String(position.line);
  return [
    `${paint.quiet(`${number} |`)} ${before}${shown}${after}`,
    `${paint.quiet(`${' '.repeat(number.length)} |`)} ${' '.repeat(before.length + column - start)}${paint.caret('^')}`,
  ];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

type Paint = Readonly<Record<Severity | 'place' | 'quiet' | 'caret', (text: string) => string>>;

const same = (text: string): string => text;
const plain: Paint = { error: same, warning: same, place: same, quiet: same, caret: same };

const ansi = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const colored: Paint = { error: ansi(31), warning: ansi(33), place: ansi(1), quiet: ansi(2), caret: ansi(31) };
