/** Readers and writers of what stands in `soap:Body` (WSDL 1.1, section 3.5), a header or a fault detail. */
import type { BodyCodec, ElementHandler, OpenElement } from './codec.js';
import type {
  ElementDescriptor,
  ElementParticleDescriptor,
  GroupDescriptor,
  SoapBodyDescriptor,
  TypeRef,
  XmlName,
} from '../descriptor.js';
import { planScope } from './content.js';
import { elementsOf } from './encoded/captured.js';
import { EncodedReader } from './encoded/encoded-reader.js';
import { encodingAttribute, ENCODING_NAMESPACE, ENVELOPE_NAMESPACE, idOf } from './encoded/soap-encoding.js';
import type { SchemaPlan } from './plan.js';
import type { SchemaReaders } from './read/compile-readers.js';
import { fillObject } from './read/content-reader.js';
import { missing, skipped } from './read/receiver.js';
import type { Receiver } from './read/receiver.js';
import type { SchemaWriters } from './write/compile-writers.js';
import { tagOf } from './write/element.js';
import { escapeAttribute } from './write/escape.js';
import { newOutput, Unwritable } from './write/output.js';
import type { Output } from './write/output.js';
import { ElementCapture } from './xml-element.js';
import type { XmlElement } from './xml-element.js';

export interface Schema {
  readonly plan: SchemaPlan;
  readonly readers: SchemaReaders;
  readonly writers: SchemaWriters;
}

export function bodyCodec(
  body: SoapBodyDescriptor,
  element: (ref: string) => ElementDescriptor,
  schema: Schema,
): BodyCodec {
  switch (body.kind) {
    case 'element':
      return elementCodec(element(body.element), schema);
    case 'alternatives':
      return partsCodec([{ kind: 'choice', particles: body.alternatives }], undefined, schema);
    case 'parts':
      return body.encoded === true
        ? encodedCodec(body.parts, body.wrapper, schema)
        : partsCodec(body.parts, body.wrapper, schema);
    case 'type':
      return typeCodec(body.type, schema);
    case 'empty':
      return emptyCodec;
  }
}

/** The receiver of a message's root value. */
function rootOf(done: (value: unknown) => void): Receiver {
  return { receive: (_slot, value) => done(value), location: () => undefined };
}

/** Of one element: document/literal with one part, headers, details. */
export function elementCodec(declaration: ElementDescriptor, schema: Schema): BodyCodec {
  const reader = schema.readers.element(declaration);
  const write = schema.writers.element(declaration);
  return {
    root: { namespace: declaration.namespace, name: declaration.name },
    read: (element, done) => reader.read(element, rootOf(done), 0),
    absent: () => {
      if (schema.plan.type(declaration.type).kind !== 'complex') throw missing('', declaration.name);
      return readNothing(declaration, (element, owner) => reader.read(element, owner, 0));
    },
    write: (value) => written((output) => write(orEmpty(value, declaration, schema), '', output)),
  };
}

/** A method that returns nothing means an element with nothing in it, where the element has children. */
function orEmpty(value: unknown, declaration: ElementDescriptor, { plan }: Schema): unknown {
  if (value === null && declaration.nillable === true) return null;
  return (value ?? undefined) === undefined && plan.type(declaration.type).kind === 'complex' ? {} : value;
}

function partsCodec(parts: GroupDescriptor['particles'], wrapper: XmlName | undefined, schema: Schema): BodyCodec {
  const group: GroupDescriptor = { kind: 'sequence', particles: parts };
  const start = schema.readers.content(planScope(group));
  const content = schema.writers.content(group);
  const declaration = { namespace: '', name: '', ...wrapper, type: 'xs:anyType' };
  const read = (element: OpenElement, owner: Receiver): ElementHandler =>
    start({ object: {}, owner, slot: 0, name: declaration.name }, element, declaration);
  return {
    ...(wrapper === undefined ? {} : { root: wrapper }),
    read: (element, done) => read(element, rootOf(done)),
    absent: () => readNothing(declaration, read),
    write: (value) =>
      written((output) => {
        const object = objectOf(value);
        const text = content.write(object, '', output);
        return wrapper === undefined ? text : writeWrapper(wrapper, '', text);
      }),
  };
}

/**
 * rpc/encoded. It reads the whole body, since values may stand beside the wrapper; the first element that is not one of those
 * is the wrapper, whatever its name (SOAP 1.1, section 7.1: the name of a response is not significant).
 */
function encodedCodec(
  parts: readonly ElementParticleDescriptor[],
  wrapper: XmlName | undefined,
  { plan, writers }: Schema,
): BodyCodec {
  const group: GroupDescriptor = { kind: 'sequence', particles: parts };
  const scope = planScope(group);
  const readBody = (body: XmlElement): object => {
    const object = {};
    const values = new EncodedReader(plan, body).members(findWrapper(body, wrapper), scope, '');
    fillObject(object, values, scope, () => '');
    return object;
  };
  const content = writers.encoded.content(group);
  return {
    read: (element, done) => new ElementCapture(element, (body) => done(readBody(body)), true),
    absent: () => readBody({ namespace: '', name: '' }),
    write: (value) =>
      written((output) => {
        const text = content.write(objectOf(value), '', output);
        return wrapper === undefined ? text : writeWrapper(wrapper, encodingStyle, text);
      }),
  };
}

const encodingStyle = ` xmlns:e="${ENVELOPE_NAMESPACE}" e:encodingStyle="${ENCODING_NAMESPACE}"`;

/** With a prefix, since the accessors within are in no namespace. */
function writeWrapper({ namespace, name }: XmlName, attributes: string, content: string): string {
  if (namespace === '') return `<${name}${attributes}>${content}</${name}>`;
  return `<m:${name} xmlns:m="${escapeAttribute(namespace)}"${attributes}>${content}</m:${name}>`;
}

function findWrapper(body: XmlElement, wrapper: XmlName | undefined): XmlElement {
  if (wrapper === undefined) return body;
  const elements = elementsOf(body);
  const named = elements.find(({ namespace, name }) => name === wrapper.name && namespace === wrapper.namespace);
  const root = elements.find((element) => idOf(element) === undefined && encodingAttribute(element, 'root') !== '0');
  return named ?? root ?? { namespace: '', name: '' };
}

function objectOf(value: unknown): object {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object') throw new Unwritable('is no object');
  return value;
}

/** The body is itself of that type: its element stands for the one that the type lacks. */
function typeCodec(type: TypeRef, { readers, writers }: Schema): BodyCodec {
  const declaration = { namespace: '', name: 'Body', type };
  const read = (element: OpenElement, owner: Receiver): ElementHandler =>
    readers.type(type).read(element, declaration, owner, 0);
  const tag = tagOf(declaration);
  return {
    read: (element, done) => read(element, rootOf(done)),
    absent: () => readNothing(declaration, read),
    write: (value) =>
      written((output) => {
        const text = writers.type(type)(value, tag, '', output);
        const start = text.indexOf('>');
        return text[start - 1] === '/' ? '' : text.slice(start + 1, text.lastIndexOf('<'));
      }),
  };
}

const emptyCodec: BodyCodec = {
  read: (_element, done) => ({ ...skipped, close: () => done({}) }),
  absent: () => ({}),
  write: () => '',
};

function written(write: (output: Output) => string): string {
  try {
    return write(newOutput());
  } catch (error) {
    throw error instanceof Unwritable ? error.toWriteError() : error;
  }
}

/** The value of an element that never came: as if it had come empty, without attributes. */
function readNothing(
  { namespace, name }: XmlName,
  read: (element: OpenElement, owner: Receiver) => ElementHandler,
): unknown {
  let result: unknown;
  read(
    nothing(namespace, name),
    rootOf((value) => (result = value)),
  ).close();
  return result;
}

function nothing(namespace: string, name: string): OpenElement {
  return {
    namespace,
    name,
    attribute: () => undefined,
    attributes: () => [],
    resolvePrefix: () => undefined,
    line: 1,
    column: 1,
  };
}
