/**
 * Text -> XmlElement: @xmldom/xmldom behind our own elements. Strict where it is forgiving: its first complaint of any
 * level ends the reading. Adds what it lacks: offsets, a limit of depth, refusal of entities.
 */
import { DOMParser, ParseError, type Attr, type Document, type Element, type Node } from '@xmldom/xmldom';
import type { Position } from '../diagnostics/diagnostic.js';
import type { Report } from '../diagnostics/report.js';
import { LineIndex } from './line-index.js';
import { firstTagBelow } from './xml-depth.js';
import type { NamespaceScope, XmlAttribute, XmlElement } from './xml-element.js';
import { reportComplaint, type Complaint } from './xml-complaint.js';

/** Deeper than any contract, shallow enough for recursive readers. */
const maxDepth = 256;

const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';
const outermostScope: NamespaceScope = { declared: new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]) };

/** The root element of a document, or `undefined` and a report of why it cannot be read. */
export function parseXml(file: string, text: string, report: Report): XmlElement | undefined {
  const lines = new LineIndex(file, text);
  const tooDeep = firstTagBelow(maxDepth, text);
  if (tooDeep !== undefined) {
    report('nesting-too-deep', lines.positionAt(tooDeep), { limit: maxDepth });
    return undefined;
  }
  const document = parseDocument(text, lines, report);
  if (!document?.documentElement || !acceptDoctype(document, lines, report)) return undefined;
  return new Converter(text, lines).convertRoot(document.documentElement);
}

/** XML 1.0, section 2.11; xmldom's own normalization is that of XML 1.1. */
function normalizeLineEndings(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function parseDocument(text: string, lines: LineIndex, report: Report): Document | undefined {
  let complaint: Complaint | undefined;
  const onError = (level: 'warning' | 'error' | 'fatalError', message: string, context: unknown): void => {
    if (level === 'warning' && message.startsWith('Unicode replacement character')) return;
    complaint ??= { message, ...locatorOf(context) };
    throw new Error(message);
  };
  try {
    return new DOMParser({ onError, normalizeLineEndings }).parseFromString(text, 'text/xml');
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    reportComplaint(complaint ?? { message: error.message, line: 1, column: 1 }, text, lines, report);
    return undefined;
  }
}

function locatorOf(context: unknown): { line: number; column: number } {
  const locator = (context as { locator?: { lineNumber?: number; columnNumber?: number } }).locator;
  return { line: Math.max(locator?.lineNumber ?? 1, 1), column: Math.max(locator?.columnNumber ?? 1, 1) };
}

/**
 * A document type declaration is read over. Nothing in it is ever expanded or fetched, and declarations that could only
 * be meant for that are refused, used or not.
 */
function acceptDoctype(document: Document, lines: LineIndex, report: Report): boolean {
  const { doctype } = document;
  if (!doctype) return true;
  const position = positionOf(doctype, lines);
  const dangerous =
    /<!ENTITY\s+(?:%\s+)?([^\s"']+)\s+(?:SYSTEM|PUBLIC|"[^"]*[&%][^"#][^"]*"|'[^']*[&%][^'#][^']*')/.exec(
      doctype.internalSubset ?? '',
    );
  if (dangerous) {
    report('entity-declaration', position, { name: dangerous[1] ?? '' });
    return false;
  }
  report('doctype-ignored', position, undefined);
  return true;
}

function positionOf(node: Node, lines: LineIndex): Position {
  return lines.position(node.lineNumber ?? 1, node.columnNumber ?? 1);
}

/** DOM elements to ours, from the outside in: the end of an element is where its next sibling or its parent's end tag begins. */
class Converter {
  constructor(
    private readonly text: string,
    private readonly lines: LineIndex,
  ) {}

  convertRoot(root: Element): XmlElement {
    return this.convert(root, this.endOf(root, this.text.length), outermostScope);
  }

  private convert(element: Element, end: number, outer: NamespaceScope): XmlElement {
    const { scope, attributes } = this.convertAttributes(element, outer);
    const children: XmlElement[] = [];
    const texts: (XmlElement | string)[] = [];
    let hasText = false;
    const contentEnd = element.firstChild ? this.text.lastIndexOf('</', end - 1) : end;
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 1) {
        const child = this.convert(node as Element, this.endOf(node, contentEnd), scope);
        children.push(child);
        texts.push(child);
      } else if ((node.nodeType === 3 || node.nodeType === 4) && node.nodeValue) {
        const text = node.nodeValue;
        hasText ||= node.nodeType === 4 || /[^ \t\r\n]/.test(text);
        texts.push(text);
      }
    }
    return {
      name: { namespace: element.namespaceURI ?? '', localName: element.localName ?? element.tagName },
      tag: element.tagName,
      attributes,
      content: hasText || children.length === 0 ? texts : children,
      children,
      scope,
      position: positionOf(element, this.lines),
      start: this.offsetOf(element),
      end,
    };
  }

  private convertAttributes(element: Element, outer: NamespaceScope) {
    const attributes: XmlAttribute[] = [];
    let declared: Map<string, string> | undefined;
    for (let index = 0; index < element.attributes.length; index++) {
      const attribute = element.attributes.item(index);
      if (!attribute) continue;
      if (attribute.namespaceURI === xmlnsNamespace) {
        declared ??= new Map();
        declared.set(attribute.prefix ? (attribute.localName ?? '') : '', attribute.value);
      } else attributes.push(this.convertAttribute(attribute));
    }
    return { attributes, scope: declared ? { declared, outer } : outer };
  }

  private convertAttribute(attribute: Attr): XmlAttribute {
    const quote = this.offsetOf(attribute);
    const { file, line, column } = positionOf(attribute, this.lines);
    return {
      name: { namespace: attribute.namespaceURI ?? '', localName: attribute.localName ?? attribute.name },
      value: attribute.value,
      position: { file, line, column: column + 1 },
      start: quote + 1,
      end: this.text.indexOf(this.text.charAt(quote), quote + 1),
    };
  }

  private offsetOf(node: Node): number {
    return this.lines.offset(node.lineNumber ?? 1, node.columnNumber ?? 1);
  }

  private endOf(node: Node, parentEnd: number): number {
    return node.nextSibling ? this.offsetOf(node.nextSibling) : parentEnd;
  }
}
