/** Lines and columns of a text, and the offsets they stand at. */
import type { Position } from '../diagnostics/diagnostic.js';

/** Line ends are `\n`, `\r\n` and `\r` (XML 1.0, section 2.11). */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(
    private readonly file: string,
    private readonly text: string,
  ) {
    const lineEnd = /\r\n?|\n/g;
    while (lineEnd.exec(text)) this.starts.push(lineEnd.lastIndex);
  }

  position(line: number, column: number): Position {
    return { file: this.file, line, column };
  }

  /** The offset of a place that this text has; places beyond its end are its end. */
  offset(line: number, column: number): number {
    return Math.min((this.starts[line - 1] ?? this.text.length) + column - 1, this.text.length);
  }

  positionAt(offset: number): Position {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return this.position(low + 1, offset - (this.starts[low] ?? 0) + 1);
  }
}
