import { defineRule } from '../rule.js';

export const serviceRenamed = defineRule({
  id: 'service-renamed',
  category: 'SOURCE',
  summary: 'A service has another name',
  explanation:
    'Stub generators name the client class after the service, so regenerated stubs do not compile with the caller. Messages are not concerned.',
  remedy: 'Keep the name.',
  spec: 'WSDL 1.1, section 2.7',
  example: { of: 'contract', before: '<wsdl:service name="Sample">', after: '<wsdl:service name="Example">' },
  judges: {
    service({ old, new: replacement }, report) {
      if (old.name.localName === replacement.name.localName) return;
      report({
        old,
        new: replacement,
        component: old.name.localName,
        message: `service ${old.name.localName} is called ${replacement.name.localName} now, and so is the class in regenerated stubs`,
      });
    },
  },
});
