/**
 * Operations as an HTTP GET or POST port carries them (WSDL 1.1, section 4), joined to the SOAP form of the same operation
 * where there is one: an ASMX host writes the parameters as parts of a message of their own, named like the children of the
 * request element, and the result as an element part named `Body`.
 */
import type { Report } from '../diagnostics/report.js';
import type { MimeContentNode } from '../wsdl/mime-extension.js';
import type { BoundOperation } from './bound-operations.js';
import type { ElementParticle, HttpOperationBinding, HttpOutput, HttpParameter, MessageShape, Part } from './model.js';
import { shapeOf, type MessageResolver, type ResolvedMessage } from './resolve-messages.js';
import { isFormValue, wrappedChildren } from './wrapper.js';

/** An operation as one HTTP port has it, before it is joined to anything. */
export interface HttpOperation {
  readonly bound: BoundOperation;
  readonly input: HttpOperationBinding['input'];
  readonly request: ResolvedMessage | undefined;
  readonly parts: readonly Part[];
  readonly output: { readonly part: Part; readonly content: HttpOutput['content'] } | undefined;
  readonly response: ResolvedMessage | undefined;
}

/** The objects of a joined operation. */
export interface Shapes {
  readonly request: MessageShape;
  readonly response?: MessageShape;
}

/** Looks up the messages of an operation of an HTTP port; reports and `undefined` when it cannot be carried over HTTP. */
export function resolveHttpOperation(bound: BoundOperation, messages: MessageResolver): HttpOperation | undefined {
  const { operation, carried, portType, port } = bound;
  const request = messages.messageIn(operation.input, operation, portType.targetNamespace);
  const response = messages.messageIn(operation.output, operation, portType.targetNamespace);
  const input = inputKind(bound);
  if (typeof input === 'object') {
    const origin = carried.input?.origin ?? carried.origin;
    messages.report('unsupported-http-operation', origin, {
      operation: operation.name,
      port: port.name,
      reason: input.reason,
    });
    return undefined;
  }
  const body = input === 'xml' ? carried.input?.content.contents.find(isXml)?.part : undefined;
  const parts = request?.parts.filter(({ name }) => body === undefined || name === body) ?? [];
  return { bound, input, request, parts, output: response && outputOf(bound, response), response };
}

const formType = 'application/x-www-form-urlencoded';

function isXml({ kind, mediaType }: MimeContentNode): boolean {
  return kind === 'xml' || mediaType === undefined || /^(text|application)\/(.*\+)?xml\b/i.test(mediaType);
}

function inputKind({ carried, port }: BoundOperation): HttpOperationBinding['input'] | { readonly reason: string } {
  const content = carried.input?.content;
  if (content?.url) return content.url;
  const contents = content?.contents ?? [];
  if (contents.some(({ mediaType }) => mediaType?.toLowerCase() === formType)) return 'form';
  if (contents.some(isXml)) return port.protocol === 'http-get' ? { reason: 'a GET request has no body' } : 'xml';
  const [other] = contents;
  if (other) return { reason: `its input is ${other.mediaType ?? 'unknown'}, not a form or XML` };
  return port.protocol === 'http-get' ? 'url-encoded' : 'form';
}

function outputOf({ carried }: BoundOperation, message: ResolvedMessage): HttpOperation['output'] {
  const contents = carried.output?.content.contents ?? [];
  const chosen = contents.find(isXml) ?? contents[0];
  const part = message.parts.find(({ name }) => name === chosen?.part) ?? message.parts[0];
  if (!part) return undefined;
  const xml = !chosen || isXml(chosen);
  return { part, content: xml ? { kind: 'xml' } : { kind: 'content', mediaType: chosen.mediaType ?? '*/*' } };
}

/** The HTTP form of an operation whose objects are given; `undefined` when the two do not fit together. */
export function joinHttpOperation(http: HttpOperation, shapes: Shapes): HttpOperationBinding | undefined {
  const parameters = joinParameters(http, shapes.request);
  const output = joinOutput(http, shapes.response);
  if (!parameters || !output) return undefined;
  return {
    kind: 'http',
    port: http.bound.port,
    location: http.bound.carried.http?.location ?? '',
    input: http.input,
    parameters,
    ...output,
    origin: http.bound.carried.origin,
  };
}

function joinParameters({ input, parts }: HttpOperation, request: MessageShape): readonly HttpParameter[] | undefined {
  const [only] = parts;
  switch (request.kind) {
    case 'empty':
      return parts.length === 0 ? [] : undefined;
    case 'type':
      return parts.length === 1 && only?.type === request.type ? [{ part: only }] : undefined;
    case 'parts': {
      const same = parts.every((part) =>
        request.parts.some(({ name, type }) => name === part.name && type === part.type),
      );
      return same && parts.length === request.parts.length ? parts.map((part) => ({ part })) : undefined;
    }
    case 'element':
      if (only?.element !== request.element) return parametersAsChildren(parts, wrappedChildren(request.element));
      return input === 'xml' ? [{ part: only }] : childrenAsParameters(wrappedChildren(request.element));
  }
}

/** ASMX: every part fills the child of its name, and every child that must be there is filled. */
function parametersAsChildren(
  parts: readonly Part[],
  children: readonly ElementParticle[] | undefined,
): readonly HttpParameter[] | undefined {
  if (!children) return undefined;
  const joined = parts.map((part) => ({
    part,
    joined: children.find(({ element }) => element.name.localName === part.name),
  }));
  const complete = joined.filter((parameter): parameter is Required<HttpParameter> => parameter.joined !== undefined);
  const filled = new Set(complete.map((parameter) => parameter.joined));
  const missing = children.some((child) => child.minOccurs > 0 && !filled.has(child));
  return complete.length < parts.length || filled.size < parts.length || missing ? undefined : complete;
}

/** Axis2: the one part is the request element, and its children travel as parameters. */
function childrenAsParameters(children: readonly ElementParticle[] | undefined): readonly HttpParameter[] | undefined {
  if (!children?.every(({ element }) => isFormValue(element.type))) return undefined;
  return children.map((joined) => {
    const { name, type } = joined.element;
    return { part: { kind: 'part', name: name.localName, type, origin: joined.origin }, joined };
  });
}

/** `{}`: there is nothing to send back. */
function joinOutput(
  { output }: HttpOperation,
  response: MessageShape | undefined,
): { output?: HttpOutput } | undefined {
  if (!response || response.kind === 'empty') return output ? undefined : {};
  if (response.kind === 'element') {
    if (output && output.part.element === response.element) return { output };
    const children = wrappedChildren(response.element);
    const [joined, ...others] = children ?? [];
    if (!output) return children?.length === 0 ? {} : undefined;
    return joined && others.length === 0 && joined.maxOccurs === 1 ? { output: { ...output, joined } } : undefined;
  }
  if (response.kind === 'type') return output?.part.type === response.type ? { output } : undefined;
  const same = response.parts.length === 1 && response.parts[0]?.name === output?.part.name;
  return same && output ? { output } : undefined;
}

/** The objects of an operation that only HTTP ports have; reports and `undefined` when its parameters are no form values. */
export function ownShapes(http: HttpOperation, { report }: MessageResolver): Shapes | undefined {
  const { operation } = http.bound;
  const [only] = http.parts;
  const single = http.parts.length === 1 && (http.input === 'xml' || only?.element !== undefined);
  const origin = operation.input?.origin ?? operation.origin;
  const request = shapeOf(http.parts, single ? 'document' : 'rpc', http.request, origin);
  const part = http.input === 'xml' ? undefined : http.parts.find((one) => !isParameter(one));
  if (part) {
    reportUncarried(part, http, report);
    return undefined;
  }
  if (!operation.output) return { request };
  const response = shapeOf(http.output ? [http.output.part] : [], 'document', http.response, operation.output.origin);
  return { request, response };
}

/** Whether the request that is joined to has form values where the parameters go; reports the first that is none. */
export function carriesRequest(
  http: HttpOperation,
  binding: HttpOperationBinding,
  { report }: MessageResolver,
): boolean {
  if (http.input === 'xml') return true;
  const refused = binding.parameters.find(({ joined }) => joined !== undefined && !isFormValue(joined.element.type));
  if (refused) reportUncarried(refused.part, http, report);
  return refused === undefined;
}

function reportUncarried({ name }: Part, { bound }: HttpOperation, report: Report): void {
  const reason = `part "${name}" is of a type that a URL or form cannot carry`;
  const { operation, port, carried } = bound;
  report('unsupported-http-operation', carried.origin, { operation: operation.name, port: port.name, reason });
}

function isParameter({ type, element }: Part): boolean {
  if (type) return isFormValue(type);
  return element !== undefined && childrenAsParameters(wrappedChildren(element)) !== undefined;
}
