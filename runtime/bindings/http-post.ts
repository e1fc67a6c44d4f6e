/** HTTP POST: the operation in the path, the parameters in form data; the query is ignored. */
import { Call } from '../call.js';
import { asBuffer, decodeXml, lenientDecoder } from '../charset.js';
import type { Limits } from '../codec/limits.js';
import { formFailure, formResponse } from '../http/answer.js';
import { parseForm } from '../http/form.js';
import { formOperations } from '../http/operations.js';
import { failureOf, invoke } from '../invoke.js';
import { contentTypeOf } from '../media-type.js';
import type { HttpRequest } from '../message.js';
import { refused, Refusal } from '../refusal.js';
import type { Binding, Host } from './binding.js';

export function httpPost({ service, codec, hooks, protocols, limits }: Host): Binding {
  const served = protocols.has('http-post');
  const find = formOperations(codec, 'http-post');
  return {
    claims: (request, target) => served && request.method === 'POST' && target.pathInfo.length > 1,

    async answer(request, target) {
      const call = new Call(request, 'http-post', hooks);
      try {
        const { operation, inPath } = find(target.pathInfo);
        call.operation = operation.name;
        const { readParameters, readContent } = operation.codec;
        const sent = readContent
          ? readContent(readDocument(request), limits)
          : readParameters([...inPath, ...readForm(request, limits)]);
        const response = await invoke(service, call, sent);
        const answer = formResponse(operation.descriptor.output, operation.codec, response);
        call.answered('ok', answer.status);
        return answer;
      } catch (error) {
        const failure = failureOf(error, call);
        call.answered(failure.outcome, failure.status, failure.text);
        return formFailure(failure);
      }
    },
  };
}

/** The request is an XML document of its own (`mime:mimeXml`). */
function readDocument(request: HttpRequest): string {
  if (request.refusal !== undefined) throw refused(request.refusal);
  const sent = request.headers['content-type'];
  const { mediaType, charset } = contentTypeOf(sent);
  if (mediaType !== 'text/xml' && mediaType !== 'application/xml') {
    throw new Refusal(`Request format is invalid: ${sent ?? ''}.`);
  }
  return decodeXml(request.body, charset);
}

function readForm(request: HttpRequest, limits: Limits): [name: string, value: string][] {
  if (request.refusal !== undefined) throw refused(request.refusal);
  const sent = request.headers['content-type'];
  const { mediaType, charset } = contentTypeOf(sent);
  if (mediaType !== 'application/x-www-form-urlencoded') {
    throw new Refusal(`Request format is invalid: ${sent ?? ''}.`);
  }
  const text = asBuffer(request.body).toString('latin1');
  return charset === undefined ? parseForm(text, limits) : parseForm(text, limits, lenientDecoder(charset));
}
