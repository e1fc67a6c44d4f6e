import { defineRule } from '../rule.js';

export const soapUseChanged = defineRule({
  id: 'soap-use-changed',
  category: 'WIRE',
  summary: 'A message changed between literal and encoded',
  explanation:
    'SOAP encoding adds types to values and allows references between them (href, id); literal readers do not follow them, and encoded ones miss the types.',
  remedy: 'Keep the use; offer the other one over a second port at its own address.',
  spec: 'WSDL 1.1, section 3.5',
  example: {
    of: 'contract',
    before: '<soap:body use="literal" namespace="urn:sample:rpc"/>',
    after:
      '<soap:body use="encoded" namespace="urn:sample:rpc" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/>',
  },
  judges: {
    soapMessage({ place, old, new: replacement, binding }, report) {
      if (old.use === replacement.use) return;
      report({
        ...binding,
        component: `${place.operation.name}/${place.direction}`,
        message: `the ${place.direction} of ${place.operation.name} was ${old.use} and is ${replacement.use} now; the two sides do not read each other`,
      });
    },
  },
});
