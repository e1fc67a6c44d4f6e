/**
 * What SOAP 1.2 callers send: POST to the bare URL, the operation named by the `action` parameter of the Content-Type or by the first
 * child of Body. Callers of SOAP 1.1 that send no SOAPAction come here too. The answer's version is the envelope's.
 */
import { urlDecode } from '../soap/action.js';
import type { Route } from '../soap/envelope-reader.js';
import type { SoapOperations } from '../soap/operations.js';
import type { SoapReceiver } from '../soap/receiver.js';
import { SOAP_12 } from '../soap/version.js';
import type { Binding } from './binding.js';

export function soap12(receiver: SoapReceiver): Binding {
  const guess = receiver.served.at(-1)?.version ?? SOAP_12;
  return {
    claims: ({ method }, { pathInfo }) => receiver.served.length > 0 && method === 'POST' && pathInfo === '',

    answer: (request) =>
      receiver.answer(request, guess, ({ action = '' }) => routeByParameter(urlDecode(action), receiver.served)),
  };
}

function routeByParameter(action: string, served: readonly SoapOperations[]): Route {
  for (const { byAction } of action === '' ? [] : served) {
    const operation = byAction.get(action);
    if (operation !== undefined) return { by: 'action', operation: operation.name };
  }
  return { by: 'element', action };
}
