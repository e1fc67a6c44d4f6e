/** Operations that a port has twice, with nothing to tell them apart (WSDL 1.1, section 2.4.5). */
import type { Operation } from '../../model/model.js';
import type { Rule } from '../rule.js';

export const operationsDiffer: Rule = (model, report) => {
  for (const { operations } of model.services) {
    const first = new Map<string, Operation>();
    for (const operation of operations) {
      for (const { port } of operation.bindings) {
        const key = `${port.name} ${operation.name} ${operation.inputName}`;
        const other = first.get(key);
        first.set(key, other ?? operation);
        if (!other) continue;
        const related = [{ message: 'the first is here', position: other.origin }];
        report(
          'operation-listed-twice',
          operation.origin,
          { operation: operation.name, portType: port.portType.localName },
          related,
        );
      }
    }
  }
};
