/** Writers of a schema's types as closures, each made when the first message needs it and kept. */
import type { ParticleDescriptor, TypeRef } from '../../descriptor.js';
import { planScope } from '../content.js';
import { EncodedWriter } from '../encoded/encoded-writer.js';
import type { SchemaPlan } from '../plan.js';
import type { ElementDeclaration } from '../read/element-reader.js';
import { fixedTest } from '../simple/fixed.js';
import { anyTypeWriter } from './any-writer.js';
import { ComplexWriter } from './complex-writer.js';
import { ContentWriter } from './content-writer.js';
import { tagOf, writeNil } from './element.js';
import type { Tag } from './element.js';
import { escapeExactText, escapeText } from './escape.js';
import type { Output } from './output.js';
import { simpleWriter, unlikeFixed } from './simple-writer.js';

/** Writes an element of one type under any name. Throws `Unwritable`. */
export type TypeWriter = (value: unknown, tag: Tag, defaultNamespace: string, output: Output) => string;

/** Writes one declared element; `defaultNamespace` is in force around it. Throws `Unwritable`. */
export type ElementWriter = (value: unknown, defaultNamespace: string, output: Output) => string;

export class SchemaWriters {
  private readonly types = new Map<TypeRef, TypeWriter>();
  private readonly complexTypes = new Map<TypeRef, ComplexWriter>();
  readonly encoded = new EncodedWriter(this);
  /** Character data. */
  readonly escape: (text: string) => string;

  constructor(readonly schema: SchemaPlan) {
    this.escape = schema.options.carriageReturn === 'reference' ? escapeExactText : escapeText;
  }

  type(ref: TypeRef): TypeWriter {
    let writer = this.types.get(ref);
    if (writer === undefined) {
      writer = this.compileType(ref);
      this.types.set(ref, writer);
    }
    return writer;
  }

  complex(ref: TypeRef): ComplexWriter {
    let writer = this.complexTypes.get(ref);
    if (writer === undefined) {
      const type = this.schema.type(ref);
      if (type.kind !== 'complex') throw new Error(`the descriptor uses ${ref} as a complex type`);
      writer = new ComplexWriter(type.plan, this);
      this.complexTypes.set(ref, writer);
    }
    return writer;
  }

  element(declaration: ElementDeclaration): ElementWriter {
    const tag = tagOf(declaration);
    let type: TypeWriter | undefined;
    return (value, defaultNamespace, output) => {
      if (value === null && declaration.nillable === true) return writeNil(tag, defaultNamespace, output);
      type ??=
        declaration.fixed === undefined ? this.type(declaration.type) : this.fixed(declaration, declaration.fixed);
      return type(value, tag, defaultNamespace, output);
    };
  }

  /** Writes nothing but the one value that the contract fixes (Structures, section 3.3.1). */
  private fixed({ type }: ElementDeclaration, fixed: string): TypeWriter {
    const write = this.type(type);
    const plan = this.schema.type(type);
    if (plan.kind !== 'simple') return write;
    const isFixed = fixedTest(plan.codec, fixed);
    return (value, tag, defaultNamespace, output) => {
      const text = plan.codec.format(value, { qualify: (_namespace, name) => name });
      if (text !== undefined && !isFixed(text)) throw unlikeFixed();
      return write(value, tag, defaultNamespace, output);
    };
  }

  content(particle: ParticleDescriptor): ContentWriter {
    return new ContentWriter(planScope(particle), this, (element) => this.element(element));
  }

  private compileType(ref: TypeRef): TypeWriter {
    const type = this.schema.type(ref);
    switch (type.kind) {
      case 'simple':
        return simpleWriter(type.codec, this.escape);
      case 'any':
        return anyTypeWriter(this);
      case 'array':
        return (value, tag, defaultNamespace, output) =>
          this.encoded.literalArray(type.array, value, tag, defaultNamespace, output);
      case 'complex': {
        const writer = this.complex(ref);
        return (value, tag, defaultNamespace, output) => writer.write(value, tag, defaultNamespace, output);
      }
    }
  }
}
