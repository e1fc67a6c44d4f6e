/** Keeps a piece of a document as text that stands on its own: every name it uses is declared inside it. */
import type { ElementHandler, OpenElement } from '../codec/codec.js';
import { XML_NAMESPACE } from '../codec/xml-name.js';
import { xmlAttribute, xmlText } from '../text.js';

/** An element of the piece. Prefixes of elements are not kept, they mean nothing; those inside values are. */
export interface FragmentElement {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: readonly { readonly namespace: string; readonly name: string; readonly value: string }[];
  /** What the prefixes in attribute values and texts stand for (QNames, `xsi:type` among them). */
  readonly prefixes: Map<string, string>;
  readonly content: (string | FragmentElement)[];
}

/** Receives the content of `element`; `done` is called with it at its end. */
export function captureFragment(element: OpenElement, done: (fragment: FragmentElement) => void): ElementHandler {
  const fragment: FragmentElement = {
    namespace: element.namespace,
    name: element.name,
    attributes: [...element.attributes()],
    prefixes: new Map(),
    content: [],
  };
  const keepPrefix = (value: string) => {
    const prefix = /^\s*([^\s:]+):[^\s:]+\s*$/.exec(value)?.[1];
    const namespace = prefix === undefined ? undefined : element.resolvePrefix(prefix);
    if (prefix !== undefined && namespace !== undefined && prefix !== 'xml') fragment.prefixes.set(prefix, namespace);
  };
  for (const { value } of fragment.attributes) keepPrefix(value);
  return {
    open: (child) => captureFragment(child, (inner) => fragment.content.push(inner)),
    text: (text) => {
      keepPrefix(text);
      fragment.content.push(text);
    },
    interruption: () => undefined,
    close: () => done(fragment),
  };
}

/** `around` is the namespace that stands as the default one where the text will be put. */
export function writeFragment(fragment: FragmentElement, around = ''): string {
  const attributes = [...declarations(fragment, around), ...qualifiedAttributes(fragment)].map(
    ([attribute, value]) => ` ${attribute}="${xmlAttribute(value)}"`,
  );
  return `<${fragment.name}${attributes.join('')}>${writeContent(fragment, fragment.namespace)}</${fragment.name}>`;
}

/** Without the element itself. */
export function writeContent({ content }: FragmentElement, around = ''): string {
  return content.map((part) => (typeof part === 'string' ? writeText(part) : writeFragment(part, around))).join('');
}

/** The text directly inside. */
export function fragmentText(fragment: FragmentElement): string {
  return fragment.content.filter((part) => typeof part === 'string').join('');
}

export function fragmentChildren(fragment: FragmentElement): readonly FragmentElement[] {
  return fragment.content.filter((part) => typeof part !== 'string');
}

function declarations({ namespace, prefixes }: FragmentElement, around: string): [string, string][] {
  const own: [string, string][] = namespace === around ? [] : [['xmlns', namespace]];
  return [...own, ...[...prefixes].map(([prefix, uri]): [string, string] => [`xmlns:${prefix}`, uri])];
}

/** An attribute in a namespace gets a prefix that none of the kept ones has. */
function qualifiedAttributes({ attributes, prefixes }: FragmentElement): [string, string][] {
  return attributes.flatMap(({ namespace, name, value }, index): [string, string][] => {
    if (namespace === '') return [[name, value]];
    if (namespace === XML_NAMESPACE) return [[`xml:${name}`, value]];
    let prefix = `a${index}`;
    while (prefixes.has(prefix)) prefix += '_';
    return [
      [`xmlns:${prefix}`, namespace],
      [`${prefix}:${name}`, value],
    ];
  });
}

function writeText(text: string): string {
  return xmlText(text).replaceAll('\r', '&#13;');
}
