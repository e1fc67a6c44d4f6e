/**
 * Writes encoded values: every accessor with its `xsi:type`, arrays with their `arrayType`, each value where it is used and
 * nothing by reference (SOAP 1.1, section 5).
 */
import type {
  ElementParticleDescriptor,
  EncodedArrayDescriptor,
  ParticleDescriptor,
  TypeRef,
  XmlName,
} from '../../descriptor.js';
import { planScope } from '../content.js';
import type { ComplexPlan } from '../plan.js';
import type { ElementWriter, SchemaWriters } from '../write/compile-writers.js';
import { ContentWriter } from '../write/content-writer.js';
import { tagOf, writeElementWithPrefixes, writeNil } from '../write/element.js';
import type { Tag } from '../write/element.js';
import { describe, enter, leave, Unwritable, within } from '../write/output.js';
import type { ElementPrefixes, Output } from '../write/output.js';
import { misfit } from '../write/simple-writer.js';
import { XSD_NAMESPACE, XSI_NAMESPACE } from '../xml-name.js';
import { ENCODING_NAMESPACE } from './soap-encoding.js';

/** `isTyped`: it says that it is an `Array`. */
type Row = EncodedArrayDescriptor & { readonly isTyped: boolean };

export class EncodedWriter {
  private readonly contents = new Map<ParticleDescriptor, ContentWriter>();

  constructor(private readonly writers: SchemaWriters) {}

  /** The accessors of a struct, or of the call itself. */
  content(particle: ParticleDescriptor): ContentWriter {
    let content = this.contents.get(particle);
    if (content === undefined) {
      content = new ContentWriter(planScope(particle), this.writers, (member) => this.accessor(member));
      this.contents.set(particle, content);
    }
    return content;
  }

  private accessor(member: ElementParticleDescriptor): ElementWriter {
    const tag = tagOf(member);
    return (value, defaultNamespace, output) => this.value(member.type, value, tag, defaultNamespace, output);
  }

  private value(ref: TypeRef, value: unknown, tag: Tag, defaultNamespace: string, output: Output): string {
    if (value === null) return writeNil(tag, defaultNamespace, output);
    const type = this.writers.schema.type(ref);
    switch (type.kind) {
      case 'any':
        return this.writers.type(ref)(value, tag, defaultNamespace, output);
      case 'array':
        return this.array(type.array, value, tag, defaultNamespace, output);
      case 'complex':
        return this.struct(type.plan, value, tag, defaultNamespace, output);
      case 'simple':
        return writeElementWithPrefixes(tag, defaultNamespace, output, (prefixes) => {
          const text = type.codec.format(value, prefixes);
          if (text === undefined) throw misfit(type.codec, value);
          return { attributes: typeAttribute(this.typeName(ref), prefixes), content: this.writers.escape(text) };
        });
    }
  }

  private struct(declared: ComplexPlan, value: unknown, tag: Tag, defaultNamespace: string, output: Output): string {
    const writer = this.writers.complex(declared.ref).variant(value);
    const { content, name } = writer.plan;
    const object = value as object;
    enter(output);
    const text = writeElementWithPrefixes(tag, defaultNamespace, output, (prefixes, inner) => {
      const type = name === undefined ? '' : typeAttribute(name, prefixes);
      if (content.kind === 'elements') {
        const members = this.content(content.particle).write(object, inner, output);
        return { attributes: type + writer.attributes(object, prefixes), content: members };
      }
      const parts = writer.parts(object, prefixes, inner, output);
      return { attributes: type + parts.attributes, content: parts.content };
    });
    leave(output);
    return text;
  }

  private array(
    array: EncodedArrayDescriptor,
    value: unknown,
    tag: Tag,
    defaultNamespace: string,
    output: Output,
  ): string {
    return this.row({ ...array, isTyped: true }, value, tag, defaultNamespace, output);
  }

  /**
   * An array that literal content declares. It is of its declared type, which is derived from `Array` and no `Array`
   * (XML Schema 1.0 Structures, section 2.6.1).
   */
  literalArray(
    array: EncodedArrayDescriptor,
    value: unknown,
    tag: Tag,
    defaultNamespace: string,
    output: Output,
  ): string {
    return this.row({ ...array, isTyped: false }, value, tag, defaultNamespace, output);
  }

  /** Arrays of several dimensions go out as arrays of arrays, which more toolkits read. */
  private row(array: Row, value: unknown, tag: Tag, defaultNamespace: string, output: Output): string {
    const { dimensions } = array;
    const nested = { ...array, dimensions: dimensions - 1, isTyped: true };
    const items = arrayOf(value);
    const itemTag = tagOf({ namespace: '', name: array.itemName ?? 'item' });
    return writeElementWithPrefixes(tag, defaultNamespace, output, (prefixes, inner) => {
      const { namespace, name } = this.typeName(array.item);
      const arrayType = `${prefixes.prefix(namespace)}:${name}${'[]'.repeat(dimensions - 1)}[${items.length}]`;
      const type = array.isTyped ? typeAttribute({ namespace: ENCODING_NAMESPACE, name: 'Array' }, prefixes) : '';
      const content = items.map((item, index) => {
        try {
          return dimensions > 1
            ? this.row(nested, item, itemTag, inner, output)
            : this.value(array.item, item ?? null, itemTag, inner, output);
        } catch (error) {
          throw within(error, index);
        }
      });
      return {
        attributes: `${type} ${prefixes.attribute(ENCODING_NAMESPACE, 'arrayType')}="${arrayType}"`,
        content: content.join(''),
      };
    });
  }

  /** What a type is called on the wire; an unnamed one is what it was made of. */
  private typeName(ref: TypeRef): XmlName {
    if (ref.startsWith('xs:')) return { namespace: XSD_NAMESPACE, name: ref.slice('xs:'.length) };
    const type = this.writers.schema.schema.types[ref];
    if (type?.name !== undefined) return type.name;
    if (type?.kind === 'simple' && 'restriction' in type.variety) return this.typeName(type.variety.restriction);
    return { namespace: XSD_NAMESPACE, name: type?.kind === 'simple' ? 'string' : 'anyType' };
  }
}

function typeAttribute({ namespace, name }: XmlName, prefixes: ElementPrefixes): string {
  return ` ${prefixes.attribute(XSI_NAMESPACE, 'type')}="${prefixes.qualify(namespace, name)}"`;
}

function arrayOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  throw new Unwritable(`is ${describe(value)}, expected an array`);
}
