/** Messages as node-soap's users write them: children by name, repeated ones as arrays, `attributes` and `$value` beside. */
import type { Element } from '@xmldom/xmldom';
import { childElements, ownAttributes, textContent } from './xml-tree.js';

export type NodeSoapValue = string | NodeSoapObject;

export interface NodeSoapObject {
  [name: string]: NodeSoapValue | NodeSoapValue[] | Readonly<Record<string, string>>;
}

/** The content of an element. */
export function nodeSoapValue(element: Element): NodeSoapValue {
  const attributes = attributesOf(element);
  const children = childElements(element);
  const hasAttributes = Object.keys(attributes).length > 0;
  if (children.length === 0) return hasAttributes ? { attributes, $value: textContent(element) } : textContent(element);
  return { ...(hasAttributes && { attributes }), ...nodeSoapChildren(children) };
}

/** Elements side by side: the parts of an rpc wrapper, or what stands in an element. */
export function nodeSoapChildren(elements: readonly Element[]): NodeSoapObject {
  const object: NodeSoapObject = {};
  for (const element of elements) {
    const name = element.localName ?? '';
    const known = object[name] as NodeSoapValue | NodeSoapValue[] | undefined;
    const value = nodeSoapValue(element);
    object[name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
  }
  return object;
}

/** With the declarations of the prefixes that names and values use: node-soap's server declares none of them. */
function attributesOf(element: Element): Record<string, string> {
  const own = ownAttributes(element);
  const used = own.flatMap(({ prefix, value }) => [prefix, /^(\w+):/.exec(value)?.[1]]);
  const declared = [...element.attributes].filter(({ prefix }) => prefix === 'xmlns');
  const prefixes = new Set([...declared.map(({ localName }) => localName), ...used]);
  const declarations = [...prefixes].flatMap((prefix) => {
    const namespace = prefix === null || prefix === undefined ? null : element.lookupNamespaceURI(prefix);
    return namespace === null ? [] : [[`xmlns:${prefix}`, namespace]];
  });
  return Object.fromEntries([...declarations, ...own.map(({ name, value }) => [name, value])]) as Record<
    string,
    string
  >;
}

/** What node-soap made of a message; it makes numbers, booleans and dates of some values, and drops declarations. */
export type Understanding = 'the same' | 'the same, but trimmed' | 'something else';

export function understandingOf(expected: unknown, found: unknown): Understanding {
  if (isSame(expected, found, (text) => text)) return 'the same';
  return isSame(expected, found, (text) => text.trim()) ? 'the same, but trimmed' : 'something else';
}

type Tidy = (text: string) => string;

function isSame(expected: unknown, found: unknown, tidy: Tidy): boolean {
  // Only the schema tells an array of one from its item.
  if (Array.isArray(found) && !Array.isArray(expected)) return found.length === 1 && isSame(expected, found[0], tidy);
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return false;
    return expected.every((item, index) => isSame(item, found[index], tidy));
  }
  if (typeof expected === 'string') return isSameText(tidy(expected), found);
  if (typeof expected !== 'object' || expected === null) return false;
  const wanted = meaningful(expected);
  const names = Object.keys(wanted);
  if (names.length === 0) return isSameText('', found);
  if (names.length === 1 && '$value' in wanted && typeof found !== 'object')
    return isSame(wanted['$value'], found, tidy);
  if (typeof found !== 'object' || found === null) return isNil(wanted) && found === null;
  const got = meaningful(found);
  return names.length === Object.keys(got).length && names.every((name) => isSame(wanted[name], got[name], tidy));
}

function isNil(object: Readonly<Record<string, unknown>>): boolean {
  const attributes = object['attributes'];
  return typeof attributes === 'object' && attributes !== null && 'xsi:nil' in attributes;
}

/** Without declarations of prefixes, and without what is empty. */
function meaningful(object: object): Record<string, unknown> {
  const entries = Object.entries(object).flatMap(([name, value]): [string, unknown][] => {
    if (name.startsWith('xmlns')) return [];
    if (name !== 'attributes') return name === '$value' && value === '' ? [] : [[name, value]];
    const attributes = meaningful(value as object);
    return Object.keys(attributes).length === 0 ? [] : [[name, attributes]];
  });
  return Object.fromEntries(entries);
}

function isSameText(expected: string, found: unknown): boolean {
  if (found === undefined || found === null) return expected === '';
  if (typeof found === 'string') return found === expected;
  if (typeof found === 'number') return Number(expected) === found || (Number.isNaN(found) && expected === 'NaN');
  if (typeof found === 'boolean') return found === /^(true|1)$/.test(expected.trim());
  if (found instanceof Date) return found.getTime() === new Date(expected).getTime();
  return typeof found === 'object' && Object.keys(meaningful(found)).length === 0 && expected === '';
}
