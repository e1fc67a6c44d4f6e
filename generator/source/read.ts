/** Questions the WSDL and schema parsers ask of an element: names, flags, references, documentation. */
import type { Position } from '../diagnostics/diagnostic.js';
import type { Report } from '../diagnostics/report.js';
import type { QName } from './qname.js';
import { attributeOf, namespaceOf, textOf, type XmlElement } from './xml-element.js';

/** A QName in an attribute's value: what it means, and how it was written. */
export interface Reference {
  readonly name: QName;
  /** As the document spells it, with its prefix: for messages. */
  readonly written: string;
  /** Has a prefix. Without one the name is in the default namespace, which toolkits do not always take seriously. */
  readonly prefixed: boolean;
  readonly origin: Position;
}

/** The value without the white space around it; `undefined` when there is no such attribute. */
export function readToken(element: XmlElement, attribute: string): string | undefined {
  return attributeOf(element, attribute)?.value.trim();
}

/** Like {@link readToken}, of an attribute that has to be there and not empty. */
export function readRequired(element: XmlElement, attribute: string, report: Report): string | undefined {
  const value = readToken(element, attribute);
  if (value) return value;
  report('missing-attribute', element.position, { element: element.tag, attribute });
  return undefined;
}

/** XML Schema 1.0 Datatypes, section 3.2.2: `true`, `false`, `1`, `0`; letter case does not matter here. */
export function readBoolean(element: XmlElement, attribute: string, report: Report): boolean | undefined {
  const found = attributeOf(element, attribute);
  if (!found) return undefined;
  const value = found.value.trim().toLowerCase();
  if (value === 'true' || value === '1') return true;
  if (value !== 'false' && value !== '0') {
    report('invalid-attribute', found.position, { attribute, value: found.value, expected: 'true or false' });
  }
  return false;
}

/** One of the listed words; anything else is reported and `undefined`. */
export function readWord<Word extends string>(
  element: XmlElement,
  attribute: string,
  words: readonly Word[],
  report: Report,
): Word | undefined {
  const found = attributeOf(element, attribute);
  if (!found) return undefined;
  const word = words.find((allowed) => allowed === found.value.trim());
  if (word === undefined) {
    report('invalid-attribute', found.position, { attribute, value: found.value, expected: words.join(' or ') });
  }
  return word;
}

/** The QName an attribute refers to; `undefined` when there is no such attribute, or its prefix is not declared. */
export function readReference(element: XmlElement, attribute: string, report: Report): Reference | undefined {
  const found = attributeOf(element, attribute);
  return found && resolveName(found.value, element, found.position, report);
}

/** Several QNames, separated by white space. */
export function readReferences(element: XmlElement, attribute: string, report: Report): readonly Reference[] {
  const found = attributeOf(element, attribute);
  if (!found) return [];
  const names = found.value.split(/\s+/).filter(Boolean);
  return names.map((name) => resolveName(name, element, found.position, report)).filter((name) => name !== undefined);
}

/** A prefixed name at a place (XML Schema 1.0 Structures, section 3.15.3; WSDL 1.1, section 2.1). */
export function resolveName(
  value: string,
  element: XmlElement,
  origin: Position,
  report: Report,
): Reference | undefined {
  const written = value.trim();
  const colon = written.indexOf(':');
  const prefix = colon < 0 ? '' : written.slice(0, colon);
  const localName = written.slice(colon + 1);
  const namespace = namespaceOf(prefix, element.scope) ?? (prefix === '' ? '' : undefined);
  if (namespace === undefined) {
    report('undeclared-prefix', origin, { prefix, name: `"${written}"` });
    return undefined;
  }
  return { name: { namespace, localName }, written, prefixed: colon >= 0, origin };
}

/** Text for people: without the indentation of the document and blank lines around it; `undefined` when nothing is left. */
export function readProse(elements: readonly XmlElement[]): string | undefined {
  const prose = elements.map((element) => unindent(textOf(element))).filter(Boolean);
  return prose.length > 0 ? prose.join('\n\n') : undefined;
}

function unindent(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const [first = '', ...others] = lines;
  const indents = others.filter(Boolean).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return [first.trimStart(), ...others.map((line) => line.slice(indent))].join('\n').trim();
}
