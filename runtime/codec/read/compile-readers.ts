/** Readers of a schema's types, each made when the first message needs it and kept. */
import type { ContentDescriptor, TypeRef } from '../../descriptor.js';
import { emptyScope, planScope } from '../content.js';
import type { LeafNode, Scope } from '../content.js';
import { MixedModel } from '../mixed-model.js';
import type { ComplexPlan, SchemaPlan } from '../plan.js';
import { AnyTypeReader, EncodedArrayTypeReader, WildcardReader } from './any-reader.js';
import { AttributesReader } from './attributes.js';
import { ComplexTypeReader, SimpleContentReader } from './complex-reader.js';
import type { ComplexParts, ContentStart } from './complex-reader.js';
import { ElementReader } from './element-reader.js';
import type { ElementDeclaration, TypeReader } from './element-reader.js';
import { FlatContent, FlatReader, isFlat } from './flat-reader.js';
import type { ChildReader } from './flat-reader.js';
import { MixedReader } from './mixed-reader.js';
import { OrderedContent, OrderedReader } from './ordered-reader.js';
import { SimpleTypeReader } from './simple-reader.js';

export class SchemaReaders {
  private readonly types = new Map<TypeRef, TypeReader>();

  constructor(readonly schema: SchemaPlan) {}

  type(ref: TypeRef): TypeReader {
    let reader = this.types.get(ref);
    if (reader === undefined) {
      reader = this.compileType(ref);
      this.types.set(ref, reader);
    }
    return reader;
  }

  element(declaration: ElementDeclaration): ElementReader {
    return new ElementReader(declaration, (ref) => this.type(ref));
  }

  /** Of content that is not a type's: the parts of a message. */
  content(scope: Scope): ContentStart {
    return this.startElements(scope);
  }

  private compileType(ref: TypeRef): TypeReader {
    const type = this.schema.type(ref);
    switch (type.kind) {
      case 'simple':
        return new SimpleTypeReader(type.codec, this.strict);
      case 'any':
        return new AnyTypeReader(this);
      case 'array':
        return new EncodedArrayTypeReader(ref, this.schema);
      case 'complex':
        return new ComplexTypeReader(
          type.plan,
          (plan) => this.compileComplex(plan),
          (variant) => this.type(variant),
          this.strict,
        );
    }
  }

  private compileComplex(plan: ComplexPlan): ComplexParts {
    return { attributes: new AttributesReader(plan, this.schema), start: this.startContent(plan) };
  }

  private startContent({ content }: ComplexPlan): ContentStart {
    if (content.kind === 'simple') {
      const codec = this.schema.simple(content.type);
      return (target, element, declaration) => new SimpleContentReader(codec, target, element, declaration);
    }
    if (content.kind === 'empty') return this.startElements(emptyScope());
    return content.mixed === true ? this.startMixed(content) : this.startElements(planScope(content.particle));
  }

  private startMixed({ particle, model }: Extract<ContentDescriptor, { readonly kind: 'elements' }>): ContentStart {
    const content = new FlatContent(planScope(particle), (leaf) => this.child(leaf));
    const wanted = model !== undefined && this.strict ? new MixedModel(model) : undefined;
    return (target) => new MixedReader(content, target, this.strict, wanted?.begin());
  }

  private startElements(scope: Scope): ContentStart {
    const readerOf = (leaf: LeafNode): ChildReader => this.child(leaf);
    if (!this.strict && isFlat(scope)) {
      const content = new FlatContent(scope, readerOf);
      return (target) => new FlatReader(content, target);
    }
    const ordered = new OrderedContent(scope, readerOf);
    return (target) => new OrderedReader(ordered, target, this.strict);
  }

  private child(leaf: LeafNode): ChildReader {
    if (leaf.kind === 'element') return this.element(leaf.element);
    return WildcardReader;
  }

  private get strict(): boolean {
    return this.schema.options.strict === true;
  }
}
