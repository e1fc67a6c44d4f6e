/** The text of one element, laid out as an .asmx host does: default namespaces, `<x />` when empty. */
import type { XmlName } from '../../descriptor.js';
import { escapeAttribute } from './escape.js';
import { ElementPrefixes } from './output.js';
import type { Output } from './output.js';

/** An element's name with its tags, made once. */
export interface Tag extends XmlName {
  /** `<name`. */
  readonly open: string;
  /** What the start tag says when another default namespace is in force. */
  readonly declaration: string;
  readonly start: string;
  readonly end: string;
}

export function tagOf({ namespace, name }: XmlName): Tag {
  const declaration = ` xmlns="${escapeAttribute(namespace)}"`;
  return { namespace, name, open: `<${name}`, declaration, start: `<${name}>`, end: `</${name}>` };
}

/** `defaultNamespace` is in force around the element; within it, its own namespace is. */
export function writeElement(tag: Tag, defaultNamespace: string, attributes: string, content: string): string {
  const { open, declaration, start, end } = tag;
  const isPlain = attributes === '' && tag.namespace === defaultNamespace;
  if (isPlain && content !== '') return start + content + end;
  const named = tag.namespace === defaultNamespace ? open + attributes : open + attributes + declaration;
  return content === '' ? `${named} />` : `${named}>${content}${end}`;
}

export interface ElementParts {
  readonly attributes: string;
  readonly content: string;
}

/**
 * The same for elements whose attributes or text may hold qualified names. `build` makes what depends on the prefixes and on
 * the default namespace within. A name in no namespace can only be written where no default namespace is in force; then
 * the element itself takes a prefix.
 */
export function writeElementWithPrefixes(
  tag: Tag,
  defaultNamespace: string,
  output: Output,
  build: (prefixes: ElementPrefixes, defaultNamespace: string) => ElementParts,
): string {
  const prefixes = new ElementPrefixes(output, tag.namespace);
  const { attributes, content } = build(prefixes, tag.namespace);
  if (!prefixes.needsNoDefault) {
    return writeElement(tag, defaultNamespace, attributes + prefixes.declarations(), content);
  }
  const own = new ElementPrefixes(output, '');
  const name = `${own.prefix(tag.namespace)}:${tag.name}`;
  const parts = build(own, '');
  const start = name + parts.attributes + own.declarations() + (defaultNamespace === '' ? '' : ' xmlns=""');
  return parts.content === '' ? `<${start} />` : `<${start}>${parts.content}</${name}>`;
}

export function writeNil(tag: Tag, defaultNamespace: string, output: Output): string {
  output.usesXsi = true;
  return writeElement(tag, defaultNamespace, ' xsi:nil="true"', '');
}
