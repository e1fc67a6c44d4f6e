/** What the generator has to say about a document, and where. */
import type { DiagnosticCode } from './codes.js';

/** A place in a source text. `line` and `column` count from 1, `column` in UTF-16 units. */
export interface Position {
  /** The path as it was given or found, relative to the working directory where that is shorter. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An `error` keeps anything from being written; a `warning` says that the contract was read with more tolerance than it asks for. */
export type Severity = 'error' | 'warning';

/** One finding, at the place that has to change. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** One sentence for the author of the document: what was found, what was expected, the nearest name. */
  readonly message: string;
  readonly position: Position;
  /** Other places that matter, such as the first of two declarations. */
  readonly related?: readonly RelatedPosition[];
}

export interface RelatedPosition {
  readonly message: string;
  readonly position: Position;
}

/** `file:line:column`, as editors and terminals make it a link. */
export function formatPosition(position: Position): string {
  return `${position.file}:${position.line}:${position.column}`;
}
