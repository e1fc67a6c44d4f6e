/** JUnit XML as CI servers read it: one test case per finding, or one that passed when there is none. */
import { formatPosition } from '../diagnostic.js';
import type { Finding, FindingReport } from './finding.js';

export function formatJunit({ verb, findings }: FindingReport): string {
  const failures = findings.filter(isFailure).length;
  const cases =
    findings.length > 0 ? findings.map(testCase) : [`    <testcase classname="soapwright" name="${verb}"/>`];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${cases.length}" failures="${failures}">`,
    `  <testsuite name="soapwright ${escapeXml(verb)}" tests="${cases.length}" failures="${failures}" errors="0">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** Warnings and notes do not fail a build, so they do not fail a test either. */
function isFailure({ level }: Finding): boolean {
  return level === 'error';
}

function testCase(finding: Finding): string {
  const { code, message, remedy, position } = finding;
  const place = formatPosition(position);
  const open = `    <testcase classname="${escapeXml(code)}" name="${escapeXml(`${place} ${message}`)}" file="${escapeXml(position.file)}" line="${position.line}"`;
  const text = escapeXml([`${place} ${message}`, ...(remedy ? [`Instead: ${remedy}`] : [])].join('\n'));
  if (!isFailure(finding)) return `${open}>\n      <system-out>${text}</system-out>\n    </testcase>`;
  return `${open}>\n      <failure type="${escapeXml(code)}" message="${escapeXml(message)}">${text}</failure>\n    </testcase>`;
}

function escapeXml(text: string): string {
  return (
    text
      // XML 1.0, section 2.2: no document may hold these.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/\n/g, '&#10;')
  );
}
