/** What every format prints: findings of any verb (generate, check, lint, breaking) in one shape. */
import type { Diagnostic, Position, RelatedPosition } from '../diagnostic.js';

/** `error` and `warning` as in diagnostics; `note` for what is only told on request. */
export type Level = 'error' | 'warning' | 'note';

export interface Finding {
  /** A diagnostic code or the id of a rule: what `soapwright explain` takes. */
  readonly code: string;
  readonly level: Level;
  /** Breaking changes: who is hurt. */
  readonly category?: string;
  /** Breaking changes: what an ignore list names. */
  readonly component?: string;
  readonly message: string;
  /** What to do instead. */
  readonly remedy?: string;
  readonly position: Position;
  readonly related?: readonly RelatedPosition[];
}

/** One row of a table of codes or rules, for formats that list them. */
export interface RuleDescription {
  readonly id: string;
  readonly summary: string;
  readonly explanation: string;
  readonly remedy: string;
  readonly spec: string;
}

export interface FindingReport {
  /** The verb that was run. */
  readonly verb: string;
  /** Of the package. */
  readonly version: string;
  readonly findings: readonly Finding[];
  /** At least the rules that the findings name. */
  readonly rules: readonly RuleDescription[];
}

export function findingOf(diagnostic: Diagnostic, remedy?: string): Finding {
  const { code, severity, message, position, related } = diagnostic;
  return { code, level: severity, message, position, ...(related && { related }), ...(remedy && { remedy }) };
}

/** `2 errors, 1 warning`; `no findings`. */
export function countLevels(findings: readonly Finding[]): string {
  const counts = (['error', 'warning', 'note'] as const).flatMap((level) => {
    const count = findings.filter((finding) => finding.level === level).length;
    return count === 0 ? [] : [`${count} ${level}${count === 1 ? '' : 's'}`];
  });
  return counts.join(', ') || 'no findings';
}
