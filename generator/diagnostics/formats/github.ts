/** GitHub Actions' workflow commands: each finding becomes an annotation at its line. */
import { formatPosition } from '../diagnostic.js';
import { countLevels, type Finding, type FindingReport, type Level } from './finding.js';

export function formatGithub({ findings }: FindingReport): string {
  return [...findings.map(annotation), countLevels(findings)].join('\n') + '\n';
}

const commands: Readonly<Record<Level, string>> = { error: 'error', warning: 'warning', note: 'notice' };

function annotation({ code, level, category, message, remedy, position, related }: Finding): string {
  const title = [category, code].filter(Boolean).join(' ');
  const properties = [
    `file=${escapeProperty(position.file)}`,
    `line=${position.line}`,
    `col=${position.column}`,
    `title=${escapeProperty(title)}`,
  ].join(',');
  const others = (related ?? []).map((one) => `${one.message} ${formatPosition(one.position)}`);
  const text = [message, ...others, ...(remedy ? [`Instead: ${remedy}`] : [])].join('\n');
  return `::${commands[level]} ${properties}::${escapeData(text)}`;
}

/** The toolkit's escapes of what would end a command or start another (actions/toolkit, `command.ts`). */
function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
