import { defineRule } from '../rule.js';

export const requestHeaderRemoved = defineRule({
  id: 'request-header-removed',
  category: 'SOURCE',
  summary: 'A request header is gone from the contract',
  explanation:
    'A message may carry headers that no binding names (WS-I Basic Profile 1.1, R2739), so old clients are served; regenerated stubs have no parameter for it.',
  remedy: 'Keep the header while callers set it.',
  spec: 'WSDL 1.1, section 3.7',
  example: {
    of: 'contract',
    before:
      '<wsdl:input><soap:body use="literal"/><soap:header message="w:SessionHeader" part="session" use="literal"/></wsdl:input>',
    after: '<wsdl:input><soap:body use="literal"/></wsdl:input>',
  },
  judges: {
    soapMessage({ place, headers, binding }, report) {
      if (place.direction !== 'request') return;
      for (const header of headers.removed) {
        report({
          old: header,
          new: binding.new,
          component: `${place.operation.name}/${place.direction}/${header.part.name}`,
          message: `callers that set header ${header.part.element?.name.localName ?? header.part.name} of ${place.operation.name} do not compile with regenerated stubs`,
        });
      }
    },
  },
});
