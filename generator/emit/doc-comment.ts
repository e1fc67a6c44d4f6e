/** JSDoc from the contract's own words: white space tidied, lines wrapped, nothing that would end the comment. */
import { lineWidth } from './typescript.js';

export interface DocComment {
  readonly text?: string | undefined;
  /** Such as `@default 5`, one line each. */
  readonly tags?: readonly string[];
}

/** With a line break at its end; nothing when there is nothing to say. */
export function docComment({ text, tags = [] }: DocComment, indent = ''): string {
  const paragraphs = tidyParagraphs(text);
  const width = lineWidth - indent.length - ' * '.length;
  const lines = paragraphs.flatMap((paragraph, index) => [...(index > 0 ? [''] : []), ...wrap(paragraph, width)]);
  const tagLines = tags.map((tag) => safe(tag.replace(/\s+/g, ' ').trim()));
  if (lines.length > 0 && tagLines.length > 0) lines.push('');
  lines.push(...tagLines);
  const [only, ...others] = lines;
  if (only === undefined) return '';
  const single = `${indent}/** ${only} */`;
  if (others.length === 0 && single.length <= lineWidth) return `${single}\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line && ' '}${line}\n`).join('')}${indent} */\n`;
}

/** Blank lines part paragraphs; all other white space is one space. */
function tidyParagraphs(text = ''): string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => safe(paragraph.replace(/\s+/g, ' ').trim()))
    .filter((paragraph) => paragraph !== '');
}

/** An `@` at the start of a line would be a tag. */
function wrap(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const breaks = line !== '' && line.length + 1 + word.length > width && !word.startsWith('@');
    if (breaks) lines.push(line);
    line = line === '' || breaks ? word : `${line} ${word}`;
  }
  return [...lines, line].map((text) => (text.startsWith('@') ? `\\${text}` : text));
}

function safe(text: string): string {
  return text.replaceAll('*/', '*\\/');
}
