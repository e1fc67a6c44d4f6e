/** What the generator has to say about a document, and where. */

/** A place in a source text. `line` and `column` count from 1, `column` in UTF-16 units. */
export interface Position {
  /** The path as it was given or found, relative to the working directory where that is shorter. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
