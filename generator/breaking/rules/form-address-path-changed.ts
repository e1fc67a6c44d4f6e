import { answeringPort, isFormPort, pathOf } from '../ports.js';
import { defineRule } from '../rule.js';

export const formAddressPathChanged = defineRule({
  id: 'form-address-path-changed',
  category: 'FORMS',
  summary: 'The HTTP forms moved to another path',
  explanation: 'URLs in scripts and pages lead nowhere.',
  remedy: 'Go on answering at the old path, or redirect GET requests there.',
  spec: 'WSDL 1.1, section 4.4',
  example: {
    of: 'contract',
    before: '<http:address location="http://example.org/sample.asmx"/>',
    after: '<http:address location="http://example.org/v2/sample.asmx"/>',
  },
  judges: {
    service(pair, report) {
      for (const { old, new: replacement } of pair.ports.both) {
        if (!isFormPort(replacement) || old.address === undefined || replacement.address === undefined) continue;
        const [before, after] = [pathOf(old.address), pathOf(replacement.address)];
        if (before === after || answeringPort(old, pair)) continue;
        report({
          old,
          new: replacement,
          component: replacement.name,
          message: `callers go to ${before}; port ${replacement.name} is at ${after} now`,
        });
      }
    },
  },
});
