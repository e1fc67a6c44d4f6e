/**
 * `help.ts` of a service: the page at the bare URL and a page per operation, as HTML with holes. Every page holds the same one
 * `<style>` and the same one `<script>`, so a strict Content-Security-Policy allows them by their hashes.
 */
import type { ServiceDescriptor } from '../../runtime/descriptor.js';
import type { ServiceModel } from '../model/model.js';
import { address, pageParts, script, style } from './help-marks.js';
import type { PagePart } from './help-marks.js';
import { indexView, operationViews } from './help-view.js';
import { renderHtml, templateText } from './template.js';

/** The module's text; `header` is the comment that opens every generated file. */
export function emitHelp(model: ServiceModel, descriptor: ServiceDescriptor, header: string): string {
  const title = `${descriptor.name} Web Service`;
  const index = page(title, renderHtml('help-index', { ...indexView(descriptor), address }));
  const operations = operationViews(model, descriptor).map((view) => ({
    name: view.name,
    parts: page(`${view.name} - ${title}`, renderHtml('help-operation', { ...view, address })),
  }));
  return [
    header,
    '',
    "import type { HelpDocuments } from 'soapwright/runtime';",
    '',
    `const style = ${literal(templateText('help.css'))};`,
    '',
    `const script = ${literal(templateText('help.js'))};`,
    '',
    '/** The pages at the bare URL and at `?op=`. */',
    'export const help: HelpDocuments = {',
    '  style,',
    '  script,',
    `  index: ${printParts(index, '  ')},`,
    '  operations: {',
    ...operations.map(({ name, parts }) => `    ${JSON.stringify(name)}: ${printParts(parts, '    ')},`),
    '  },',
    '};',
    '',
  ].join('\n');
}

function page(title: string, content: string): PagePart[] {
  return pageParts(renderHtml('help-page', { title, content, style, script }));
}

function printParts(parts: readonly PagePart[], indent: string): string {
  const inner = `${indent}  `;
  return `[\n${parts.map((part) => `${inner}${printPart(part, inner)},\n`).join('')}${indent}]`;
}

function printPart(part: PagePart, indent: string): string {
  if (typeof part === 'string') return literal(part);
  if ('hole' in part) return `{ hole: ${JSON.stringify(part.hole)} }`;
  if ('constant' in part) return part.constant;
  return `{ ports: ${JSON.stringify(part.ports)}, content: ${printParts(part.content, indent)} }`;
}

/** A template literal, lines as they are. */
function literal(text: string): string {
  const escaped = text.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('\r', '\\r');
  return `\`${escaped}\``;
}
