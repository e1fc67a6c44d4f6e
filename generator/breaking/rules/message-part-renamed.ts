import { defineRule } from '../rule.js';

export const messagePartRenamed = defineRule({
  id: 'message-part-renamed',
  category: 'SOURCE',
  summary: 'A part of a document message has another name',
  explanation:
    'The name is not on the wire, but stubs name parameters after it (JAX-WS, svcutil message contracts); "parameters" also makes JAX-WS and .NET unwrap the message.',
  remedy: 'Keep the name.',
  spec: 'WSDL 1.1, section 2.3.1',
  example: {
    of: 'contract',
    before: '<wsdl:part name="parameters" element="tns:Call"/>',
    after: '<wsdl:part name="body" element="tns:Call"/>',
  },
  judges: {
    soapMessage({ place, style, parts }, report) {
      if (style !== 'document') return;
      for (const { old, new: replacement } of parts.both) {
        if (old.name === replacement.name) continue;
        report({
          old,
          new: replacement,
          component: `${place.operation.name}/${place.direction}/${old.name}`,
          message: `part ${old.name} of the ${place.direction} of ${place.operation.name} is called ${replacement.name} now, and so may be the parameter in regenerated stubs`,
        });
      }
    },
  },
});
