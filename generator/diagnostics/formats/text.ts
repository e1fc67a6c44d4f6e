/** For people: place, level, code, message, the line itself with a caret, and what to do. */
import { formatPosition, type Position } from '../diagnostic.js';
import { excerpt } from './excerpt.js';
import { countLevels, type Finding, type FindingReport, type Level } from './finding.js';

export interface TextOptions {
  /** The text of a document by `Position.file`; without it no line is shown. */
  readonly textOf?: (file: string) => string | undefined;
  /** ANSI colours, for a terminal. */
  readonly color?: boolean;
}

export function formatText({ findings }: FindingReport, options: TextOptions): string {
  const blocks = findings.map((finding) => formatOne(finding, options));
  return [...blocks, countLevels(findings)].join('\n\n') + '\n';
}

function formatOne(finding: Finding, options: TextOptions): string {
  const { code, level, category, message, remedy, position, related } = finding;
  const name = [category, code].filter(Boolean).join(' ');
  const paint = (style: Style, text: string) => (options.color ? `\u001b[${ansi[style]}m${text}\u001b[0m` : text);
  const head = `${paint('place', formatPosition(position))} ${paint(level, `${level} ${name}`)}: ${message}`;
  const others = (related ?? []).map((one) => `  ${one.message} ${formatPosition(one.position)}`);
  const lines = [head, ...shown(position, options), ...others];
  return [...lines, ...(remedy ? [paint('quiet', `  instead: ${remedy}`)] : [])].join('\n');
}

type Style = Level | 'place' | 'quiet';

const ansi: Readonly<Record<Style, number>> = { error: 31, warning: 33, note: 36, place: 1, quiet: 2 };

function shown(position: Position, { textOf }: TextOptions): string[] {
  const text = textOf?.(position.file);
  return text === undefined ? [] : excerpt(text, position);
}
