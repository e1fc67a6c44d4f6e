/** Parameters and answers of the HTTP forms (WSDL 1.1, sections 4 and 5). */
import type { HttpOperationDescriptor, HttpOutputDescriptor, ParameterDescriptor } from '../descriptor.js';
import type { Schema } from './body.js';
import { elementCodec } from './body.js';
import { ReadError } from './codec.js';
import type { BodyCodec, ElementHandler, FormCodec, OpenElement } from './codec.js';
import type { Limits } from './limits.js';
import { getOwn, setOwn } from './own-property.js';
import { duplicate, missing } from './read/receiver.js';
import { invalidValue } from './read/simple-reader.js';
import { normalizeWhiteSpace } from './simple/simple-codec.js';
import type { SimpleCodec } from './simple/simple-codec.js';
import { newOutput, Unwritable, within } from './write/output.js';
import { misfit } from './write/simple-writer.js';
import { XSD_NAMESPACE, XSI_NAMESPACE } from './xml-name.js';
import { readXml } from './xml-reader.js';

interface Parameter extends ParameterDescriptor {
  readonly codec: SimpleCodec;
}

/** Forms have no prefixes: a qualified name in one can only be in no namespace. */
const resolve = (prefix: string): string | undefined => (prefix === '' ? '' : undefined);
const prefixes = {
  qualify(namespace: string, name: string): string {
    if (namespace !== '') throw new Unwritable('is a name in a namespace, which a form cannot carry');
    return name;
  },
};

export function formCodec(operation: HttpOperationDescriptor, schema: Schema): FormCodec {
  const parameters = operation.parameters.map((parameter) => ({
    ...parameter,
    codec: schema.plan.simple(parameter.type),
  }));
  return {
    readParameters: (pairs) => readParameters(parameters, pairs),
    writeParameters: (request) => writeParameters(parameters, request),
    ...contentCodec(operation.content, schema),
    ...answerCodec(operation.output, schema),
  };
}

function readParameters(parameters: readonly Parameter[], pairs: Iterable<readonly [string, string]>): unknown {
  const sent = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const values = sent.get(name);
    if (values === undefined) sent.set(name, [value]);
    else values.push(value);
  }
  const request = {};
  for (const parameter of parameters) {
    const value = wrapItems(parameter, readParameter(parameter, sent.get(parameter.name) ?? []));
    if (parameter.property === undefined) return value;
    if (value !== undefined) setOwn(request, parameter.property, value);
  }
  return request;
}

function wrapItems({ item }: Parameter, value: unknown): unknown {
  if (item === undefined || value === undefined) return value;
  const wrapper = {};
  setOwn(wrapper, item, value);
  return wrapper;
}

function unwrapItems({ item }: Parameter, value: unknown): unknown {
  return item !== undefined && isObject(value) ? getOwn(value, item) : value;
}

/** Over HTTP an absent value is often sent as an empty one; where empty is no value of the type, it means absent. */
function readParameter({ name, codec, list, min }: Parameter, sent: readonly string[]): unknown {
  const optional = min === 0;
  if (list !== true && sent.length > 1) throw duplicate('', name);
  const values: unknown[] = [];
  for (const text of sent) {
    const value = codec.parse(normalizeWhiteSpace(text, codec.whiteSpace), resolve);
    if (value !== undefined) values.push(value);
    else if (text !== '' || !optional) throw invalidValue(codec, text, `parameter ${name}`);
  }
  if (values.length === 0 && !optional) throw missing('', name);
  if (list === true) return values.length === 0 ? undefined : values;
  return values[0];
}

function writeParameters(parameters: readonly Parameter[], request: unknown): [string, string][] {
  return parameters.flatMap((parameter) => {
    const { name, property, list, min } = parameter;
    const given = property === undefined ? request : isObject(request) ? getOwn(request, property) : undefined;
    const value = unwrapItems(parameter, given);
    try {
      if (value === undefined || value === null) {
        if (min === 0) return [];
        throw new Unwritable('is missing');
      }
      if (list !== true) return [[name, format(parameter, value)] satisfies [string, string]];
      if (!Array.isArray(value)) throw new Unwritable('is no array');
      return value.map((item, index): [string, string] => [name, formatItem(parameter, item, index)]);
    } catch (error) {
      throw asWriteError(property === undefined ? error : within(error, property));
    }
  });
}

function formatItem(parameter: Parameter, item: unknown, index: number): string {
  try {
    return format(parameter, item);
  } catch (error) {
    throw within(error, index);
  }
}

function format({ codec }: Parameter, value: unknown): string {
  const text = codec.format(value, prefixes);
  if (text === undefined) throw misfit(codec, value);
  return text;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const asWriteError = (error: unknown): unknown => (error instanceof Unwritable ? error.toWriteError() : error);

/** A request that is a document is written and read as an answer would be. */
function contentCodec(
  content: HttpOperationDescriptor['content'],
  schema: Schema,
): Pick<FormCodec, 'readContent' | 'writeContent'> {
  if (content === undefined) return {};
  const { writeAnswer, read } = xmlAnswer(content, schema);
  return { readContent: read, writeContent: writeAnswer };
}

type AnswerCodec = Pick<FormCodec, 'writeAnswer' | 'readAnswer'>;

function answerCodec(output: HttpOutputDescriptor | undefined, schema: Schema): AnswerCodec {
  if (output === undefined) return { writeAnswer: () => '', readAnswer: () => ({}) };
  return output.kind === 'xml' ? xmlAnswer(output, schema) : contentAnswer(output, schema);
}

/** `mime:mimeXml`: one element as a document of its own, which declares what an envelope would have. */
function xmlAnswer(
  output: HttpOutputDescriptor & { kind: 'xml' },
  schema: Schema,
): AnswerCodec & { read: (text: string, limits?: Limits) => unknown } {
  const { element, type, nillable, property } = output;
  const declaration = { ...element, type, ...(nillable === true ? { nillable } : {}) };
  const codec = elementCodec(declaration, schema);
  const write = schema.writers.element(declaration);
  const read = (text: string, limits?: Limits): unknown => whole(readDocument(codec, text, limits), property);
  return {
    read,
    writeAnswer(response) {
      const out = newOutput();
      try {
        const text = write(nilIfAbsent(part(response, property), nillable === true), '', out);
        const declarations =
          out.usesXsi || out.usesXsd ? ` xmlns:xsi="${XSI_NAMESPACE}" xmlns:xsd="${XSD_NAMESPACE}"` : '';
        const end = element.name.length + 1;
        return text.slice(0, end) + declarations + text.slice(end);
      } catch (error) {
        throw asWriteError(property === undefined ? error : within(error, property));
      }
    },
    readAnswer: (text) => read(text),
  };
}

function nilIfAbsent(value: unknown, nillable: boolean): unknown {
  return value === undefined && nillable ? null : value;
}

function readDocument(codec: BodyCodec, text: string, limits?: Limits): unknown {
  let result: unknown;
  const root = (element: OpenElement): ElementHandler => {
    const { namespace, name } = codec.root ?? element;
    if (element.namespace !== namespace || element.name !== name) {
      throw new ReadError(
        'invalid-content',
        `Found element ${element.name}, expected ${name} in namespace ${namespace}.`,
      );
    }
    return codec.read(element, (value) => (result = value));
  };
  readXml(text, root, limits);
  return result;
}

/** `mime:content`: the part's text and nothing around it. */
function contentAnswer(output: HttpOutputDescriptor & { kind: 'content' }, schema: Schema): AnswerCodec {
  const codec = schema.plan.simple(output.type);
  return {
    writeAnswer(response) {
      const value = part(response, output.property);
      if (value === undefined || value === null) return '';
      const text = codec.format(value, prefixes);
      if (text !== undefined) return text;
      throw asWriteError(
        output.property === undefined ? misfit(codec, value) : misfit(codec, value).within(output.property),
      );
    },
    readAnswer(text) {
      const value = codec.parse(normalizeWhiteSpace(text, codec.whiteSpace), resolve);
      if (value === undefined) throw invalidValue(codec, text, 'the answer');
      return whole(value, output.property);
    },
  };
}

function part(message: unknown, property: string | undefined): unknown {
  if (property === undefined) return message;
  return isObject(message) ? getOwn(message, property) : undefined;
}

function whole(value: unknown, property: string | undefined): unknown {
  if (property === undefined) return value;
  const message = {};
  if (value !== null && value !== undefined) setOwn(message, property, value);
  return message;
}
