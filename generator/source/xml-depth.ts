/** How deep the elements of a text are nested, told from its markup alone, before anything that recurses sees it. */

/** The offset of the first start tag nested deeper than `limit`; `undefined` when there is none. Takes linear time on any text. */
export function firstTagBelow(limit: number, text: string): number | undefined {
  let depth = 0;
  for (let start = text.indexOf('<'); start >= 0;) {
    const end = endOfMarkup(text, start);
    if (end < 0) return undefined;
    const next = text.charAt(start + 1);
    if (next === '/') depth--;
    else if (next !== '!' && next !== '?' && text.charAt(end - 2) !== '/' && ++depth > limit) return start;
    start = text.indexOf('<', end);
  }
  return undefined;
}

/** Where the markup that begins at `start` ends; -1 when it does not. */
function endOfMarkup(text: string, start: number): number {
  if (text.startsWith('<!--', start)) return after(text, '-->', start + 4);
  if (text.startsWith('<![CDATA[', start)) return after(text, ']]>', start + 9);
  if (text.startsWith('<?', start)) return after(text, '?>', start + 2);
  if (text.startsWith('<!', start)) return start + 2;
  return endOfTag(text, start + 1);
}

function after(text: string, closing: string, from: number): number {
  const found = text.indexOf(closing, from);
  return found < 0 ? -1 : found + closing.length;
}

function endOfTag(text: string, from: number): number {
  const stop = /["'>]/g;
  stop.lastIndex = from;
  for (let match = stop.exec(text); match; match = stop.exec(text)) {
    if (match[0] === '>') return stop.lastIndex;
    const closing = text.indexOf(match[0], stop.lastIndex);
    if (closing < 0) return -1;
    stop.lastIndex = closing + 1;
  }
  return -1;
}
