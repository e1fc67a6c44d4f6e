/** What the XML parser complains of, as a diagnostic: its words made ours, and the place made exact. */
import type { Report } from '../diagnostics/report.js';
import type { LineIndex } from './line-index.js';

export interface Complaint {
  readonly message: string;
  /** The last place the parser noted: at the markup in question or shortly before it. */
  readonly line: number;
  readonly column: number;
}

/** Reports the complaint with the code it deserves. */
export function reportComplaint(complaint: Complaint, text: string, lines: LineIndex, report: Report): void {
  const noted = lines.offset(complaint.line, complaint.column);
  const at = (offset: number) => lines.positionAt(offset < 0 ? noted : offset);
  const { message } = complaint;

  const entity = /^entity not (?:found:|matching Reference production: )(.*)$/s.exec(message)?.[1];
  if (entity !== undefined) {
    report('undefined-entity', at(text.indexOf(entity, noted)), { name: shorten(entity) });
    return;
  }
  if (message.startsWith('Error constructing the DOM: NamespaceError')) {
    const name = undeclaredName(text, noted);
    report('undeclared-prefix', at(name.offset), { prefix: name.prefix, name: name.name });
    return;
  }
  const mismatch = /^Opening and ending tag mismatch: "(.*)" != "(.*)"$/s.exec(message);
  if (mismatch) {
    const [, opened = '', closed = ''] = mismatch;
    const problem = `element ${shorten(opened)} is closed as ${shorten(closed.trim())}`;
    report('malformed-xml', at(text.indexOf(`</${closed}`, noted)), { problem });
    return;
  }
  report('malformed-xml', at(noted), { problem: shorten(rephrase(message)) });
}

function rephrase(message: string): string {
  const unclosed = /^unclosed xml tag\(s\): (.*)$/s.exec(message)?.[1];
  if (unclosed !== undefined) return `the document ends before ${unclosed.split(', ').at(-1)} is closed`;
  if (message === 'missing root element') return 'there is no root element';
  // A single piece of text, comment or name of many megabytes is more than the parser's patterns take.
  if (message.includes('Maximum call stack size')) return 'a piece of markup here is too long to be read';
  return message.replace(/^element parse error: (?:Error: )?/, '').replace(/ (?:starting )?at position \d+/, '');
}

/** The first name in the start tag at `offset` whose prefix no ancestor could have declared, as far as the text tells. */
function undeclaredName(text: string, offset: number): { prefix: string; name: string; offset: number } {
  const end = text.indexOf('>', offset);
  const tag = text
    .slice(offset, end < 0 ? text.length : end)
    .replace(/"[^"]*"|'[^']*'/g, (value) => ' '.repeat(value.length));
  for (const match of tag.matchAll(/([^\s<>/="':]+):[^\s<>/="':]+/g)) {
    const [name, prefix = ''] = match;
    if (prefix === 'xml' || prefix === 'xmlns') continue;
    if (!text.includes(`xmlns:${prefix}`)) return { prefix, name, offset: offset + match.index };
  }
  const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? '';
  return { prefix: name.includes(':') ? name.replace(/:.*$/, '') : '', name, offset: offset + 1 };
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}
