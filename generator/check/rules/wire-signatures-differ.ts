/** A SOAP request tells which operation it is for (WS-I Basic Profile 1.1, R2710). */
import type { Operation, SoapMessageBinding, SoapOperationBinding } from '../../model/model.js';
import type { Rule } from '../rule.js';

export const wireSignaturesDiffer: Rule = (model, report) => {
  for (const { operations } of model.services) {
    const first = new Map<string, Operation>();
    for (const operation of operations) {
      for (const binding of operation.bindings) {
        if (binding.kind !== 'soap') continue;
        const key = `${binding.port.name} ${signature(binding)}`;
        const other = first.get(key);
        first.set(key, other ?? operation);
        if (!other || other === operation || other.name === operation.name) continue;
        const values = { operation: operation.name, other: other.name, port: binding.port.name };
        report('same-wire-signature', binding.origin, values);
      }
    }
  }
};

function signature({ input, soapAction }: SoapOperationBinding): string {
  return `${bodyName(input)} ${soapAction ?? ''}`;
}

function bodyName({ wrapper, parts }: SoapMessageBinding): string {
  const name = wrapper ?? parts[0]?.element?.name;
  return name ? `{${name.namespace}}${name.localName}` : '';
}
