import { defineRule } from '../rule.js';

export const rpcWrapperChanged = defineRule({
  id: 'rpc-wrapper-changed',
  category: 'WIRE',
  summary: 'The wrapper of an rpc message has another name',
  explanation:
    'In rpc style the body holds one element, named after the operation in the namespace of soap:body. Peers look the operation up by it.',
  remedy: 'Keep the name of the operation and the namespace of soap:body.',
  spec: 'WSDL 1.1, section 3.5',
  example: {
    of: 'contract',
    before: '<soap:body use="literal" namespace="urn:sample:rpc"/>',
    after: '<soap:body use="literal" namespace="urn:sample:rpc:2"/>',
  },
  judges: {
    soapMessage({ place, old, new: replacement, binding, namespaces }, report) {
      if (old.wrapper === undefined || replacement.wrapper === undefined) return;
      const before = namespaces.translate(old.wrapper);
      const after = replacement.wrapper;
      if (before.localName === after.localName && before.namespace === after.namespace) return;
      report({
        ...binding,
        component: `${place.operation.name}/${place.direction}`,
        message: `the ${place.direction} of ${place.operation.name} was wrapped in {${old.wrapper.namespace}}${old.wrapper.localName} and is wrapped in {${after.namespace}}${after.localName} now`,
      });
    },
  },
});
