/** The line a position is in, with a caret below the column. */
import type { Position } from '../diagnostic.js';

/** How many characters of a long line are shown around the place. */
const width = 100;

export function excerpt(text: string, position: Position): string[] {
  const line = text.split(/\r\n?|\n/)[position.line - 1];
  if (line === undefined || line.trim() === '') return [];
  const column = position.column - 1;
  const start = column < width - 10 ? 0 : column - width / 2;
  const before = start > 0 ? '...' : '';
  const after = start + width < line.length ? '...' : '';
  const number = String(position.line);
  const margin = ' '.repeat(number.length);
  return [
    `${number} | ${before}${line.slice(start, start + width).replace(/\t/g, ' ')}${after}`,
    `${margin} | ${' '.repeat(before.length + column - start)}^`,
  ];
}
