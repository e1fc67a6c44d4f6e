/** The URL of a GET or POST request tells which operation it is for (WSDL 1.1, section 4.4). */
import type { Operation } from '../../model/model.js';
import type { Rule } from '../rule.js';

export const httpLocationsDiffer: Rule = (model, report) => {
  for (const { operations } of model.services) {
    const first = new Map<string, Operation>();
    for (const operation of operations) {
      for (const binding of operation.bindings) {
        if (binding.kind !== 'http') continue;
        const { port, location } = binding;
        const key = `${port.name} ${location}`;
        const other = first.get(key);
        first.set(key, other ?? operation);
        if (!other || other === operation) continue;
        const values = { operation: operation.name, other: other.name, port: port.name, location };
        report('same-http-location', binding.origin, values);
      }
    }
  }
};
