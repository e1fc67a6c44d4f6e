/**
 * Sample messages for the help page, for any message of any contract: as an ASMX host shows them, values named after their
 * types, arrays twice, the way back into a type already open cut. Valid as they stand once the values are filled in.
 */
import type {
  ComplexTypeDescriptor,
  ElementParticleDescriptor,
  GroupDescriptor,
  ParticleDescriptor,
  ServiceDescriptor,
  SoapBodyDescriptor,
  TypeRef,
  XmlName,
} from '../../runtime/descriptor.js';
import { placeholder } from './help-marks.js';

/** Makes samples for one contract. Texts are XML with marks around what callers fill in. */
export interface Sampler {
  /** The lines of what stands in `soap:Body`. */
  body(body: SoapBodyDescriptor): string[];
  /** The lines of one element. */
  element(element: SampleElement): string[];
  /** A value of a simple type, as it stands in a form. */
  value(type: TypeRef): string;
}

export interface SampleElement extends XmlName {
  readonly type: TypeRef;
  readonly default?: string;
  readonly fixed?: string;
}

/** What is open around the place that is written. */
interface Scope {
  /** Of `xmlns`. */
  readonly namespace: string;
  readonly open: readonly TypeRef[];
  /** SOAP encoding: every element says its type. */
  readonly encoded: boolean;
  /** Elements that may still be written. */
  readonly budget: { left: number };
}

/** `budget` bounds the elements of one sample. */
export function createSampler({ schema }: ServiceDescriptor, budget: number): Sampler {
  const fresh = (encoded = false): Scope => ({ namespace: '', open: [], encoded, budget: { left: budget } });

  function bodyLines(body: SoapBodyDescriptor): string[] {
    switch (body.kind) {
      case 'element': {
        const element = schema.elements[body.element];
        return element === undefined ? [] : elementLines(element, fresh());
      }
      case 'alternatives':
        return choiceLines({ kind: 'choice', particles: body.alternatives }, fresh());
      case 'parts': {
        const scope = fresh(body.encoded);
        const { wrapper } = body;
        if (wrapper === undefined) return body.parts.flatMap((part) => particleLines(part, scope));
        const style = body.encoded ? ' soap:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"' : '';
        const prefixed: XmlName = { namespace: '', name: `m:${wrapper.name}` };
        const inner = body.parts.flatMap((part) => particleLines(part, scope));
        return enclose(prefixed, ` xmlns:m="${escape(wrapper.namespace)}"${style}`, inner, scope);
      }
      case 'type': {
        const type = schema.types[body.type];
        if (type?.kind === 'complex') return contentLines(type, { ...fresh(), open: [body.type] });
        return [placeholder(value(body.type))];
      }
      case 'empty':
        return [];
    }
  }

  function elementLines(element: SampleElement, scope: Scope): string[] {
    if (scope.budget.left <= 0) return scope.budget.left-- === 0 ? ['<!-- and so on -->'] : [];
    if (scope.open.includes(element.type)) return [`<!-- ${element.name}: another ${shownName(element.type)} -->`];
    scope.budget.left--;
    const type = schema.types[element.type];
    if (type?.kind === 'array') return arrayLines(element, type.item, type.itemName ?? 'Item', scope);
    if (type?.kind !== 'complex') return [simpleElement(element, scope)];
    const [actual, actualRef] = concrete(type, element.type);
    const within = { ...scope, namespace: element.namespace, open: [...scope.open, element.type, actualRef] };
    const typeAttribute = actual === type && !scope.encoded ? '' : typeOf(actual.name);
    const text = simpleContent(actual);
    const inner = text === undefined ? contentLines(actual, within) : [placeholder(value(text))];
    return enclose(element, typeAttribute + attributesOf(actual), inner, scope, text !== undefined);
  }

  function simpleElement(element: SampleElement, scope: Scope): string {
    const known = element.fixed ?? element.default;
    const text = known === undefined ? placeholder(value(element.type)) : escape(known);
    const typeAttribute =
      scope.encoded && element.type.startsWith('xs:') ? ` xsi:type="xsd:${element.type.slice(3)}"` : '';
    const [line = ''] = enclose(element, typeAttribute, [text], scope, true);
    return line + alternatives(enumeration(element.type));
  }

  /** SOAP 1.1, section 5.4.2. */
  function arrayLines(element: SampleElement, item: TypeRef, itemName: string, scope: Scope): string[] {
    const within = { ...scope, namespace: element.namespace, open: [...scope.open, element.type] };
    const inner = [0, 1].flatMap(() => elementLines({ namespace: '', name: itemName, type: item }, within));
    const itemType = item.startsWith('xs:') ? `xsd:${item.slice(3)}` : shownName(item);
    const encoding = 'http://schemas.xmlsoap.org/soap/encoding/';
    return enclose(element, ` xmlns:soapenc="${encoding}" soapenc:arrayType="${itemType}[2]"`, inner, scope);
  }

  /** The content of a type after that of the types it extends (Structures, section 3.4.2). */
  function contentLines(type: ComplexTypeDescriptor, scope: Scope): string[] {
    const base = type.derivation === 'extension' ? baseOf(type) : undefined;
    const inherited = base === undefined ? [] : contentLines(base, scope);
    return type.content.kind === 'elements'
      ? [...inherited, ...particleLines(type.content.model ?? type.content.particle, scope)]
      : inherited;
  }

  function particleLines(particle: ParticleDescriptor, scope: Scope): string[] {
    switch (particle.kind) {
      case 'element':
        return repeated(particle, () => elementLines(particle, scope));
      case 'any':
        return ['<!-- any element -->'];
      case 'choice':
        return choiceLines(particle, scope);
      case 'sequence':
      case 'all':
        return particle.particles.flatMap((member) => particleLines(member, scope));
    }
  }

  /** The first alternative, the others named; where the choice repeats, each of them. */
  function choiceLines({ particles, max = 1 }: GroupDescriptor, scope: Scope): string[] {
    const writable = particles.filter((particle) => particle.kind !== 'element' || particle.abstract !== true);
    if (max !== 1) return writable.flatMap((particle) => particleLines(particle, scope));
    const [first, ...others] = writable;
    const names = others.map((other) => firstName(other)).filter((name) => name !== undefined);
    const rest = names.length === 0 ? [] : [`<!-- or ${shorten(names).join(', ')} -->`];
    return first === undefined ? [] : [...particleLines(first, scope), ...rest];
  }

  function attributesOf(type: ComplexTypeDescriptor): string {
    const base = type.derivation === 'extension' ? baseOf(type) : undefined;
    const inherited = base === undefined ? '' : attributesOf(base);
    const own = (type.attributes ?? []).map((attribute, index) => {
      const known = attribute.fixed ?? attribute.default;
      const text = known === undefined ? placeholder(value(attribute.type)) : escape(known);
      if (attribute.namespace === '') return ` ${attribute.name}="${text}"`;
      if (attribute.namespace === 'http://www.w3.org/XML/1998/namespace') return ` xml:${attribute.name}="${text}"`;
      return ` xmlns:a${index}="${escape(attribute.namespace)}" a${index}:${attribute.name}="${text}"`;
    });
    return inherited + own.join('');
  }

  function baseOf({ base }: ComplexTypeDescriptor): ComplexTypeDescriptor | undefined {
    const type = base === undefined ? undefined : schema.types[base];
    return type?.kind === 'complex' ? type : undefined;
  }

  function simpleContent(type: ComplexTypeDescriptor): TypeRef | undefined {
    if (type.content.kind === 'simple') return type.content.type;
    const base = baseOf(type);
    return base === undefined || type.content.kind === 'elements' ? undefined : simpleContent(base);
  }

  /** An abstract type is shown as the first type derived from it that is not. */
  function concrete(type: ComplexTypeDescriptor, ref: TypeRef): [ComplexTypeDescriptor, TypeRef] {
    if (type.abstract !== true) return [type, ref];
    for (const [name, other] of Object.entries(schema.types)) {
      if (other.kind !== 'complex' || other.base !== ref || name === ref) continue;
      const found = concrete(other, name);
      if (found[0].abstract !== true) return found;
    }
    return [type, ref];
  }

  function value(type: TypeRef): string {
    const simple = schema.types[type];
    if (simple?.kind === 'complex') return simpleContentValue(simple, type);
    if (simple?.kind !== 'simple') return shownName(type);
    const [first] = enumeration(type);
    if (first !== undefined) return escape(first);
    if ('list' in simple.variety) return `${value(simple.variety.list)} ${value(simple.variety.list)}`;
    return value('union' in simple.variety ? (simple.variety.union[0] ?? 'xs:string') : simple.variety.restriction);
  }

  function simpleContentValue(type: ComplexTypeDescriptor, ref: TypeRef): string {
    const content = simpleContent(type);
    return content === undefined ? shownName(ref) : value(content);
  }

  function enumeration(type: TypeRef): readonly string[] {
    const simple = schema.types[type];
    if (simple?.kind !== 'simple') return [];
    // Names with their namespaces stand for what needs a prefix: no sample shows that.
    const listed = simple.facets?.enumeration?.filter((text) => !/^\{[^}]*\}/.test(text));
    if (listed !== undefined && listed.length > 0) return listed;
    return 'restriction' in simple.variety ? enumeration(simple.variety.restriction) : [];
  }

  return { body: bodyLines, element: (element) => elementLines(element, fresh()), value };
}

/** The start tag with what it needs, the content indented, the end tag; on one line when `inline` or without content. */
function enclose(
  element: XmlName,
  attributes: string,
  inner: readonly string[],
  scope: Scope,
  inline = false,
): string[] {
  const declaration = element.namespace === scope.namespace ? '' : ` xmlns="${escape(element.namespace)}"`;
  const start = `${element.name}${declaration}${attributes}`;
  if (inner.length === 0) return [`<${start} />`];
  if (inline) return [`<${start}>${inner.join('')}</${element.name}>`];
  return [`<${start}>`, ...inner.map((line) => `  ${line}`), `</${element.name}>`];
}

function repeated({ max = 1 }: ElementParticleDescriptor, lines: () => string[]): string[] {
  return max === 1 ? lines() : [...lines(), ...lines()];
}

function typeOf(name: XmlName | undefined): string {
  if (name === undefined) return '';
  return ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:t="${escape(name.namespace)}" xsi:type="t:${name.name}"`;
}

function firstName(particle: ParticleDescriptor): string | undefined {
  if (particle.kind === 'any') return 'any element';
  if (particle.kind === 'element') return particle.name;
  return particle.particles.map(firstName).find((name) => name !== undefined);
}

/** A comment beside a value: it may not stand inside one. */
function alternatives(values: readonly string[]): string {
  const safe = values.filter((each) => !each.includes('--')).map(escape);
  return safe.length < 2 ? '' : ` <!-- ${shorten(safe).join(', ')} -->`;
}

function shorten(names: readonly string[]): readonly string[] {
  return names.length > 8 ? [...names.slice(0, 8), '...'] : names;
}

/** `xs:int` is `int`. */
export function shownName(type: TypeRef): string {
  return type.replace(/^xs:/, '');
}

function escape(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
