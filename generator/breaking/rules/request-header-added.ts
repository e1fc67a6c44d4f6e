import { defineRule } from '../rule.js';

export const requestHeaderAdded = defineRule({
  id: 'request-header-added',
  category: 'WIRE',
  summary: 'A request demands a header that old clients do not send',
  explanation:
    'A message carries every header its binding names (WS-I Basic Profile 1.1, R2738); old clients do not know this one.',
  remedy: 'Let the service do without the header, and describe it outside the binding.',
  spec: 'WSDL 1.1, section 3.7',
  example: {
    of: 'contract',
    before: '<wsdl:input><soap12:body use="literal"/></wsdl:input>',
    after:
      '<wsdl:input><soap12:body use="literal"/><soap12:header message="w:SessionHeader" part="session" use="literal"/></wsdl:input>',
  },
  judges: {
    soapMessage({ place, headers, binding }, report) {
      if (place.direction !== 'request') return;
      for (const header of headers.added) {
        report({
          old: binding.old,
          new: header,
          component: `${place.operation.name}/${place.direction}/${header.part.name}`,
          message: `clients of the old contract do not send header ${header.part.element?.name.localName ?? header.part.name} with ${place.operation.name}, which the new contract asks for`,
        });
      }
    },
  },
});
