/** HTTP GET: the operation in the path, the parameters in the query; the request's content is ignored. */
import { Call } from '../call.js';
import { formFailure, formResponse } from '../http/answer.js';
import { parseForm } from '../http/form.js';
import { formOperations } from '../http/operations.js';
import { failureOf, invoke } from '../invoke.js';
import { refused } from '../refusal.js';
import type { Binding, Host } from './binding.js';

export function httpGet({ service, codec, hooks, protocols, limits }: Host): Binding {
  const served = protocols.has('http-get');
  const find = formOperations(codec, 'http-get');
  return {
    claims: (request, target) => served && request.method === 'GET' && target.pathInfo.length > 1,

    async answer(request, target) {
      const call = new Call(request, 'http-get', hooks);
      try {
        const { operation, inPath } = find(target.pathInfo);
        call.operation = operation.name;
        if (request.refusal !== undefined) throw refused(request.refusal);
        const pairs = parseForm(target.query ?? '', limits);
        const response = await invoke(service, call, operation.codec.readParameters([...inPath, ...pairs]));
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
