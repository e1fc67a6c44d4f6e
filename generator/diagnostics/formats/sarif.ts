/** SARIF 2.1.0 (OASIS): what code scanning services take. */
import type { Position } from '../diagnostic.js';
import type { Finding, FindingReport, RuleDescription } from './finding.js';

export function formatSarif({ verb, version, findings, rules }: FindingReport): string {
  const named = new Set(findings.map(({ code }) => code));
  const listed = rules.filter(({ id }) => named.has(id));
  const indexes = new Map(listed.map(({ id }, index) => [id, index]));
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'soapwright', version, rules: listed.map(describeRule) } },
        automationDetails: { id: `soapwright/${verb}/` },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => result(finding, indexes)),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function describeRule({ id, summary, explanation, remedy, spec }: RuleDescription) {
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: explanation },
    help: { text: `${remedy} (${spec})` },
  };
}

function result(finding: Finding, indexes: ReadonlyMap<string, number>) {
  const { code, level, category, component, message, remedy, position, related } = finding;
  const ruleIndex = indexes.get(code);
  return {
    ruleId: code,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level,
    message: { text: remedy ? `${message}. Instead: ${remedy}` : message },
    locations: [
      {
        physicalLocation: physicalLocation(position),
        ...(component !== undefined && { logicalLocations: [{ fullyQualifiedName: component }] }),
      },
    ],
    ...(related && {
      relatedLocations: related.map((one, id) => ({
        id,
        message: { text: one.message },
        physicalLocation: physicalLocation(one.position),
      })),
    }),
    ...(category !== undefined && { properties: { tags: [category] } }),
  };
}

function physicalLocation({ file, line, column }: Position) {
  return {
    artifactLocation: { uri: uriReference(file) },
    region: { startLine: line, startColumn: column },
  };
}

/** A relative path as a URI reference (RFC 3986, section 4.2); a first segment with a colon would look like a scheme. */
function uriReference(file: string): string {
  if (/^[a-z]+:\/\//i.test(file)) return encodeURI(file);
  const path = file.split('\\').join('/').split('/').map(encodeURIComponent).join('/');
  return file.startsWith('/') ? `file://${path}` : path;
}
