import { answeringPort, isFormPort, pathOf } from '../ports.js';
import { defineRule } from '../rule.js';

export const addressPathChanged = defineRule({
  id: 'address-path-changed',
  category: 'WIRE',
  summary: 'The service moved to another path',
  explanation:
    'Stubs carry the address of the contract they were made from. Only the path and its query are judged here: hosts differ between stages (see address-host-changed).',
  remedy: 'Go on answering at the old path, or redirect there (SOAP clients do not follow redirects of POST).',
  spec: 'WSDL 1.1, section 3.8',
  example: {
    of: 'contract',
    before: '<soap:address location="http://example.org/sample.asmx"/>',
    after: '<soap:address location="http://example.org/v2/sample.asmx"/>',
  },
  judges: {
    service(pair, report) {
      for (const { old, new: replacement } of pair.ports.both) {
        if (isFormPort(replacement) || old.address === undefined || replacement.address === undefined) continue;
        const [before, after] = [pathOf(old.address), pathOf(replacement.address)];
        if (before === after || answeringPort(old, pair)) continue;
        report({
          old,
          new: replacement,
          component: replacement.name,
          message: `clients of the old contract call ${before}; port ${replacement.name} is at ${after} now`,
        });
      }
    },
  },
});
