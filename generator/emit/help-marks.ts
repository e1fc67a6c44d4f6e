/**
 * Marks for what the text of a help page cannot hold itself: holes, parts that come and go with their ports, the shared style
 * and script. They travel through the template as text; U+FFFE and U+FFFF, around them, are no characters of XML, so no
 * contract has them.
 */

/** `documentParts` undoes this. */
function mark(name: string): string {
  return `\ufffe${name}\uffff`;
}

export const host = mark('host');
export const path = mark('path');
export const address = mark('address');
export const style = mark('style');
export const script = mark('script');

/** Content that stands while one of these ports is served; port names are NCNames, so blanks part them. */
export function whilePortsServed(ports: readonly string[]): { readonly begin: string; readonly end: string } {
  return { begin: mark(['ports', ...ports].join(' ')), end: mark('end') };
}

/** Text in a sample that a caller fills in. */
export function placeholder(text: string): string {
  return mark('placeholder') + text + mark('filled');
}

/** A page as `DocumentPart`s, with names of shared constants beside. */
export type PagePart =
  | string
  | { readonly hole: string }
  | { readonly constant: string }
  | { readonly ports: readonly string[]; readonly content: readonly PagePart[] };

const elements: Readonly<Record<string, string>> = { placeholder: '<b>', filled: '</b>' };

/** From a page's HTML with marks to its parts. Handlebars escapes `=` too, for attributes without quotes; here all have them. */
export function pageParts(html: string): PagePart[] {
  const pieces = html
    .replaceAll('&#x3D;', '=')
    .replace(/\ufffe(placeholder|filled)\uffff/g, (_, name: string) => elements[name] ?? '')
    .split(/\ufffe([^\uffff]*)\uffff/);
  const [first, ...rest] = pieces;
  return collect([first ?? '', ...rest]).parts;
}

/** Texts stand at even places, marks between them; stops at the `end` of the section it was called for. */
function collect(pieces: readonly string[], from = 0): { readonly parts: PagePart[]; readonly next: number } {
  const parts: PagePart[] = [];
  let at = from;
  for (;;) {
    const text = pieces[at];
    if (text !== undefined && text !== '') parts.push(text);
    const name = pieces[at + 1];
    at += 2;
    if (name === undefined || name === 'end') return { parts, next: at };
    const [kind, ...ports] = name.split(' ');
    if (kind === 'ports') {
      const section = collect(pieces, at);
      parts.push({ ports, content: section.parts });
      at = section.next;
    } else {
      parts.push(name === 'style' || name === 'script' ? { constant: name } : { hole: name });
    }
  }
}
