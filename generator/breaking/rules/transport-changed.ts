import { defineRule } from '../rule.js';

export const transportChanged = defineRule({
  id: 'transport-changed',
  category: 'WIRE',
  summary: 'A SOAP port is reached by another transport',
  explanation:
    'Stubs of the old contract go on calling by the old transport, where nobody answers; regenerated ones need a runtime for the new one.',
  remedy: 'Add a port for the new transport beside the old one.',
  spec: 'WSDL 1.1, section 3.3',
  example: {
    of: 'contract',
    before: '<soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/>',
    after: '<soap12:binding transport="http://schemas.xmlsoap.org/soap/smtp"/>',
  },
  judges: {
    port({ old, new: replacement }, report) {
      if (old.transport === replacement.transport) return;
      const [before, after] = [old, replacement].map(({ transport }) => transport ?? 'HTTP');
      report({
        old,
        new: replacement,
        component: replacement.name,
        message: `clients of the old contract call port ${replacement.name} by ${before}; it is for ${after} now`,
      });
    },
  },
});
