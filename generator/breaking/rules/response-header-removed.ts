import { defineRule } from '../rule.js';

export const responseHeaderRemoved = defineRule({
  id: 'response-header-removed',
  category: 'WIRE',
  summary: 'A response lost a header that old clients rely on',
  explanation:
    'A message carries every header its binding names (WS-I Basic Profile 1.1, R2738); clients that read this one find nothing.',
  remedy: 'Go on sending the header, and keep it in the binding.',
  spec: 'WSDL 1.1, section 3.7',
  example: {
    of: 'contract',
    before:
      '<wsdl:output><soap:body use="literal"/><soap:header message="w:SessionHeader" part="session" use="literal"/></wsdl:output>',
    after: '<wsdl:output><soap:body use="literal"/></wsdl:output>',
  },
  judges: {
    soapMessage({ place, headers, binding }, report) {
      if (place.direction !== 'response') return;
      for (const header of headers.removed) {
        report({
          old: header,
          new: binding.new,
          component: `${place.operation.name}/${place.direction}/${header.part.name}`,
          message: `clients of the old contract rely on header ${header.part.element?.name.localName ?? header.part.name} in the response of ${place.operation.name}, which the new service does not send`,
        });
      }
    },
  },
});
