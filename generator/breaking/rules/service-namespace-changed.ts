import { defineRule } from '../rule.js';

export const serviceNamespaceChanged = defineRule({
  id: 'service-namespace-changed',
  category: 'SOURCE',
  summary: 'The service has another namespace',
  explanation:
    'Clients that read the WSDL at run time (JAX-WS, zeep with a binding name, PHP with several services) look the service up by its full name. Messages are not concerned.',
  remedy: 'Keep the target namespace of the definitions.',
  spec: 'WSDL 1.1, section 2.1.1',
  example: { of: 'contract', before: 'http://example.org/sample/wsdl/', after: 'http://example.org/sample/wsdl/2/' },
  judges: {
    service({ old, new: replacement, namespaces }, report) {
      if (old.name.namespace === replacement.name.namespace) return;
      const told = namespaces.changed.some((one) => one.onWire && one.old === old.name.namespace);
      if (told) return;
      report({
        old,
        new: replacement,
        component: replacement.name.localName,
        message: `clients that look up service ${old.name.localName} in namespace ${old.name.namespace} find it in ${replacement.name.namespace} now`,
      });
    },
  },
});
