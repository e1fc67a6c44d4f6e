/**
 * Draws typed objects that a contract allows: requests and responses to try readers, writers and clients with. Choices,
 * repetitions, nil, derived types, wildcards and facets all occur. The same seed draws the same objects.
 */
import type { ServiceCodec } from '../../runtime/codec/codec.js';
import { compileService } from '../../runtime/codec/compile.js';
import { normalizeWhiteSpace } from '../../runtime/codec/simple/simple-codec.js';
import { SchemaPlan } from '../../runtime/codec/plan.js';
import type { ComplexPlan, TypePlan } from '../../runtime/codec/plan.js';
import { setOwn } from '../../runtime/codec/own-property.js';
import { admits } from '../../runtime/codec/wildcard.js';
import { ElementCapture } from '../../runtime/codec/xml-element.js';
import type { XmlElement } from '../../runtime/codec/xml-element.js';
import { readXml } from '../../runtime/codec/xml-reader.js';
import type {
  AnyDescriptor,
  ContentDescriptor,
  ElementDescriptor,
  ElementParticleDescriptor,
  EncodedArrayDescriptor,
  GroupDescriptor,
  ParticleDescriptor,
  ServiceDescriptor,
  SoapBodyDescriptor,
  TypeRef,
} from '../../runtime/descriptor.js';
import { Random } from './random.js';
import { TextSampler } from './sample-text.js';

/** The contract allows something, and the sampler does not know how to draw it. */
export class Unsampleable extends Error {}

/** The element of a text, as wildcards hold it. */
function captured(text: string): XmlElement {
  let element: XmlElement | undefined;
  const prefixes = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';
  readXml(`<e ${prefixes}>${text}</e>`, () => ({
    open: (open) => new ElementCapture(open, (whole) => (element = whole)),
    text: () => {},
    interruption: () => {},
    close: () => {},
  }));
  if (element === undefined) throw new Error('nothing was captured');
  return element;
}

/** Schemas ask for them even on a nil element, which a typed object has no place for. */
function hasRequiredAttributes(type: TypePlan): boolean {
  return type.kind === 'complex' && type.plan.attributes.some(({ required }) => required === true);
}

type Leaf = ElementParticleDescriptor | AnyDescriptor;
type ElementContent = Extract<ContentDescriptor, { readonly kind: 'elements' }>;

function leavesOf(particle: ParticleDescriptor): Leaf[] {
  return 'particles' in particle ? particle.particles.flatMap(leavesOf) : [particle];
}

/** From here on only what must be there is drawn. */
const deepest = 5;
const most = 60;

export class Sampler {
  private readonly random: Random;
  private readonly plan: SchemaPlan;
  private readonly texts: TextSampler;
  private readonly heights = new Map<TypeRef, number>();
  private readonly emptyStrict = { strict: true };
  private codec: ServiceCodec | undefined;
  private drawn = 0;
  private isInWildcard = false;

  constructor(
    private readonly descriptor: ServiceDescriptor,
    seed: number,
  ) {
    this.random = new Random(seed);
    this.plan = new SchemaPlan(descriptor.schema, this.emptyStrict);
    this.texts = new TextSampler(descriptor.schema, this.random);
  }

  /** A message object for the body. Throws `Unsampleable`. */
  message(body: SoapBodyDescriptor): unknown {
    this.drawn = 0;
    switch (body.kind) {
      case 'empty':
        return {};
      case 'type':
        return this.value(body.type, 0);
      case 'element': {
        const element = this.descriptor.schema.elements[body.element];
        if (element === undefined) throw new Error(`no element ${body.element}`);
        return this.elementValue(element, 0);
      }
      case 'alternatives':
        return this.object({ kind: 'choice', particles: body.alternatives }, 0);
      case 'parts':
        return this.object({ kind: 'sequence', particles: body.parts }, 0);
    }
  }

  private elementValue(declaration: ElementDescriptor | ElementParticleDescriptor, depth: number): unknown {
    const { nillable, fixed, type } = declaration;
    const plan = this.plan.type(type);
    const mayBeNil = nillable === true && !hasRequiredAttributes(plan);
    if (mayBeNil && (this.isScarce(depth) || this.random.chance(0.15))) return null;
    if (plan.kind === 'any') return this.openValue(declaration);
    if (fixed !== undefined && plan.kind === 'simple') return this.parse(type, fixed);
    const value = this.value(type, depth) as object | string;
    // An empty element with a default is read as the default.
    if (declaration.default === undefined) return value;
    if (value === '') return this.parse(type, declaration.default);
    if (plan.kind === 'complex' && plan.plan.content.kind === 'simple' && 'value' in (value as object)) {
      return { ...(value as object), value: this.parse(plan.plan.content.type, declaration.default) };
    }
    return value;
  }

  private value(ref: TypeRef, depth: number): unknown {
    this.drawn++;
    const type = this.plan.type(ref);
    switch (type.kind) {
      case 'simple':
        return this.simple(ref);
      case 'any':
        return this.random.pick<unknown>(['text', true, 42, 1.5, 12345678901234567890n]);
      case 'array':
        return this.array(type.array, type.array.dimensions, depth);
      case 'complex':
        return this.complex(type.plan, depth);
    }
  }

  private simple(ref: TypeRef): unknown {
    for (let attempt = 0; attempt < 200; attempt++) {
      const value = this.parse(ref, this.texts.candidate(ref));
      if (value !== undefined) return value;
    }
    throw new Unsampleable(`no text found for type ${ref}`);
  }

  private parse(ref: TypeRef, text: string): unknown {
    const codec = this.plan.simple(ref);
    const resolve = (prefix: string): string => (prefix === '' ? '' : `urn:example:${prefix}`);
    return codec.parse(normalizeWhiteSpace(text, codec.whiteSpace), resolve);
  }

  private array({ item }: EncodedArrayDescriptor, dimensions: number, depth: number): unknown[] {
    const count = this.isScarce(depth) ? 0 : this.random.between(0, 3);
    return Array.from({ length: count }, () =>
      dimensions > 1
        ? this.array({ kind: 'array', item, dimensions }, dimensions - 1, depth + 1)
        : this.value(item, depth + 1),
    );
  }

  private complex(declared: ComplexPlan, depth: number): object {
    const plan = this.variant(declared, depth);
    const object = plan.ref === declared.ref ? {} : { $$type: plan.ref };
    for (const attribute of plan.attributes) this.attribute(object, attribute);
    if (plan.anyAttribute !== undefined && this.random.chance(0.3)) this.otherAttribute(object, plan);
    const { content } = plan;
    if (content.kind === 'simple') setOwn(object, 'value', this.simple(content.type));
    if (content.kind === 'elements' && content.mixed === true) {
      setOwn(object, '$$content', this.mixed(content, depth + 1));
    } else if (content.kind === 'elements') {
      this.fill(object, content.particle, depth + 1);
    }
    return object;
  }

  /** Text around children that fit the model; where any may come, the one child that is the smallest. */
  private mixed({ particle, model }: ElementContent, depth: number): unknown[] {
    const leaves = leavesOf(particle);
    const children = model === undefined ? this.smallest(leaves, depth) : this.children(model, depth);
    const items = children.map(([leaf, value]) => ({ [this.mixedProperty(leaf, value, leaves)]: value }));
    return ['some ', ...items.flatMap((item) => [item, ' text'])];
  }

  private smallest(leaves: readonly Leaf[], depth: number): [Leaf, unknown][] {
    const heights = leaves.map((leaf) => this.particleHeight({ ...leaf, min: 1 }, new Set()));
    const lowest = leaves.filter((_leaf, index) => heights[index] === Math.min(...heights));
    const leaf = lowest.length === 0 ? undefined : this.random.pick(lowest);
    return leaf === undefined ? [] : [[leaf, this.item(leaf, depth)]];
  }

  /** In the order of the model. */
  private children(particle: ParticleDescriptor, depth: number): [Leaf, unknown][] {
    const occurrences = Array.from({ length: this.count(particle, depth) });
    return occurrences.flatMap(() => {
      if (particle.kind === 'element' || particle.kind === 'any') return [[particle, this.item(particle, depth)]];
      const members = particle.kind === 'choice' ? [this.alternative(particle, depth)] : particle.particles;
      return members.flatMap((member) => this.children(member, depth));
    });
  }

  /** A reader takes the first wildcard that admits an element. */
  private mixedProperty(leaf: Leaf, value: unknown, leaves: readonly Leaf[]): string {
    const found = leaves.find((other) =>
      leaf.kind === 'any'
        ? other.kind === 'any' && admits(other, (value as XmlElement).namespace)
        : other.kind === 'element' && other.name === leaf.name && other.namespace === leaf.namespace,
    );
    return (found ?? leaf).property;
  }

  private variant(declared: ComplexPlan, depth: number): ComplexPlan {
    const variants = [...declared.variants.values()].flatMap((ref) => {
      const type = this.plan.type(ref);
      return type.kind === 'complex' && !type.plan.abstract ? [type.plan] : [];
    });
    const usual = declared.abstract ? [] : [declared];
    if (usual.length > 0 && (this.isScarce(depth) || variants.length < 2 || this.random.chance(0.5))) return declared;
    if (variants.length === 0)
      throw new Unsampleable(`type ${declared.ref} is abstract and nothing is derived from it`);
    if (!this.isScarce(depth)) return this.random.pick(variants);
    return variants.reduce((best, one) => (this.height(one.ref) < this.height(best.ref) ? one : best));
  }

  private attribute(object: object, attribute: ComplexPlan['attributes'][number]): void {
    const { property, type, required, fixed } = attribute;
    const preset = fixed ?? attribute.default;
    // What is absent is read as its default.
    if (preset === undefined && required !== true && this.random.chance(0.5)) return;
    setOwn(object, property, fixed === undefined ? this.simple(type) : this.parse(type, fixed));
  }

  private otherAttribute(object: object, { anyAttribute }: ComplexPlan): void {
    const namespaces = anyAttribute?.namespaces;
    if (anyAttribute?.process === 'strict' || namespaces === undefined) return;
    const namespace = Array.isArray(namespaces) ? (namespaces[0] as string) : 'urn:example:other';
    setOwn(object, '$$attributes', {
      [namespace === '' ? 'sample_other' : `{${namespace}}sample_other`]: 'a "b"\n<c>',
    });
  }

  private object(particle: ParticleDescriptor, depth: number): object {
    const object = {};
    this.fill(object, particle, depth);
    return object;
  }

  private fill(object: object, particle: ParticleDescriptor, depth: number): void {
    if (particle.kind !== 'element' && particle.kind !== 'any' && particle.property === undefined) {
      this.fillGroup(object, particle, depth);
      return;
    }
    const { property = '', max = 1 } = particle;
    const count = this.count(particle, depth);
    if (count === 0) return;
    const items = Array.from({ length: count }, () => this.item(particle, depth));
    setOwn(object, property, max === 1 ? items[0] : items);
  }

  private fillGroup(object: object, group: GroupDescriptor, depth: number): void {
    if (this.count(group, depth) === 0) return;
    const members = group.kind === 'choice' ? [this.alternative(group, depth)] : group.particles;
    for (const member of members) this.fill(object, member, depth);
  }

  private count({ min = 1, max = 1, ...particle }: ParticleDescriptor, depth: number): number {
    if (min === 0 && this.isOutOfReach(particle)) return 0;
    if (this.isScarce(depth)) return min;
    if (max === 1) return min === 0 ? Number(this.random.chance(0.7)) : 1;
    const limit = max === 'unbounded' ? min + 3 : max;
    return this.random.between(min, Math.min(limit, min + 3));
  }

  private isOutOfReach(particle: Omit<ParticleDescriptor, 'min' | 'max'>): boolean {
    if (particle.kind === 'element') return (particle as ElementParticleDescriptor).abstract === true;
    return false;
  }

  private item(particle: ParticleDescriptor, depth: number): unknown {
    switch (particle.kind) {
      case 'element':
        if (particle.abstract === true) throw new Unsampleable(`element ${particle.name} is abstract`);
        return this.elementValue(particle, depth);
      case 'any':
        return this.wildcard(particle);
      default: {
        const { kind, particles } = particle;
        return this.object({ kind, particles }, depth);
      }
    }
  }

  /** Any alternative; the one that ends soonest where little more may be drawn. Something must be in it, or it is not there. */
  private alternative(group: GroupDescriptor, depth: number): ParticleDescriptor {
    const possible = group.particles.filter((particle) => particle.kind !== 'element' || particle.abstract !== true);
    if (possible.length === 0) throw new Unsampleable('every alternative of a choice is abstract');
    if (!this.isScarce(depth)) {
      const alternative = this.random.pick(possible);
      return (alternative.min ?? 1) === 0 ? { ...alternative, min: 1 } : alternative;
    }
    return possible.reduce((best, one) =>
      this.particleHeight(one, new Set()) < this.particleHeight(best, new Set()) ? one : best,
    );
  }

  private wildcard({ namespaces, process }: AnyDescriptor): unknown {
    if (process === 'strict') return this.declared(namespaces);
    const namespace = Array.isArray(namespaces) ? (namespaces as readonly string[])[0] : 'urn:example:other';
    const inner = { namespace: 'urn:example:inner', name: 'inner', children: ['<&>'] };
    return { namespace: namespace ?? '', name: 'sample_other', attributes: { a: '"1"' }, children: ['text ', inner] };
  }

  /** A strict wildcard wants an element that a schema declares. */
  private declared(namespaces: AnyDescriptor['namespaces']): unknown {
    const elements = Object.entries(this.descriptor.schema.elements).filter(
      ([, { namespace, type }]) => admits({ namespaces, process: 'strict' }, namespace) && this.height(type) < 3,
    );
    const usable = this.isInWildcard ? [] : this.random.shuffled(elements);
    for (const [ref, element] of usable) {
      const text = this.writeDeclared(ref, element);
      if (text !== undefined) return captured(text);
    }
    throw new Unsampleable('a strict wildcard wants an element that the contract does not have');
  }

  private writeDeclared(ref: string, element: ElementDescriptor): string | undefined {
    this.isInWildcard = true;
    try {
      this.codec ??= compileService(this.descriptor);
      return this.codec.element(ref).write(this.elementValue(element, deepest + 1));
    } catch (error) {
      if (error instanceof Unsampleable) return undefined;
      throw error;
    } finally {
      this.isInWildcard = false;
    }
  }

  private openValue({ namespace, name }: ElementDescriptor): unknown {
    const inner = { namespace: 'urn:example:inner', name: 'inner', children: ['x'] };
    return this.random.pick<unknown>([
      'text',
      '',
      true,
      42,
      -1.5,
      12345678901234567890n,
      { namespace, name, children: [inner] },
    ]);
  }

  private isScarce(depth: number): boolean {
    return depth > deepest || this.drawn > most;
  }

  /** How many elements deep the shallowest value of a type is. */
  private height(ref: TypeRef, open: ReadonlySet<TypeRef> = new Set()): number {
    const known = this.heights.get(ref);
    if (known !== undefined) return known;
    if (open.has(ref)) return Infinity;
    const inner = new Set([...open, ref]);
    const height = Math.min(...this.concrete(ref).map((content) => this.contentHeight(content, inner)));
    if (open.size === 0) this.heights.set(ref, height);
    return height;
  }

  private concrete(ref: TypeRef): (ComplexPlan | undefined)[] {
    const type = this.plan.type(ref);
    if (type.kind !== 'complex') return [undefined];
    if (!type.plan.abstract) return [type.plan];
    return [...type.plan.variants.values()].flatMap((variant) => {
      const plan = this.plan.type(variant);
      return plan.kind === 'complex' && !plan.plan.abstract ? [plan.plan] : [];
    });
  }

  private contentHeight(plan: ComplexPlan | undefined, open: ReadonlySet<TypeRef>): number {
    return plan?.content.kind === 'elements'
      ? this.particleHeight(plan.content.model ?? plan.content.particle, open)
      : 0;
  }

  private particleHeight(particle: ParticleDescriptor, open: ReadonlySet<TypeRef>): number {
    if (particle.min === 0) return 0;
    if (particle.kind === 'any') return 1;
    if (particle.kind === 'element') return 1 + (particle.nillable === true ? 0 : this.height(particle.type, open));
    const heights = particle.particles.map((member) => this.particleHeight(member, open));
    return particle.kind === 'choice' ? Math.min(...heights) : Math.max(0, ...heights);
  }
}
