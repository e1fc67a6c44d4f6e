/** A document-style body has at most one part (WS-I Basic Profile 1.1, R2201). */
import type { Rule } from '../rule.js';

export const bodyHasOnePart: Rule = (model, report) => {
  for (const { name, bindings } of model.services.flatMap(({ operations }) => operations)) {
    for (const binding of bindings) {
      if (binding.kind !== 'soap' || binding.style !== 'document') continue;
      const messages = [binding.input, ...(binding.output ? [binding.output] : [])];
      if (messages.some(({ parts }) => parts.length > 1))
        report('several-body-parts', binding.origin, { operation: name });
    }
  }
};
