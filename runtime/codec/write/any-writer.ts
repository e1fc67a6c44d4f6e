/** Writes what the contract leaves open: `XmlElement` values, and values of `xs:anyType` under an `xsi:type` of their own. */
import type { WildcardDescriptor } from '../../descriptor.js';
import { getOwn } from '../own-property.js';
import { builtInType } from '../simple/builtin.js';
import { admits } from '../wildcard.js';
import { isXmlElement } from '../xml-element.js';
import type { XmlElement } from '../xml-element.js';
import { isNCName, parseClarkName, XML_NAMESPACE } from '../xml-name.js';
import type { SchemaWriters, TypeWriter } from './compile-writers.js';
import { writeVariant } from './complex-writer.js';
import { tagOf, writeElement, writeNil } from './element.js';
import type { Tag } from './element.js';
import { escapeAttribute } from './escape.js';
import { describe, Unwritable, within } from './output.js';

type Escape = (text: string) => string;

export function writeWildcard(
  value: unknown,
  wildcard: WildcardDescriptor,
  defaultNamespace: string,
  escape: Escape,
): string {
  if (!isXmlElement(value)) throw new Unwritable(`is ${describe(value)}, expected an XML element`);
  if (!admits(wildcard, value.namespace)) {
    throw new Unwritable(`is an element in a namespace that may not stand here: "${value.namespace}"`);
  }
  return writeXmlElement(value, tagOf(value), defaultNamespace, escape);
}

/** Values of `xs:anyType` say what they are, as far as XML Schema has a word for it. */
export function anyTypeWriter(writers: SchemaWriters): TypeWriter {
  return (value, tag, defaultNamespace, output) => {
    if (value === null) return writeNil(tag, defaultNamespace, output);
    const ref = typedAs(value);
    if (ref !== undefined) {
      const text = builtInType(ref)?.format(value, { qualify: (_namespace, name) => name }) ?? '';
      output.usesXsi = true;
      output.usesXsd = true;
      const attributes = ` xsi:type="xsd:${ref.slice('xs:'.length)}"`;
      return writeElement(tag, defaultNamespace, attributes, writers.escape(text));
    }
    if (isXmlElement(value)) return writeXmlElement(value, tag, defaultNamespace, writers.escape);
    const type = typeof value === 'object' ? getOwn(value, '$$type') : undefined;
    if (typeof type === 'string' && Object.hasOwn(writers.schema.schema.types, type)) {
      return writeVariant(value as object, writers.complex(type), tag, defaultNamespace, output);
    }
    throw new Unwritable(
      `is ${describe(value)}, expected text, a number, a boolean, bytes, an XML element or a $$type`,
    );
  };
}

function typedAs(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return 'xs:string';
    case 'boolean':
      return 'xs:boolean';
    case 'bigint':
      return 'xs:integer';
    case 'number':
      return Number.isInteger(value) && Math.abs(value) <= 0x7fffffff && !Object.is(value, -0) ? 'xs:int' : 'xs:double';
    default:
      return value instanceof Uint8Array ? 'xs:base64Binary' : undefined;
  }
}

function writeXmlElement(element: XmlElement, tag: Tag, defaultNamespace: string, escape: Escape): string {
  const { attributes = {}, children = [], prefixes = {} } = element;
  if (!isNCName(tag.name)) throw new Unwritable('is not the name of an element').within('name');
  const declared = new Map<string, string>();
  for (const [prefix, namespace] of Object.entries(prefixes)) if (prefix !== '') declared.set(prefix, namespace);
  let text = '';
  for (const [key, value] of Object.entries(attributes)) text += writeAttribute(key, value, declared);
  let content = '';
  for (const [index, child] of children.entries()) {
    try {
      content += typeof child === 'string' ? escape(child) : writeChild(child, tag.namespace, escape);
    } catch (error) {
      throw within(within(error, index), 'children');
    }
  }
  return writeElement(tag, defaultNamespace, text + declarations(declared), content);
}

function writeChild(child: unknown, defaultNamespace: string, escape: Escape): string {
  if (!isXmlElement(child)) throw new Unwritable(`is ${describe(child)}, expected text or an XML element`);
  return writeXmlElement(child, tagOf(child), defaultNamespace, escape);
}

function writeAttribute(key: string, value: unknown, declared: Map<string, string>): string {
  const name = parseClarkName(key);
  if (name === undefined || typeof value !== 'string') {
    throw new Unwritable('is no attribute with a text').within(key).within('attributes');
  }
  const prefix = name.namespace === '' ? '' : `${prefixFor(name.namespace, declared)}:`;
  return ` ${prefix}${name.name}="${escapeAttribute(value)}"`;
}

function prefixFor(namespace: string, declared: Map<string, string>): string {
  if (namespace === XML_NAMESPACE) return 'xml';
  for (const [prefix, known] of declared) if (known === namespace) return prefix;
  let number = declared.size + 1;
  while (declared.has(`q${number}`)) number++;
  declared.set(`q${number}`, namespace);
  return `q${number}`;
}

function declarations(declared: ReadonlyMap<string, string>): string {
  let text = '';
  for (const [prefix, namespace] of declared) {
    if (!isNCName(prefix) || /^xml/i.test(prefix) || namespace === '') {
      if (prefix === 'xml' && namespace === XML_NAMESPACE) continue;
      throw new Unwritable('is not a prefix that can be declared').within(prefix).within('prefixes');
    }
    text += ` xmlns:${prefix}="${escapeAttribute(namespace)}"`;
  }
  return text;
}
