/** The parts of rpc operations are types (WS-I Basic Profile 1.1, R2203). */
import type { Operation } from '../../model/model.js';
import type { Rule } from '../rule.js';

export const rpcPartsAreTypes: Rule = (model, report) => {
  for (const operation of model.services.flatMap(({ operations }) => operations)) {
    for (const part of rpcParts(operation)) {
      if (part.element) report('element-part-in-rpc', part.origin, { part: part.name, operation: operation.name });
    }
  }
};

function rpcParts({ bindings }: Operation) {
  return bindings.flatMap((binding) => {
    if (binding.kind !== 'soap' || binding.style !== 'rpc') return [];
    return [...binding.input.parts, ...(binding.output?.parts ?? [])];
  });
}
