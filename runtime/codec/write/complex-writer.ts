/** Writes elements of a complex type: `xsi:type` where the value is of a derived one, attributes, content. */
import type { AttributeDescriptor } from '../../descriptor.js';
import { getOwn } from '../own-property.js';
import type { ComplexPlan } from '../plan.js';
import { fixedTest } from '../simple/fixed.js';
import type { SimpleCodec } from '../simple/simple-codec.js';
import { isNCName, parseClarkName } from '../xml-name.js';
import type { SchemaWriters } from './compile-writers.js';
import { writeElement, writeElementWithPrefixes } from './element.js';
import type { ElementParts, Tag } from './element.js';
import { escapeAttribute } from './escape.js';
import { MixedWriter } from './mixed-writer.js';
import { describe, ElementPrefixes, enter, leave, Unwritable, within } from './output.js';
import type { Output } from './output.js';
import { misfit, unlikeFixed } from './simple-writer.js';

type WriteContent = (value: object, defaultNamespace: string, output: Output, prefixes: ElementPrefixes) => string;

export class ComplexWriter {
  /** Its attributes or its text may hold qualified names. */
  private readonly usesPrefixes: boolean;
  private attributeWriters: readonly AttributeWriter[] | undefined;
  private writeContent: WriteContent | undefined;

  constructor(
    readonly plan: ComplexPlan,
    private readonly writers: SchemaWriters,
  ) {
    this.usesPrefixes = usesPrefixes(plan, writers);
  }

  /** An element of this type, or of the derived one that `$$type` names. */
  write(value: unknown, tag: Tag, defaultNamespace: string, output: Output): string {
    const variant = this.variant(value);
    const object = value as object;
    if (variant !== this) return writeVariant(object, variant, tag, defaultNamespace, output);
    enter(output);
    const text = this.usesPrefixes
      ? writeElementWithPrefixes(tag, defaultNamespace, output, (prefixes, inner) =>
          this.parts(object, prefixes, inner, output),
        )
      : this.writePlain(object, tag, defaultNamespace, output);
    leave(output);
    return text;
  }

  /** The writer for what the value says it is. Throws `Unwritable` when it is no object of this type. */
  variant(value: unknown): ComplexWriter {
    if (!isObject(value)) throw new Unwritable(`is ${describe(value)}, expected an object`);
    const { plan, writers } = this;
    const actual = variantOf(value, plan, writers);
    return actual === plan ? this : writers.complex(actual.ref);
  }

  /** What stands in the start tag and between the tags, for a value of this very type. */
  parts(value: object, prefixes: ElementPrefixes, defaultNamespace: string, output: Output): ElementParts {
    return {
      attributes: this.attributes(value, prefixes),
      content: this.content(value, defaultNamespace, output, prefixes),
    };
  }

  attributes(value: object, prefixes: ElementPrefixes): string {
    const { plan, writers } = this;
    this.attributeWriters ??= plan.attributes.map((attribute) =>
      attributeWriter(attribute, writers.schema.simple(attribute.type)),
    );
    return writeAttributes(this.attributeWriters, plan, value, prefixes);
  }

  private content(value: object, defaultNamespace: string, output: Output, prefixes: ElementPrefixes): string {
    this.writeContent ??= contentWriter(this.plan, this.writers);
    return this.writeContent(value, defaultNamespace, output, prefixes);
  }

  private writePlain(value: object, tag: Tag, defaultNamespace: string, output: Output): string {
    const prefixes = new ElementPrefixes(output, tag.namespace);
    const { attributes, content } = this.parts(value, prefixes, tag.namespace, output);
    return writeElement(tag, defaultNamespace, attributes, content);
  }
}

/** With `xsi:type`, as a value of a derived type. */
export function writeVariant(
  value: object,
  writer: ComplexWriter,
  tag: Tag,
  defaultNamespace: string,
  output: Output,
): string {
  const { name } = writer.plan;
  if (name === undefined) throw new Unwritable(`names the type ${writer.plan.ref}, which has no name on the wire`);
  output.usesXsi = true;
  enter(output);
  const text = writeElementWithPrefixes(tag, defaultNamespace, output, (prefixes, inner) => {
    const type = ` xsi:type="${prefixes.qualify(name.namespace, name.name)}"`;
    const { attributes, content } = writer.parts(value, prefixes, inner, output);
    return { attributes: type + attributes, content };
  });
  leave(output);
  return text;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}

function variantOf(value: object, plan: ComplexPlan, writers: SchemaWriters): ComplexPlan {
  const sent = getOwn(value, '$$type');
  if (sent === undefined || sent === plan.ref) {
    if (!plan.abstract) return plan;
    throw new Unwritable(`needs $$type: ${plan.name?.name ?? plan.ref} is abstract`);
  }
  if (typeof sent !== 'string' || !plan.variantRefs.has(sent)) {
    const known = [...plan.variantRefs].slice(0, 10).join(', ') || 'none';
    throw new Unwritable(`is no type that may stand here, expected ${known}`).within('$$type');
  }
  const actual = writers.complex(sent).plan;
  if (actual.abstract) throw new Unwritable(`names the abstract type ${sent}`).within('$$type');
  return actual;
}

function usesPrefixes(plan: ComplexPlan, { schema }: SchemaWriters): boolean {
  return (
    plan.anyAttribute !== undefined ||
    plan.attributes.some(({ namespace, type }) => namespace !== '' || schema.simple(type).hasNames) ||
    (plan.content.kind === 'simple' && schema.simple(plan.content.type).hasNames)
  );
}

function contentWriter(plan: ComplexPlan, writers: SchemaWriters): WriteContent {
  const { content } = plan;
  if (content.kind === 'empty') return () => '';
  if (content.kind === 'simple') {
    const codec = writers.schema.simple(content.type);
    return (object, _defaultNamespace, _output, prefixes) => {
      const value = getOwn(object, 'value');
      const text = codec.format(value, prefixes);
      if (text === undefined) throw misfit(codec, value).within('value');
      return writers.escape(text);
    };
  }
  const writer = content.mixed === true ? new MixedWriter(content, writers) : writers.content(content.particle);
  return (object, defaultNamespace, output) => writer.write(object, defaultNamespace, output);
}

type AttributeWriter = (object: object, prefixes: ElementPrefixes) => string;

function attributeWriter(attribute: AttributeDescriptor, codec: SimpleCodec): AttributeWriter {
  const { namespace, name, property, required, fixed } = attribute;
  const isFixed = fixedTest(codec, fixed);
  return (object, prefixes) => {
    const value = getOwn(object, property) ?? undefined;
    if (value === undefined && required !== true) return '';
    const text = value === undefined ? fixed : codec.format(value, prefixes);
    if (text !== undefined && !isFixed(text)) throw unlikeFixed().within(property);
    if (text !== undefined) return ` ${prefixes.attribute(namespace, name)}="${escapeAttribute(text)}"`;
    throw (value === undefined ? new Unwritable('is missing') : misfit(codec, value)).within(property);
  };
}

function writeAttributes(
  declared: readonly AttributeWriter[],
  { anyAttribute }: ComplexPlan,
  object: object,
  prefixes: ElementPrefixes,
): string {
  let text = '';
  for (const write of declared) text += write(object, prefixes);
  const others = anyAttribute === undefined ? undefined : getOwn(object, '$$attributes');
  if (others === undefined || others === null) return text;
  try {
    for (const [key, value] of Object.entries(others as object)) text += writeOther(key, value, prefixes);
  } catch (error) {
    throw within(error, '$$attributes');
  }
  return text;
}

function writeOther(key: string, value: unknown, prefixes: ElementPrefixes): string {
  const name = parseClarkName(key);
  if (name === undefined || !isNCName(name.name) || typeof value !== 'string') {
    throw new Unwritable('is no attribute with a text').within(key);
  }
  return ` ${prefixes.attribute(name.namespace, name.name)}="${escapeAttribute(value)}"`;
}
