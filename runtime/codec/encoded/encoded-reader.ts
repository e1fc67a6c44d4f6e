/**
 * Reads encoded messages from captured elements: values may stand elsewhere in the body and be referred to, before or after.
 * Accessors are matched by local name, as the toolkits of that age qualify them or not. What is referred to twice is one object;
 * a value that contains itself is refused.
 */
import type { ElementDeclaration } from '../read/element-reader.js';
import type { TypeRef } from '../../descriptor.js';
import { ReadError } from '../codec.js';
import { leaves, planScope } from '../content.js';
import type { ElementNode, Scope } from '../content.js';
import { AttributesReader } from '../read/attributes.js';
import { fillObject } from '../read/content-reader.js';
import { duplicate } from '../read/receiver.js';
import { invalidValue, readValue } from '../read/simple-reader.js';
import { setOwn } from '../own-property.js';
import type { ComplexPlan, SchemaPlan } from '../plan.js';
import { parseQName } from '../simple/qualified-name.js';
import type { XmlElement } from '../xml-element.js';
import { clarkName, XSI_NAMESPACE } from '../xml-name.js';
import { asOpenElement, elementsOf, textOf, withoutScope } from './captured.js';
import { readArray } from './encoded-array.js';
import { idOf, isEncodingNamespace, referenceOf } from './soap-encoding.js';

/** References may chain values far deeper than elements nest. */
const deepest = 500;

export class EncodedReader {
  private readonly targets = new Map<string, XmlElement>();
  private readonly values = new Map<XmlElement, Map<TypeRef, unknown>>();
  private readonly reading = new Set<XmlElement>();
  private depth = 0;

  /** `body` is searched for elements with an `id`. */
  constructor(
    private readonly schema: SchemaPlan,
    body: XmlElement,
  ) {
    this.collectTargets(body);
  }

  /** A value of the type, wherever it stands; `undefined` for nil. */
  value(element: XmlElement, ref: TypeRef, location: string): unknown {
    const target = this.resolve(element);
    if (isNil(element) || isNil(target)) return undefined;
    const known = this.values.get(target)?.get(ref);
    if (known !== undefined) return known;
    if (this.reading.has(target)) throw new ReadError('invalid-value', `${location} refers to itself.`);
    if (++this.depth > deepest) throw new ReadError('malformed', `Values are nested more than ${deepest} deep.`);
    this.reading.add(target);
    const value = this.readTarget(target, ref, location);
    this.reading.delete(target);
    this.depth--;
    const values = this.values.get(target) ?? new Map<TypeRef, unknown>();
    this.values.set(target, values.set(ref, value));
    return value;
  }

  /** The values of a struct's members, by slot (section 5.4.1). */
  members(element: XmlElement, scope: Scope, location: string): unknown[] {
    const values = new Array<unknown>(scope.slots.length).fill(undefined);
    const known = leaves(scope.root).filter((leaf) => leaf.kind === 'element');
    for (const child of elementsOf(element)) {
      const leaf = accessor(known, child);
      if (leaf === undefined) continue;
      const { index, list } = leaf.slot;
      if (!list && values[index] !== undefined) throw duplicate(location, child.name);
      const value = this.member(child, leaf.element, location === '' ? child.name : `${location}/${child.name}`);
      if (!list) values[index] = value;
      else if (value !== undefined) values[index] = [...((values[index] as unknown[] | undefined) ?? []), value];
    }
    return values;
  }

  private member(element: XmlElement, declaration: ElementDeclaration, location: string): unknown {
    const value = this.value(element, declaration.type, location);
    return value === undefined && declaration.nillable === true ? null : value;
  }

  private resolve(element: XmlElement): XmlElement {
    const seen = new Set<XmlElement>();
    let target = element;
    for (let id = referenceOf(target); id !== undefined; id = referenceOf(target)) {
      const next = this.targets.get(id);
      if (next === undefined) throw new ReadError('invalid-value', `Element ${element.name} refers to nothing here.`);
      if (seen.has(next)) throw new ReadError('invalid-value', `Element ${element.name} refers to itself.`);
      seen.add(next);
      target = next;
    }
    return target;
  }

  private readTarget(element: XmlElement, declared: TypeRef, location: string): unknown {
    const sent = this.sentType(element);
    const ref = declared === 'xs:anyType' ? (sent ?? declared) : declared;
    if (sent === 'array' && (ref === 'xs:anyType' || ref === 'array'))
      return this.array(element, 'xs:anyType', 1, location);
    const type = this.schema.type(ref);
    switch (type.kind) {
      case 'any':
        return elementsOf(element).length > 0 ? withoutScope(element) : textOf(element);
      case 'array':
        return this.array(element, type.array.item, type.array.dimensions, location);
      case 'simple': {
        const text = textOf(element);
        if (elementsOf(element).length > 0) {
          throw new ReadError(
            'interrupted-value',
            `Found an element inside the value of ${location}, expected text alone.`,
          );
        }
        const value = readValue(type.codec, text, asOpenElement(element));
        if (value === undefined) throw invalidValue(type.codec, text, `element ${location}`);
        return value;
      }
      case 'complex': {
        const variant = sent !== undefined && type.plan.variantRefs.has(sent) ? sent : ref;
        return this.struct(element, variant, variant !== declared, location);
      }
    }
  }

  private array(element: XmlElement, item: TypeRef, dimensions: number, location: string): unknown[] {
    const read = (member: XmlElement, ref: TypeRef): unknown => this.value(member, ref, location) ?? null;
    return readArray(
      element,
      { item, dimensions, location },
      {
        value: read,
        resolve: (member) => this.resolve(member),
        named: (text, holder) => this.typeNamed(text, holder),
      },
    );
  }

  private struct(element: XmlElement, ref: TypeRef, isDerived: boolean, location: string): object {
    const type = this.schema.type(ref);
    if (type.kind !== 'complex') throw new Error(`the descriptor derives ${ref} from a complex type`);
    const { plan } = type;
    if (plan.abstract) {
      const expected = `expected xsi:type to name a type derived from ${plan.name?.name ?? ref}`;
      throw new ReadError('invalid-value', `Invalid type of ${location}: ${expected}.`);
    }
    const object = isDerived ? { $$type: ref } : {};
    new AttributesReader(plan, this.schema).read(asOpenElement(element), object, () => location);
    this.readContent(object, element, plan, location);
    return object;
  }

  private readContent(object: object, element: XmlElement, { content }: ComplexPlan, location: string): void {
    if (content.kind === 'elements') {
      const scope = planScope(content.particle);
      fillObject(object, this.members(element, scope, location), scope, () => location);
    } else if (content.kind === 'simple') {
      const codec = this.schema.simple(content.type);
      const value = readValue(codec, textOf(element), asOpenElement(element));
      if (value === undefined) throw invalidValue(codec, textOf(element), `element ${location}`);
      setOwn(object, 'value', value);
    }
  }

  /** What `xsi:type` says, `array` for any array of the encoding. */
  private sentType(element: XmlElement): TypeRef | 'array' | undefined {
    const text = element.attributes?.[clarkName(XSI_NAMESPACE, 'type')];
    return text === undefined ? undefined : this.typeNamed(text, element);
  }

  private typeNamed(text: string, element: XmlElement): TypeRef | undefined {
    const name = parseQName(text.trim(), asOpenElement(element).resolvePrefix);
    if (name === undefined) return undefined;
    if (!isEncodingNamespace(name.namespace)) return this.schema.named(name.namespace, name.name);
    return name.name === 'Array' ? 'array' : this.schema.encoded(name.name);
  }

  private collectTargets(element: XmlElement): void {
    const id = idOf(element);
    if (id !== undefined && !this.targets.has(id)) this.targets.set(id, element);
    for (const child of elementsOf(element)) this.collectTargets(child);
  }
}

/** The member that an accessor is: by its name, with the namespace if that helps. */
function accessor(members: readonly ElementNode[], { namespace, name }: XmlElement): ElementNode | undefined {
  const named = members.filter(({ element }) => element.name === name);
  return named.find(({ element }) => element.namespace === namespace) ?? named[0];
}

function isNil({ attributes = {} }: XmlElement): boolean {
  const text = (attributes[clarkName(XSI_NAMESPACE, 'nil')] ?? attributes[clarkName(XSI_NAMESPACE, 'null')])?.trim();
  return text === 'true' || text === '1';
}
