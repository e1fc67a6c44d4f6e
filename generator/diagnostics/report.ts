/** How stages report: a function that takes a code, a place and the values its message names. Nothing stops at a finding. */
import { codes, type CodeTable, type DiagnosticCode } from './codes.js';
import { formatPosition, type Diagnostic, type Position, type RelatedPosition } from './diagnostic.js';

/** The values the message of a code names. */
export type MessageValues<Code extends DiagnosticCode> = Parameters<CodeTable[Code]['message']>[0];

/** Adds one finding. The values are typed by the code; the severity is the table's. */
export type Report = <Code extends DiagnosticCode>(
  code: Code,
  position: Position,
  values: MessageValues<Code>,
  related?: readonly RelatedPosition[],
) => void;

export interface Reporter {
  readonly report: Report;
  /** All findings so far, in the order they were made; each once. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Collects the findings of one run. The same message at the same place is kept once. */
export function createReporter(): Reporter {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  const report: Report = (code, position, values, related) => {
    const { severity, message } = codes[code] as {
      severity: Diagnostic['severity'];
      message: (found: unknown) => string;
    };
    const diagnostic: Diagnostic = {
      code,
      severity,
      message: oneLine(message(values)),
      position,
      ...(related && { related }),
    };
    const key = `${code} ${formatPosition(position)} ${diagnostic.message}`;
    if (seen.has(key)) return;
    seen.add(key);
    diagnostics.push(diagnostic);
  };
  return { report, diagnostics };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** Values come from documents: they must not break lines, nor fill a screen. */
function oneLine(message: string): string {
  const line = message.replace(/\p{Cc}+/gu, ' ');
  return line.length > 1000 ? `${line.slice(0, 1000)}...` : line;
}
