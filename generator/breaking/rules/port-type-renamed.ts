import { defineRule } from '../rule.js';

export const portTypeRenamed = defineRule({
  id: 'port-type-renamed',
  category: 'SOURCE',
  summary: 'A portType has another name',
  explanation:
    'Stub generators name the service interface after it (JAX-WS, CXF, svcutil), so callers do not compile. Messages are not concerned.',
  remedy: 'Keep the name.',
  spec: 'WSDL 1.1, section 2.4',
  example: { of: 'contract', before: 'SamplePortType', after: 'ExamplePortType' },
  judges: {
    port({ old, new: replacement }, report) {
      if (old.portType.localName === replacement.portType.localName) return;
      report({
        old,
        new: replacement,
        component: replacement.name,
        message: `the interface ${old.portType.localName} of regenerated stubs is called ${replacement.portType.localName} now`,
      });
    },
  },
});
