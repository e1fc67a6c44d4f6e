import { defineRule } from '../rule.js';

export const soapStyleChanged = defineRule({
  id: 'soap-style-changed',
  category: 'WIRE',
  summary: 'An operation changed between document and rpc style',
  explanation:
    'The body holds a wrapper named after the operation in rpc style and the message itself in document style: the two do not understand each other.',
  remedy: 'Keep the style; offer the other one over a second port at its own address.',
  spec: 'WSDL 1.1, section 3.5',
  example: {
    of: 'contract',
    before: '<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>',
    after: '<soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>',
  },
  judges: {
    soapBinding({ old, new: replacement, operation }, report) {
      if (old.style === replacement.style) return;
      report({
        old,
        new: replacement,
        component: operation.new.name,
        message: `clients of the old contract send ${operation.new.name} in ${old.style} style; the new service expects ${replacement.style} style`,
      });
    },
  },
});
