/**
 * The descriptor's schema made ready for readers and writers: inheritance resolved, every property given a slot. Types are
 * looked at when they are first met, each once, so that a contract of thousands costs only what its operations use.
 */
import type {
  AttributeDescriptor,
  ComplexTypeDescriptor,
  ContentDescriptor,
  EncodedArrayDescriptor,
  ParticleDescriptor,
  SchemaDescriptor,
  TypeDescriptor,
  TypeRef,
  WildcardDescriptor,
  XmlName,
} from '../descriptor.js';
import { builtInType } from './simple/builtin.js';
import { compileSimpleType } from './simple/simple-type.js';
import type { SimpleCodec } from './simple/simple-codec.js';
import { clarkName, XSD_NAMESPACE } from './xml-name.js';

export interface CompileOptions {
  /** Readers also refuse what the contract does not know, a wrong order and values against a facet; writers the last. */
  readonly strict?: boolean;
  /**
   * How a carriage return in text is written. `raw`, the default, is what an .asmx host does, and parsers read it as a line
   * feed; `reference` (`&#xD;`) arrives as it is.
   */
  readonly carriageReturn?: 'raw' | 'reference';
}

/** A complex type with all that it inherits. */
export interface ComplexPlan {
  readonly ref: TypeRef;
  readonly name?: XmlName;
  readonly abstract: boolean;
  readonly attributes: readonly AttributeDescriptor[];
  readonly anyAttribute?: WildcardDescriptor;
  readonly content: ContentDescriptor;
  /** By `{namespace}name`: types derived from this one, directly or not, and itself. */
  readonly variants: ReadonlyMap<string, TypeRef>;
  /** The same without their names on the wire. */
  readonly variantRefs: ReadonlySet<TypeRef>;
  /** An `xsi:type` may say more than the declaration. */
  readonly isPolymorphic: boolean;
}

export type TypePlan =
  | { readonly kind: 'simple'; readonly codec: SimpleCodec }
  | { readonly kind: 'complex'; readonly plan: ComplexPlan }
  | { readonly kind: 'array'; readonly array: EncodedArrayDescriptor }
  /** `xs:anyType`. */
  | { readonly kind: 'any' };

export class SchemaPlan {
  private readonly plans = new Map<TypeRef, TypePlan>();
  private readonly checkedTypes = new Map<TypeRef, SimpleCodec>();
  private readonly uncheckedTypes = new Map<TypeRef, SimpleCodec>();
  private readonly refs = new Map<string, TypeRef>();
  private readonly children = new Map<TypeRef, TypeRef[]>();

  constructor(
    readonly schema: SchemaDescriptor,
    readonly options: CompileOptions,
  ) {
    for (const [ref, type] of Object.entries(schema.types)) {
      if (type.name !== undefined) this.refs.set(clarkName(type.name.namespace, type.name.name), ref);
      const base = type.kind === 'complex' ? type.base : undefined;
      if (base !== undefined) this.children.set(base, [...(this.children.get(base) ?? []), ref]);
    }
  }

  /** Throws when the descriptor breaks its promise and has no such type. */
  type(ref: TypeRef): TypePlan {
    let plan = this.plans.get(ref);
    if (plan !== undefined) return plan;
    // From the outermost base on, so that a long line of types is no deep recursion.
    for (const base of this.basesOf(ref, this.plans).reverse()) {
      plan = this.planType(base);
      this.plans.set(base, plan);
    }
    return plan ?? this.planType(ref);
  }

  /** The type and what it is derived from, nearest first, as far as `known` does not have it. */
  private basesOf(ref: TypeRef, known: ReadonlyMap<TypeRef, unknown>): TypeRef[] {
    const line = new Set<TypeRef>();
    for (let current: TypeRef | undefined = ref; current !== undefined && !known.has(current) && !line.has(current);) {
      line.add(current);
      const type: TypeDescriptor | undefined = this.schema.types[current];
      if (type?.kind === 'simple') current = 'restriction' in type.variety ? type.variety.restriction : undefined;
      else current = type?.kind === 'complex' ? type.base : undefined;
    }
    return [...line];
  }

  /** `checked`: with its facets. */
  simple(ref: TypeRef, checked = this.options.strict === true): SimpleCodec {
    const builtIn = builtInType(ref);
    if (builtIn !== undefined) return builtIn;
    const known = checked ? this.checkedTypes : this.uncheckedTypes;
    let codec = known.get(ref);
    if (codec !== undefined) return codec;
    for (const base of this.basesOf(ref, known).reverse()) {
      codec = builtInType(base) ?? this.compileSimple(base, checked);
      known.set(base, codec);
    }
    return codec ?? this.compileSimple(ref, checked);
  }

  private compileSimple(ref: TypeRef, checked: boolean): SimpleCodec {
    const type = this.descriptorOf(ref);
    if (type.kind !== 'simple') throw new Error(`the descriptor uses ${ref} as a simple type`);
    return compileSimpleType(type, type.name?.name ?? ref, (part, facets) => this.simple(part, facets), checked);
  }

  /** The type of that name, built-in ones included. */
  named(namespace: string, name: string): TypeRef | undefined {
    if (namespace !== XSD_NAMESPACE) return this.refs.get(clarkName(namespace, name));
    return name === 'anyType' || builtInType(`xs:${name}`) !== undefined ? `xs:${name}` : undefined;
  }

  /** The type of that name in the namespace of SOAP encoding, which repeats the built-in ones. */
  encoded(name: string): TypeRef | undefined {
    return this.named(XSD_NAMESPACE, name === 'base64' ? 'base64Binary' : name);
  }

  private planType(ref: TypeRef): TypePlan {
    if (ref === 'xs:anyType') return { kind: 'any' };
    if (builtInType(ref) !== undefined) return { kind: 'simple', codec: this.simple(ref) };
    const type = this.descriptorOf(ref);
    if (type.kind === 'array') return { kind: 'array', array: type };
    if (type.kind === 'simple') return { kind: 'simple', codec: this.simple(ref) };
    return { kind: 'complex', plan: this.planComplex(ref, type) };
  }

  private descriptorOf(ref: TypeRef): TypeDescriptor {
    const type = Object.hasOwn(this.schema.types, ref) ? this.schema.types[ref] : undefined;
    if (type === undefined) throw new Error(`the descriptor has no type ${ref}`);
    return type;
  }

  private planComplex(ref: TypeRef, type: ComplexTypeDescriptor): ComplexPlan {
    const base = type.base === undefined || type.derivation !== 'extension' ? undefined : this.type(type.base);
    const inherited = base?.kind === 'complex' ? base.plan : undefined;
    const anyAttribute = type.anyAttribute ?? inherited?.anyAttribute;
    const variants = this.variantsOf(ref);
    return {
      ref,
      ...(type.name === undefined ? {} : { name: type.name }),
      abstract: type.abstract === true,
      attributes: joinAttributes(inherited?.attributes ?? [], type.attributes ?? []),
      ...(anyAttribute === undefined ? {} : { anyAttribute }),
      content: joinContent(inherited?.content ?? { kind: 'empty' }, type.content),
      variants,
      variantRefs: new Set(variants.values()),
      isPolymorphic: type.abstract === true || variants.size > 1,
    };
  }

  private variantsOf(root: TypeRef): Map<string, TypeRef> {
    const variants = new Map<string, TypeRef>();
    const waiting = [root];
    for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
      const { name } = this.descriptorOf(ref);
      if (name !== undefined) variants.set(clarkName(name.namespace, name.name), ref);
      waiting.push(...(this.children.get(ref) ?? []));
    }
    return variants;
  }
}

function joinAttributes(
  inherited: readonly AttributeDescriptor[],
  own: readonly AttributeDescriptor[],
): readonly AttributeDescriptor[] {
  const isOverridden = (attribute: AttributeDescriptor): boolean =>
    own.some(({ namespace, name }) => namespace === attribute.namespace && name === attribute.name);
  return [...inherited.filter((attribute) => !isOverridden(attribute)), ...own];
}

/** Structures, section 3.4.2: the content of an extension is the base's, then its own. */
function joinContent(inherited: ContentDescriptor, own: ContentDescriptor): ContentDescriptor {
  if (inherited.kind === 'empty' || own.kind === 'simple') return own;
  if (own.kind === 'empty' || inherited.kind === 'simple') return inherited;
  const particle = joinParticles(inherited.particle, own.particle);
  if (inherited.mixed !== true && own.mixed !== true) return { kind: 'elements', particle };
  const model = joinParticles(inherited.model ?? inherited.particle, own.model ?? own.particle);
  return { kind: 'elements', particle, mixed: true, model };
}

function joinParticles(first: ParticleDescriptor, second: ParticleDescriptor): ParticleDescriptor {
  return { kind: 'sequence', particles: [...membersOf(first), ...membersOf(second)] };
}

/** A plain sequence in a sequence is nothing of its own: without it, long lines of extensions stay flat. */
function membersOf(particle: ParticleDescriptor): readonly ParticleDescriptor[] {
  const { min = 1, max = 1 } = particle;
  const isPlain = particle.kind === 'sequence' && particle.property === undefined && min === 1 && max === 1;
  return isPlain ? particle.particles : [particle];
}
