/**
 * Handlebars, kept to what looks like the output with holes: a missing value is an error, and no template decides. A user's
 * folder may replace the package's templates one by one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Handlebars from 'handlebars';
import { invariant } from '../diagnostics/invariant.js';
import { requirePackage } from '../optional-package.js';

export interface Templates {
  /** Fills `name`.hbs, values written as they are. */
  readonly renderText: (name: string, view: object) => string;
  /** Fills `name`.hbs, values escaped as HTML. */
  readonly renderHtml: (name: string, view: object) => string;
  /** A file of the folder as it is. */
  readonly text: (fileName: string) => string;
}

/** The templates of a folder, and the package's where it has none of that name. */
export function loadTemplates(folder?: string): Templates {
  const { compile } = requirePackage('handlebars', 'generating') as typeof Handlebars;
  const compiled = new Map<string, Handlebars.TemplateDelegate>();
  const text = (fileName: string): string => readFileSync(templatePath(fileName, folder), 'utf8');
  const render = (name: string, view: object, noEscape: boolean): string => {
    const key = `${name} ${noEscape}`;
    const template = compiled.get(key) ?? compile(text(`${name}.hbs`), { strict: true, noEscape });
    compiled.set(key, template);
    return template(view);
  };
  return {
    renderText: (name, view) => render(name, view, true),
    renderHtml: (name, view) => render(name, view, false),
    text,
  };
}

function templatePath(fileName: string, folder: string | undefined): string {
  const own = folder === undefined ? undefined : join(folder, fileName);
  return own !== undefined && existsSync(own) ? own : join(packagedTemplates(), fileName);
}

/** `templates/` at the package's root, whether this runs as source or out of `dist/`. */
function packagedTemplates(): string {
  const ways = ['../../templates/', '../../../templates/'];
  const folders = ways.map((way) => fileURLToPath(new URL(way, import.meta.url)));
  const found = folders.find((folder) => existsSync(folder));
  invariant(found, 'the package holds its templates');
  return found;
}
