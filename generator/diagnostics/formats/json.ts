/** For programs: one JSON document; `schemas/findings.schema.json` describes it. */
import type { FindingReport } from './finding.js';

/** Where the schema is published; also its `$id`. */
export const findingsSchemaId = 'https://soapwright.dev/schemas/findings.schema.json';

export function formatJson({ verb, version, findings }: FindingReport): string {
  const document = {
    $schema: findingsSchemaId,
    tool: 'soapwright',
    version,
    verb,
    counts: {
      error: count('error'),
      warning: count('warning'),
      note: count('note'),
    },
    findings,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;

  function count(level: string): number {
    return findings.filter((finding) => finding.level === level).length;
  }
}
