/**
 * `help.ts` of a service: the page at the bare URL and a page per operation, as HTML with holes. Every page holds the same one
 * `<style>` and the same one `<script>`, so a strict Content-Security-Policy allows them by their hashes.
 */
import type { ServiceDescriptor } from '../../runtime/descriptor.js';
import type { ServiceModel } from '../model/model.js';
import { address, pageParts, script, style } from './help-marks.js';
import type { PagePart } from './help-marks.js';
import { indexView, operationViews } from './help-view.js';
import type { Templates } from './template.js';
import { propertyKey, stringLiteral } from './typescript.js';

/** The module's text; `header` is the comment that opens every generated file, with its line end. */
export function emitHelp(
  model: ServiceModel,
  descriptor: ServiceDescriptor,
  header: string,
  templates: Templates,
): string {
  const title = `${descriptor.name} Web Service`;
  const page = (name: string, template: string, view: object) => {
    const content = templates.renderHtml(template, { ...view, address });
    return pageParts(templates.renderHtml('help-page', { title: name, content, style, script }));
  };
  const operations = operationViews(model, descriptor).map((view) => ({
    name: view.name,
    parts: page(`${view.name} - ${title}`, 'help-operation', view),
  }));
  return `${header}
import type { HelpDocuments } from 'soapwright/runtime';

const style = ${literal(templates.text('help.css'))};

const script = ${literal(templates.text('help.js'))};

/** The pages at the bare URL and at \`?op=\`. */
export const help: HelpDocuments = {
  style,
  script,
  index: ${printParts(page(title, 'help-index', indexView(descriptor)), '  ')},
  operations: {
${operations.map(({ name, parts }) => `    ${ownKey(name)}: ${printParts(parts, '    ')},\n`).join('')}  },
};
`;
}

/** As a key, `__proto__` would say something else. */
function ownKey(name: string): string {
  return name === '__proto__' ? "['__proto__']" : propertyKey(name);
}

function printParts(parts: readonly PagePart[], indent: string): string {
  const inner = `${indent}  `;
  return `[\n${parts.map((part) => `${inner}${printPart(part, inner)},\n`).join('')}${indent}]`;
}

function printPart(part: PagePart, indent: string): string {
  if (typeof part === 'string') return literal(part);
  if ('hole' in part) return `{ hole: ${stringLiteral(part.hole)} }`;
  if ('constant' in part) return part.constant;
  return `{ ports: [${part.ports.map(stringLiteral).join(', ')}], content: ${printParts(part.content, indent)} }`;
}

/** A template literal, lines as they are. */
function literal(text: string): string {
  const escaped = text.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('\r', '\\r');
  return `\`${escaped}\``;
}
