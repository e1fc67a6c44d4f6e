/**
 * `wsdl.ts` of a service: the contract's documents with holes where the address it is asked at, the addresses of imported
 * documents, and the ports that are served decide.
 */
import type { DocumentPart } from '../../runtime/descriptor.js';
import type { ContractModel, DocumentModel, DocumentReference, DocumentSection } from '../model/model.js';
import { indentUnit, printLiteral } from './typescript.js';

export function emitWsdl({ documents }: ContractModel, header: string): string {
  const [contract, ...imported] = documents;
  const indexes = new Map(imported.map(({ path }, index) => [path, index]));
  const parts = contract === undefined ? [] : documentParts(contract, indexes);
  const schemas = imported.map(
    (document) => `${indentUnit}${printParts(documentParts(document, indexes), indentUnit)},\n`,
  );
  return `${header}
import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at \`?wsdl\`. */
export const wsdl: readonly DocumentPart[] = ${printParts(parts, '')};

/** The documents it imports, served as \`?xsd=N\`. */
export const schemas: readonly (readonly DocumentPart[])[] = [${schemas.length > 0 ? '\n' : ''}${schemas.join('')}];
`;
}

type Cut = DocumentReference | (DocumentSection & { readonly kind: 'section' });

/** The text of a document in parts, for serving it. `indexes`: of the imported documents, by path. */
export function documentParts(document: DocumentModel, indexes: ReadonlyMap<string, number>): DocumentPart[] {
  const { text } = document;
  const sections = document.sections.map((section): Cut => ({ kind: 'section', ...withIndent(section, text) }));
  const cuts = [...sections, ...document.references];
  cuts.sort((left, right) => left.start - right.start || right.end - left.end);
  return cutText(text, 0, text.length, cuts, indexes);
}

/** With the white space before it, so that a section left out leaves no gap. */
function withIndent(section: DocumentSection, text: string): DocumentSection {
  let { start } = section;
  while (start > 0 && /\s/.test(text.charAt(start - 1))) start -= 1;
  return { ...section, start };
}

function cutText(
  text: string,
  start: number,
  end: number,
  cuts: readonly Cut[],
  indexes: ReadonlyMap<string, number>,
): DocumentPart[] {
  const parts: DocumentPart[] = [];
  let at = start;
  for (const cut of cuts) {
    if (cut.start < at || cut.end > end) continue;
    const part = cutPart(text, cut, cuts, indexes);
    if (part === undefined) continue;
    append(parts, text.slice(at, cut.start));
    append(parts, part);
    at = cut.end;
  }
  append(parts, text.slice(at, end));
  return parts;
}

/** Joins text with the text before it, and a section with its neighbour of the same ports. */
function append(parts: DocumentPart[], part: DocumentPart): void {
  const last = parts.at(-1);
  if (part === '') return;
  if (typeof part === 'string' && typeof last === 'string') {
    parts[parts.length - 1] = last + part;
  } else if (isSection(part) && isSection(last) && last.ports.join() === part.ports.join()) {
    const content = [...last.content];
    part.content.forEach((inner) => append(content, inner));
    parts[parts.length - 1] = { ports: last.ports, content };
  } else {
    parts.push(part);
  }
}

type SectionPart = Extract<DocumentPart, { readonly ports: readonly string[] }>;

function isSection(part: DocumentPart | undefined): part is SectionPart {
  return typeof part === 'object' && 'ports' in part;
}

/** `undefined` for an import that was not loaded: its address stays as the contract has it. */
function cutPart(
  text: string,
  cut: Cut,
  cuts: readonly Cut[],
  indexes: ReadonlyMap<string, number>,
): DocumentPart | undefined {
  switch (cut.kind) {
    case 'address':
      return { hole: 'address' };
    case 'import': {
      const index = cut.target === undefined ? undefined : indexes.get(cut.target);
      return index === undefined ? undefined : { hole: 'schema', index };
    }
    case 'section': {
      const inner = cuts.filter(
        (other) => other.kind !== 'section' && other.start >= cut.start && other.end <= cut.end,
      );
      return { ports: cut.ports, content: cutText(text, cut.start, cut.end, inner, indexes) };
    }
  }
}

function printParts(parts: readonly DocumentPart[], indent: string): string {
  const inner = indent + indentUnit;
  return `[\n${parts.map((part) => `${inner}${printPart(part, inner)},\n`).join('')}${indent}]`;
}

function printPart(part: DocumentPart, indent: string): string {
  if (typeof part === 'string') return templateLiteral(part);
  if ('hole' in part) return printLiteral(part, new Map());
  const inner = indent + indentUnit;
  const ports = printLiteral(part.ports, new Map(), inner);
  return `{\n${inner}ports: ${ports},\n${inner}content: ${printParts(part.content, inner)},\n${indent}}`;
}

/** Lines as they are; what JavaScript would read otherwise is escaped, a carriage return too, which it would drop. */
function templateLiteral(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\``;
}
