/**
 * What SOAP 1.1 callers send: POST to the bare URL with a SOAPAction that names the operation. The answer's version is the
 * envelope's.
 */
import { contentTypeOf } from '../media-type.js';
import { Refusal } from '../refusal.js';
import { soapAction } from '../soap/action.js';
import type { Route } from '../soap/envelope-reader.js';
import type { SoapOperations } from '../soap/operations.js';
import type { SoapReceiver } from '../soap/receiver.js';
import { SOAP_11, SOAP_12 } from '../soap/version.js';
import type { Binding } from './binding.js';

export function soap11(receiver: SoapReceiver): Binding {
  const guess = receiver.served[0]?.version ?? SOAP_11;
  return {
    claims: ({ method, headers }, { pathInfo }) =>
      receiver.served.length > 0 &&
      method === 'POST' &&
      pathInfo === '' &&
      headers['soapaction'] !== undefined &&
      contentTypeOf(headers['content-type']).mediaType !== SOAP_12.mediaType,

    answer: (request) =>
      receiver.answer(request, guess, () => routeByHeader(request.headers['soapaction'] ?? '', receiver.served)),
  };
}

/** The header alone decides, unless the contract itself leaves operations without an action of their own. */
function routeByHeader(header: string, served: readonly SoapOperations[]): Route {
  const action = soapAction(header);
  for (const { byAction } of served) {
    const operation = byAction.get(action);
    if (operation !== undefined) return { by: 'action', operation: operation.name };
  }
  if (served.some(({ byName }) => [...byName.values()].some((operation) => operation.action === action))) {
    return { by: 'element', action };
  }
  throw new Refusal(`Server did not recognize the value of HTTP Header SOAPAction: ${action}.`);
}
