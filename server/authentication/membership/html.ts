/** HTML as tagged templates: what is put into a hole is escaped, unless it is HTML already. */

export class Html {
  constructor(readonly text: string) {}
}

type Hole = string | number | Html | undefined | false | readonly Html[];

/** `undefined` and `false` are nothing. */
export function html(strings: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  return new Html(strings.reduce((text, string, index) => text + render(holes[index - 1]) + string));
}

function render(hole: Hole): string {
  if (hole === undefined || hole === false) return '';
  if (hole instanceof Html) return hole.text;
  if (typeof hole === 'object') return hole.map(render).join('');
  return String(hole).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
